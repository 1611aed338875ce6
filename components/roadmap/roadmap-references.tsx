import { useTranslations } from 'next-intl';
import { richTags } from '@/components/links/rich-text';
import { ItemList } from '@/components/ui/item-list';

const references = ['process', 'suggest', 'data', 'archive'] as const;

/** Links to the roadmap's process, data and archive. */
export function RoadmapReferences() {
  const t = useTranslations('pages.roadmap.references');
  return (
    <section aria-labelledby="references" className="page-section">
      <h2 id="references" className="heading">
        {t('title')}
      </h2>
      <ItemList items={references.map((reference) => t.rich(reference, richTags({ newTab: true })))} />
    </section>
  );
}
