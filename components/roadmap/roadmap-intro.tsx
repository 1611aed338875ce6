import { useTranslations } from 'next-intl';
import { richTags } from '@/components/links/rich-text';

/** What the roadmap is and what it doesn't promise. */
export function RoadmapIntro() {
  const t = useTranslations('pages.roadmap');
  return (
    <div className="page-section">
      <div className="prose">
        <p>{t.rich('intro', richTags())}</p>
        <p>{t.rich('noCommitment', richTags())}</p>
      </div>
    </div>
  );
}
