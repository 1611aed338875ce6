import { useTranslations } from 'next-intl';
import { richTags } from '@/components/links/rich-text';

/** Who made the original logo, and how the logos may be used. */
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
