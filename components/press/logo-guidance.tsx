import { useTranslations } from 'next-intl';
import { richTags } from '@/components/links/rich-text';
import { ListedPicture } from '@/components/pictures/listed-picture';
import { withBase } from '@/lib/i18n/base-path';
import './press.css';

const guidance = ['versions', 'prefer', 'fun', 'questions'] as const;

/** Which logo to use and which not (docs/behavior.md, Press). */
export function LogoGuidance() {
  const t = useTranslations('pages.press.artwork');
  return (
    <div className="flex max-w-object flex-wrap items-start gap-x-8 gap-y-4">
      <figure className="logo-figure">
        {/* The placeholder is the site's copy of the logo: a drawing would mislead the press. */}
        <ListedPicture
          id="press/jenkins.svg"
          placeholder={withBase('/brand/jenkins.svg')}
          alt={t('figureAlt')}
          className="press-logo"
        />
        <figcaption>{t('caption')}</figcaption>
      </figure>
      <div className="figure-beside-text">
        {guidance.map((item) => (
          <p key={item}>{t.rich(item, richTags())}</p>
        ))}
      </div>
    </div>
  );
}
