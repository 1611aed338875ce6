import { useTranslations } from 'next-intl';
import { DestinationLink } from '@/components/links/destination-link';
import { richTags } from '@/components/links/rich-text';
import { Icon } from '@/components/ui/icon';
import type { RouteId } from '@/lib/routing/routes';
import { loadNavigation } from '@/lib/site/navigation';
import { loadSite } from '@/lib/site/site';
import { PageFeedback } from './page-feedback';

/** The footer: feedback and license, four columns of links, legal line (specification, section 2). */
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
  const t = useTranslations('chrome');
  const { columns, social } = loadNavigation().footer;
  return (
    <nav aria-label={t('footer.columns')} className="footer-columns">
      {columns.map(({ label, links }) => (
        <div key={label} className="footer-column">
          <h2 className="footer-heading">{t(`links.${label}`)}</h2>
          <ul>
            {links.map((entry) => (
              <li key={entry.label}>
                <DestinationLink to={entry.to} className="footer-link">
                  {t(`links.${entry.label}`)}
                </DestinationLink>
              </li>
            ))}
          </ul>
          {label === 'community' && (
            <ul aria-label={t('footer.followUs')}>
              {social.map((network) => (
                <li key={network.label}>
                  <DestinationLink to={network.to} className="footer-link footer-network">
                    <Icon name={network.icon} />
                    {t(`links.${network.label}`)}
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
