import { useTranslations } from 'next-intl';
import { richTags } from '@/components/links/rich-text';
import { ParticipateSubpage } from '@/components/participate/participate-subpage';
import { DestinationVideo } from '@/components/pictures/destination-video';
import { DataTable } from '@/components/ui/data-table';
import { ItemList } from '@/components/ui/item-list';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('participateDocument');

const types = ['user', 'developer', 'solutions', 'plugins'] as const;
const columns = ['type', 'repository', 'comments'] as const;
const steps = ['open', 'edit', 'preview', 'propose'] as const;
const links = ['first', 'advanced', 'sig', 'formatting'] as const;

/** Working on the documentation (docs/behavior.md, Ways to participate). */
export default function DocumentPage() {
  const t = useTranslations('pages.participateDocument');
  const tags = richTags();
  return (
    <ParticipateSubpage
      route="participateDocument"
      start="docsFirstIssues"
      sections={[
        {
          id: 'where-to-find-documentation',
          title: t('where.title'),
          body: (
            <>
              <p>{t.rich('where.text', tags)}</p>
              <DataTable
                caption={t('where.table.caption')}
                head={columns.map((column) => t(`where.table.head.${column}`))}
                rows={types.map((type) => columns.map((column) => t.rich(`where.table.${type}.${column}`, tags)))}
              />
            </>
          ),
        },
        {
          id: 'newcomers',
          title: t('newcomers.title'),
          body: (
            <>
              <p>{t('newcomers.text')}</p>
              <ItemList ordered items={steps.map((step) => t.rich(`newcomers.steps.${step}`, tags))} />
              <p>{t('newcomers.links')}</p>
              <ItemList rows items={links.map((link) => t.rich(`newcomers.list.${link}`, tags))} />
            </>
          ),
        },
        {
          id: 'featured-projects',
          title: t('featured.title'),
          parts: [
            {
              id: 'good-first-issues',
              title: t('firstIssues.title'),
              body: (
                <>
                  <p>{t.rich('firstIssues.text', tags)}</p>
                  <p>{t('firstIssues.how')}</p>
                </>
              ),
            },
            {
              id: 'migrating-plugin-documentation-to-github',
              title: t('pluginDocs.title'),
              body: (
                <>
                  <p>{t.rich('pluginDocs.text', tags)}</p>
                  <p>{t.rich('pluginDocs.guide', tags)}</p>
                  <DestinationVideo to="pluginDocsVideo" title={t('pluginDocs.video')} />
                </>
              ),
            },
            {
              id: 'migrating-other-documentation-to-www-jenkins-io',
              title: t('otherDocs.title'),
              body: (
                <>
                  <p>{t.rich('otherDocs.text', tags)}</p>
                  <p>{t.rich('otherDocs.who', tags)}</p>
                  <p>{t.rich('otherDocs.guide', tags)}</p>
                  <DestinationVideo to="otherDocsVideo" title={t('otherDocs.video')} />
                </>
              ),
            },
          ],
          closing: <p>{t.rich('featured.more', tags)}</p>,
        },
      ]}
    >
      <div className="prose intro">
        <p>{t.rich('intro', tags)}</p>
      </div>
    </ParticipateSubpage>
  );
}
