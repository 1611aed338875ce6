import { useTranslations } from 'next-intl';
import { DestinationLink } from '@/components/links/destination-link';
import { richTags } from '@/components/links/rich-text';
import { Icon } from '@/components/ui/icon';
import type { RouteId } from '@/lib/routing/routes';
import { loadNavigation } from '@/lib/site/navigation';
import { loadSite } from '@/lib/site/site';
import { PageFeedback } from './page-feedback';

/** The footer: feedback links and license, four columns of links, legal line (docs/behavior.md, Footer). */
export function Footer({ route }: { route?: RouteId }) {
  const t = useTranslations('chrome');
  const { copyrightYear, license } = loadSite();
  return (
    <footer className="footer">
      <div className="footer-inner">
        <div className="footer-top">
          <div className="footer-about">
            {route && <PageFeedback route={route} />}
            {license === 'cc-sa' && <License />}
          </div>
          <FooterColumns />
        </div>
        <p className="footer-legal">
          {t.rich('footer.copyright', { year: String(copyrightYear), ...richTags({ newTab: true }) })}
        </p>
      </div>
    </footer>
  );
}

function FooterColumns() {
  const t = useTranslations();
  const { columns, social } = loadNavigation().footer;
  return (
    <nav aria-label={t('chrome.footer.columns')} className="footer-columns">
      {columns.map(({ label, links }) => (
        <div key={label} className="footer-column">
          <h2 className="footer-heading">{t(`chrome.links.${label}`)}</h2>
          <ul>
            {links.map((entry) => (
              <li key={entry.to}>
                <DestinationLink to={entry.to} className="footer-link">
                  {t(entry.text)}
                </DestinationLink>
              </li>
            ))}
          </ul>
          {label === 'community' && (
            <ul aria-label={t('chrome.footer.followUs')}>
              {social.map((network) => (
                <li key={network.to}>
                  <DestinationLink to={network.to} className="footer-link footer-network">
                    <Icon name={network.icon} />
                    {t(network.text)}
                  </DestinationLink>
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </nav>
  );
}

function License() {
  const t = useTranslations('chrome.footer');
  return (
    <div className="footer-license">
      <div className="footer-license-marks">
        <Icon name="creative-commons" className="size-icon-lg" />
        <Icon name="creative-commons-by" className="size-icon-lg" />
        <Icon name="creative-commons-sa" className="size-icon-lg" />
      </div>
      <p>{t.rich('license', richTags())}</p>
    </div>
  );
}
