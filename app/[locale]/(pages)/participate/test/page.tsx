import { useTranslations } from 'next-intl';
import { richTags } from '@/components/links/rich-text';
import { ParticipateSubpage } from '@/components/participate/participate-subpage';
import { ItemList } from '@/components/ui/item-list';
import { Note } from '@/components/ui/note';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('participateTest');

const coreTools = ['unit', 'acceptance'] as const;
const pluginTools = ['unit', 'compatibility', 'performance'] as const;
const coreBuilds = ['pullRequests', 'weekly', 'candidate', 'lts'] as const;
const pluginBuilds = ['pullRequests'] as const;
const reportedParts = ['core', 'plugins', 'website', 'infrastructure', 'security'] as const;

/** Testing Jenkins and its plugins (docs/behavior.md, Ways to participate). */
export default function TestPage() {
  const t = useTranslations('pages.participateTest');
  const tags = richTags();
  return (
    <ParticipateSubpage
      route="participateTest"
      start="testHarness"
      sections={[
        {
          id: 'automated-testing',
          title: t('automated.title'),
          parts: [
            {
              id: 'jenkins-code',
              title: t('automated.core.title'),
              body: <ItemList rows items={coreTools.map((tool) => t.rich(`automated.core.list.${tool}`, tags))} />,
            },
            {
              id: 'jenkins-plugins',
              title: t('automated.plugins.title'),
              body: <ItemList rows items={pluginTools.map((tool) => t.rich(`automated.plugins.list.${tool}`, tags))} />,
            },
          ],
        },
        {
          id: 'manual-testing',
          title: t('manual.title'),
          body: <p>{t.rich('manual.guides', tags)}</p>,
          parts: [
            {
              id: 'jenkins-code-2',
              title: t('manual.core.title'),
              body: <ItemList rows items={coreBuilds.map((build) => t.rich(`manual.core.list.${build}`, tags))} />,
            },
            {
              id: 'jenkins-plugins-2',
              title: t('manual.plugins.title'),
              body: <ItemList rows items={pluginBuilds.map((build) => t.rich(`manual.plugins.list.${build}`, tags))} />,
            },
          ],
        },
        {
          id: 'report-what-you-find',
          title: t('reports.title'),
          body: (
            <>
              <p>{t('reports.text')}</p>
              <ItemList items={reportedParts.map((part) => t.rich(`reports.list.${part}`, tags))} />
            </>
          ),
        },
      ]}
    >
      <div className="intro">
        <Note>{t.rich('note', tags)}</Note>
      </div>
    </ParticipateSubpage>
  );
}
