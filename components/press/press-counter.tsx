import { useFormatter, useTranslations } from 'next-intl';
import { WithContent } from '@/components/errors/with-content';
import { ButtonLink } from '@/components/links/button-link';
import { DestinationLink } from '@/components/links/destination-link';
import { figureText, loadFigures } from '@/lib/site/figures';
import './press.css';

/** The year of the first release with this name. */
const firstRelease = '2011';

/** What journalists need first, on the front of the counter: facts, and where to ask (docs/behavior.md, Press). */
export function PressCounter() {
  const t = useTranslations('pages.press');
  const format = useFormatter();
  return (
    <div className="page-section">
      <div className="press-counter">
        <WithContent load={loadFigures}>
          {(figures) => (
            <dl>
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
          )}
        </WithContent>
        <div className="press-ask">
          <p>{t('intro')}</p>
          <ButtonLink to="pressForum">{t('contact.ask')}</ButtonLink>
        </div>
      </div>
    </div>
  );
}
