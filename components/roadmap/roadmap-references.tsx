import { useTranslations } from 'next-intl';
import { richTags } from '@/components/links/rich-text';
import { ItemList } from '@/components/ui/item-list';

const references = ['process', 'suggest', 'data', 'archive'] as const;

/** Where the roadmap comes from and how to take part in it. */
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
