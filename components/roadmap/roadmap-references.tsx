import { useTranslations } from 'next-intl';
import { richTags } from '@/components/links/rich-text';
import { ItemList } from '@/components/ui/item-list';
import { Section } from '@/components/ui/section';

const references = ['process', 'suggest', 'data', 'archive'] as const;

/** How the roadmap is written, and where its data is. Not a `PageText`, whose styles are too large beside those of the table. */
export function RoadmapReferences() {
  const t = useTranslations('pages.roadmap.sections.references');
  const tags = richTags({ newTab: true });
  return (
    <div className="text-page">
      <Section id="references" title={t('title')}>
        <p>{t.rich('intro', tags)}</p>
        <ItemList items={references.map((reference) => t.rich(`list.${reference}`, tags))} />
      </Section>
    </div>
  );
}
