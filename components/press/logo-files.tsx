import { useLocale, useTranslations } from 'next-intl';
import { WithContent } from '@/components/errors/with-content';
import { ListedPicture } from '@/components/pictures/listed-picture';
import { Icon } from '@/components/ui/icon';
import { artworks } from '@/lib/artwork/artwork';
import { withBase } from '@/lib/i18n/base-path';
import type { Locale } from '@/lib/i18n/locales';
import './press.css';

/** The logo that articles should use, and its files (docs/behavior.md, Press). */
export function LogoFiles() {
  const t = useTranslations('pages.press.artwork');
  const locale = useLocale();
  return (
    <div className="flex flex-col gap-3">
      <figure className="flex flex-1 flex-col gap-3">
        <div className="jenkins-logo">
          {/* The placeholder is the site's copy of the logo: a drawing would mislead the press. */}
          <ListedPicture id="press/jenkins.svg" placeholder={withBase('/brand/jenkins.svg')} alt={t('figureAlt')} />
        </div>
        <figcaption className="text-sm text-muted">{t('caption')}</figcaption>
      </figure>
      <WithContent load={() => logoFiles(locale)}>
        {(files) => (
          <p className="flex flex-wrap gap-3">
            {files.map(({ href, format }) => (
              <a key={format} href={href} className="button-quiet">
                <Icon name="download" />
                {format}
              </a>
            ))}
          </p>
        )}
      </WithContent>
    </div>
  );
}

/** The logo's files, SVG first because print media prefer vectors. */
function logoFiles(locale: Locale) {
  const logo = artworks(locale).find(({ file }) => file === 'jenkins');
  return [
    { format: 'SVG', href: logo?.vector },
    { format: 'PNG', href: logo?.href },
  ].filter(({ href }) => href);
}
