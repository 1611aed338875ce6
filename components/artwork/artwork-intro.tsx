import { useTranslations } from 'next-intl';
import { richTags } from '@/components/links/rich-text';

/** Who made the original logo, and how the logos may be used. */
export function ArtworkIntro() {
  const t = useTranslations('pages.artwork');
  return (
    <section aria-labelledby="origin" className="page-section">
      <h2 id="origin" className="heading">
        {t('about')}
      </h2>
      <div className="prose">
        <p>
          {t.rich('origin', richTags({ newTab: true }))} {t.rich('rules', richTags())}
        </p>
        <p>
          {t.rich('license', richTags({ newTab: true }))} {t.rich('attribution', richTags())}
        </p>
      </div>
    </section>
  );
}
