import { useTranslations } from 'next-intl';
import { ParticipatePage } from '@/components/participate/participate-page';
import { richTags } from '@/components/text/rich-text';
import { ItemList } from '@/components/ui/item-list';
import { Note } from '@/components/ui/note';
import { Section } from '@/components/ui/section';
import { defaultLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/site/metadata';

export const generateMetadata = () => pageMetadata('participateTest', defaultLocale);

const coreTools = ['unit', 'acceptance'] as const;
const pluginTools = ['unit', 'compatibility', 'performance'] as const;
const coreBuilds = ['pullRequests', 'weekly', 'candidate', 'lts'] as const;
const pluginBuilds = ['pullRequests'] as const;

/** Testing Jenkins and its plugins (specification, section 2). */
export default function TestPage() {
  const t = useTranslations('pages.participateTest');
  const tags = richTags();
  return (
    <ParticipatePage
      route="participateTest"
      contents={[
        { id: 'automated-testing', title: t('automated.title') },
        { id: 'manual-testing', title: t('manual.title') },
      ]}
    >
      <Note>{t.rich('note', tags)}</Note>

      <Section id="automated-testing" title={t('automated.title')}>
        <Section id="jenkins-code" title={t('automated.core.title')} level={3}>
          <ItemList items={coreTools.map((tool) => t.rich(`automated.core.list.${tool}`, tags))} />
        </Section>
        <Section id="jenkins-plugins" title={t('automated.plugins.title')} level={3}>
          <ItemList items={pluginTools.map((tool) => t.rich(`automated.plugins.list.${tool}`, tags))} />
        </Section>
      </Section>

      <Section id="manual-testing" title={t('manual.title')}>
        <p>{t.rich('manual.guides', tags)}</p>
        <Section id="jenkins-code-2" title={t('manual.core.title')} level={3}>
          <ItemList items={coreBuilds.map((build) => t.rich(`manual.core.list.${build}`, tags))} />
        </Section>
        <Section id="jenkins-plugins-2" title={t('manual.plugins.title')} level={3}>
          <ItemList items={pluginBuilds.map((build) => t.rich(`manual.plugins.list.${build}`, tags))} />
        </Section>
      </Section>
    </ParticipatePage>
  );
}
