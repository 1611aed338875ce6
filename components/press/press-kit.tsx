import { useLocale, useTranslations } from 'next-intl';
import { WithContent } from '@/components/errors/with-content';
import { DestinationLink } from '@/components/links/destination-link';
import { Icon } from '@/components/ui/icon';
import { artworks } from '@/lib/artwork/artwork';
import { withBase } from '@/lib/i18n/base-path';
import type { Locale } from '@/lib/i18n/locales';
import { figureText, loadFigures } from '@/lib/site/figures';
import { loadSite } from '@/lib/site/site';
import { AskButton } from './ask-button';
import './press.css';

/** The essentials for journalists: logo, facts, and contact (docs/behavior.md, Press). */
export function PressKit() {
  const t = useTranslations('pages.press');
  const site = useTranslations('site');
  const locale = useLocale();
  return (
    <WithContent load={() => ({ figures: loadFigures(), files: logoFiles(locale) })}>
      {({ figures, files }) => (
        <div className="page-section text-page">
          <section className="press-kit">
            <div className="press-kit-logo">
              {/* biome-ignore lint/performance/noImgElement: the site's own copy, which every page already loads for the navbar */}
              <img src={withBase('/brand/jenkins.svg')} alt={t('kit.logo')} width="116" height="160" />
              <p>
                {files.map(({ href, format }) => (
                  <a key={format} href={href} className="button-quiet">
                    <Icon name="download" />
                    {format}
                  </a>
                ))}
              </p>
            </div>
            <dl className="press-facts">
              <div>
                <dt>{t('kit.name')}</dt>
                <dd translate="no">{site('name')}</dd>
              </div>
              <div>
                <dt>{t('kit.license')}</dt>
                <dd>
                  <DestinationLink to="coreLicense">{t('kit.mit')}</DestinationLink>
                </dd>
              </div>
              <div>
                <dt>{t('kit.home')}</dt>
                <dd>
                  <DestinationLink to="home">{new URL(loadSite().property).host}</DestinationLink>
                </dd>
              </div>
              <div>
                <dt>{t('kit.installations')}</dt>
                <dd>{t('kit.known', figureText(figures))}</dd>
              </div>
            </dl>
            <div className="press-ask">
              <p>{t('intro')}</p>
              <AskButton />
            </div>
          </section>
        </div>
      )}
    </WithContent>
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
