import { useLocale, useTranslations } from 'next-intl';
import { ResolvedLink } from '@/components/links/address-link';
import { richTags } from '@/components/links/rich-text';
import { MissingRecords } from '@/components/missing/missing-records';
import { Icon } from '@/components/ui/icon';
import { collectLeftOut } from '@/lib/content/left-out';
import { recordedDestination } from '@/lib/routing/destinations';
import type { RouteId } from '@/lib/routing/routes';
import { inFooter, loadNavigation } from '@/lib/site/navigation';
import { loadSite } from '@/lib/site/site';
import { type FeedbackPage, PageFeedback } from './page-feedback';

/** The footer: feedback links and license, four columns of links, legal line (docs/behavior.md, Footer). */
export function Footer({ route, page }: { route?: RouteId; page?: FeedbackPage }) {
  const t = useTranslations('chrome');
  const { copyrightYear, license } = loadSite();
  return (
    <footer className="footer">
      <div className="footer-inner">
        <div className="footer-top">
          <div className="footer-about">
            {route && <PageFeedback route={route} page={page} />}
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
  const locale = useLocale();
  const { value: navigation, leftOut } = collectLeftOut(loadNavigation);
  const { columns, social } = navigation.footer;
  return (
    <nav aria-label={t('chrome.footer.columns')} className="footer-columns">
      {columns.map(({ label, links }) => (
        <div key={label} className="footer-column">
          <h2 className="footer-heading">{t(`chrome.links.${label}`)}</h2>
          <ul>
            {links.map((entry) => (
              <li key={entry.to}>
                <ResolvedLink {...recordedDestination(entry.to, locale)} className="footer-link">
                  {t(entry.text)}
                </ResolvedLink>
              </li>
            ))}
          </ul>
          {label === 'community' && (
            <ul aria-label={t('chrome.footer.followUs')}>
              {social.map((network) => (
                <li key={network.to}>
                  <ResolvedLink {...recordedDestination(network.to, locale)} className="footer-link footer-network">
                    <Icon name={network.icon} />
                    {t(network.text)}
                  </ResolvedLink>
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
      <MissingRecords leftOut={leftOut.filter(({ path }) => inFooter(path))} />
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
