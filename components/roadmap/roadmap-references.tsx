import { useTranslations } from 'next-intl';
import { richTags } from '@/components/text/rich-text';

const references = ['process', 'suggest', 'data', 'archive'] as const;

/** Where the roadmap comes from and how to take part in it. */
export function RoadmapReferences() {
  const t = useTranslations('pages.roadmap.references');
  return (
    <section aria-labelledby="references" className="page-section">
      <h2 id="references" className="heading">
        {t('title')}
      </h2>
      <ul className="link-list">
        {references.map((reference) => (
          <li key={reference}>{t.rich(reference, richTags({ newTab: true }))}</li>
        ))}
      </ul>
    </section>
  );
}
