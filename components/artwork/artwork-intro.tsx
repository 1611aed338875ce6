import { useTranslations } from 'next-intl';
import { richTags } from '@/components/links/rich-text';

/** Where the original logo comes from, and what whoever shows the logos owes. */
export function ArtworkIntro() {
  const t = useTranslations('pages.artwork');
  return (
    <div className="page-section">
      <div className="prose">
        <p>
          {t.rich('origin', richTags({ newTab: true }))} {t.rich('rules', richTags())}
        </p>
        <p>
          {t.rich('license', richTags({ newTab: true }))} {t.rich('attribution', richTags())}
        </p>
      </div>
    </div>
  );
}
