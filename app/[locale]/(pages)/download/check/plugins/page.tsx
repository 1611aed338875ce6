import { useTranslations } from 'next-intl';
import { WithContent } from '@/components/errors/with-content';
import { ReferencePage } from '@/components/layout/reference-page';
import { richTags } from '@/components/links/rich-text';
import { LatestWarnings } from '@/components/plugin-check/latest-warnings';
import { PluginCheckForm } from '@/components/plugin-check/plugin-check-form';
import { ItemList } from '@/components/ui/item-list';
import { Section } from '@/components/ui/section';
import { loadPluginWarnings } from '@/lib/advisories/plugin-warnings';
import { tryContent } from '@/lib/content/try-content';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('pluginCheck');

const places = ['file', 'bundle', 'api', 'script', 'cli'] as const;

/** Prints the list of installed plugins in the script console. */
const script = 'Jenkins.get().pluginManager.plugins.each { println "$it.shortName:$it.version" }';

/** The page that compares a list of plugins with the security warnings (docs/behavior.md, Check plugins). */
export default function PluginCheckPage() {
  const t = useTranslations('pages.pluginCheck');
  const tags = richTags();
  return (
    <ReferencePage route="pluginCheck" parent="downloadCheck" asOf={tryContent(loadPluginWarnings)?.asOf}>
      <div className="page-section text-page">
        <PluginCheckForm>
          <Section id="find-your-list" title={t('find.title')}>
            <ItemList items={places.map((place) => t.rich(`find.list.${place}`, { ...tags, script }))} />
          </Section>
        </PluginCheckForm>
        <Section id="latest-warnings" title={t('latest.title')}>
          <WithContent load={loadPluginWarnings}>{(warnings) => <LatestWarnings {...warnings} />}</WithContent>
        </Section>
      </div>
    </ReferencePage>
  );
}
