import { useTranslations } from 'next-intl';
import { WithContent } from '@/components/errors/with-content';
import { richTags } from '@/components/links/rich-text';
import { ParticipateSubpage } from '@/components/participate/participate-subpage';
import { DestinationVideo } from '@/components/pictures/destination-video';
import { ItemList } from '@/components/ui/item-list';
import { metadataOf } from '@/lib/metadata/metadata';
import { figureWords, loadFigures } from '@/lib/site/figures';

export const generateMetadata = metadataOf('participateCode');

const nameRules = ['plugins', 'libraries'] as const;
const pluginGuides = ['developerGuide', 'tutorial', 'hosting', 'adopt', 'advice', 'pullRequests'] as const;
const groups = ['sigs', 'projects'] as const;
const beginnerIssues = ['core', 'github'] as const;
const beginnerLinks = ['guide', 'slides', 'outreach'] as const;

/** Contributing code (docs/behavior.md, Ways to participate). */
export default function CodePage() {
  const t = useTranslations('pages.participateCode');
  const tags = richTags();
  return (
    <ParticipateSubpage
      route="participateCode"
      start="goodFirstIssues"
      sections={[
        {
          id: 'where-to-contribute',
          title: t('where.title'),
          body: (
            <>
              <p>{t.rich('where.text', tags)}</p>
              <ItemList
                items={[
                  <div key="main">
                    <WithContent load={loadFigures}>
                      {(figures) => t.rich('where.organizations.main', { ...figureWords(figures), ...tags })}
                    </WithContent>
                    <ItemList items={nameRules.map((rule) => t.rich(`where.names.${rule}`, tags))} />
                  </div>,
                  t.rich('where.organizations.infra', tags),
                ]}
              />
              <p>{t('where.rules')}</p>
            </>
          ),
          parts: [
            {
              id: 'plugins',
              title: t('plugins.title'),
              body: (
                <>
                  <WithContent load={loadFigures}>
                    {(figures) => <p>{t.rich('plugins.text', { ...figureWords(figures), ...tags })}</p>}
                  </WithContent>
                  <p>{t('plugins.guides')}</p>
                  <ItemList rows items={pluginGuides.map((guide) => t.rich(`plugins.list.${guide}`, tags))} />
                </>
              ),
            },
            {
              id: 'jenkins-core',
              title: t('core.title'),
              body: (
                <>
                  <p>{t('core.text')}</p>
                  <p>{t.rich('core.more', tags)}</p>
                </>
              ),
            },
            {
              id: 'infrastructure',
              title: t('infrastructure.title'),
              body: (
                <>
                  <p>{t('infrastructure.text')}</p>
                  <p>{t.rich('infrastructure.openSource', tags)}</p>
                </>
              ),
            },
            {
              id: 'other-components',
              title: t('other.title'),
              body: (
                <>
                  <p>{t('other.text')}</p>
                  <ItemList rows items={groups.map((group) => t.rich(`other.list.${group}`, tags))} />
                </>
              ),
            },
          ],
        },
        {
          id: 'newcomers',
          title: t('newcomers.title'),
          body: (
            <>
              <p>{t('newcomers.text')}</p>
              <ItemList rows items={beginnerIssues.map((issues) => t.rich(`newcomers.issues.${issues}`, tags))} />
              <p>{t('newcomers.links')}</p>
              <ItemList rows items={beginnerLinks.map((link) => t.rich(`newcomers.list.${link}`, tags))} />
              <DestinationVideo to="contributingVideo" title={t('newcomers.video')} />
            </>
          ),
        },
        { id: 'experienced-contributors', title: t('experienced.title'), body: <p>{t.rich('experienced.text', tags)}</p> },
      ]}
    >
      <div className="prose intro">
        <p>{t('intro')}</p>
      </div>
    </ParticipateSubpage>
  );
}
