import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { WithContent } from '@/components/errors/with-content';
import { DestinationLink } from '@/components/links/destination-link';
import { Icon } from '@/components/ui/icon';
import { artworks } from '@/lib/artwork/artwork';
import type { Locale } from '@/lib/i18n/locales';
import { figureText, loadFigures } from '@/lib/site/figures';
import { AskButton } from './ask-button';
import './press.css';

/** The year of the first release with this name. */
const firstRelease = '2011';

/** The essentials for journalists: facts, contact, and logo (docs/behavior.md, Press). */
export function PressKit() {
  const t = useTranslations('pages.press');
  const format = useFormatter();
  const locale = useLocale();
  return (
    <WithContent load={() => ({ figures: loadFigures(), files: logoFiles(locale) })}>
      {({ figures, files }) => (
        <div className="page-section text-page">
          <section className="flex flex-col gap-8">
            <dl className="press-facts">
              {[
                { name: t('kit.released'), value: firstRelease },
                { name: t('kit.installations', figureText(figures)), value: format.number(figures.installationsNow.value) },
                { name: t('kit.plugins', figureText(figures)), value: format.number(figures.pluginsNow.value) },
                { name: t('kit.license'), value: <DestinationLink to="coreLicense">{t('kit.mit')}</DestinationLink> },
              ].map(({ name, value }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd className="figure">{value}</dd>
                </div>
              ))}
            </dl>
            <div className="press-ways">
              <p className="sm:pr-8">{t('intro')}</p>
              <AskButton />
              <p className="self-end font-semibold md:pl-9.5">{t('kit.logo')}</p>
              <p className="flex flex-wrap gap-3 md:pl-9.5">
                {files.map(({ href, format }) => (
                  <a key={format} href={href} className="button-quiet">
                    <Icon name="download" />
                    {format}
                  </a>
                ))}
              </p>
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
