import { useTranslations } from 'next-intl';
import { richTags } from '@/components/links/rich-text';
import { ItemList } from '@/components/ui/item-list';

const references = ['process', 'suggest', 'data', 'archive'] as const;

/** How the roadmap comes about, and links to the roadmap's process, data and archive. */
export function RoadmapReferences() {
  const t = useTranslations('pages.roadmap.references');
  const roadmap = useTranslations('pages.roadmap');
  return (
    <section aria-labelledby="references" className="page-section">
      <h2 id="references" className="heading">
        {t('title')}
      </h2>
      <div className="prose pb-3">
        <p>{roadmap.rich('intro', richTags())}</p>
      </div>
      <ItemList items={references.map((reference) => t.rich(reference, richTags({ newTab: true })))} />
    </section>
  );
}
