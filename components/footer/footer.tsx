import { useLocale, useTranslations } from 'next-intl';
import { InvalidRecords } from '@/components/errors/invalid-records';
import { ResolvedLink } from '@/components/links/address-link';
import { richTags } from '@/components/links/rich-text';
import { Icon } from '@/components/ui/icon';
import type { ContentProblem } from '@/lib/content/content-error';
import { collectInvalidRecords } from '@/lib/content/invalid-records';
import { recordedDestination } from '@/lib/routing/destinations';
import { inFooter, loadNavigation, type Navigation } from '@/lib/site/navigation';
import { loadSite } from '@/lib/site/site';

type FooterNavigation = Navigation['footer'];

/** The footer of every page: four columns of links, the legal line, and social networks (docs/behavior.md, Footer). */
export function Footer() {
  const t = useTranslations('chrome');
  const { copyrightYear, license } = loadSite();
  const { value: navigation, invalidRecords } = collectInvalidRecords(loadNavigation);
  const { columns, social } = navigation.footer;
  return (
    <footer className="footer">
      <div className="footer-inner">
        <FooterColumns columns={columns} invalidRecords={invalidRecords.filter(({ path }) => inFooter(path))} />
        <div className="footer-end">
          <div className="footer-legal">
            {license === 'cc-sa' && <License />}
            <p>{t.rich('footer.copyright', { year: String(copyrightYear), ...richTags({ newTab: 'unmarked' }) })}</p>
          </div>
          <Networks social={social} />
        </div>
      </div>
    </footer>
  );
}

function FooterColumns({ columns, invalidRecords }: Pick<FooterNavigation, 'columns'> & { invalidRecords: ContentProblem[] }) {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <nav aria-label={t('chrome.footer.columns')} className="footer-columns">
      {columns.map(({ label, links }) => (
        <div key={label}>
          <h2 className="pb-1 font-semibold">{t(`chrome.links.${label}`)}</h2>
          <ul>
            {links.map((entry) => (
              <li key={entry.to}>
                <ResolvedLink {...recordedDestination(entry.to, locale)} className="footer-link">
                  {t(entry.text)}
                </ResolvedLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <InvalidRecords invalidRecords={invalidRecords} />
    </nav>
  );
}

/** The community's social networks, as icons with accessible names. */
function Networks({ social }: Pick<FooterNavigation, 'social'>) {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <ul aria-label={t('chrome.footer.followUs')} className="-ml-3 flex flex-wrap items-center">
      {social.map(({ to, icon, text }) => (
        <li key={to}>
          <ResolvedLink {...recordedDestination(to, locale)} className="footer-network">
            <Icon name={icon} />
            <span className="sr-only">{t(text)}</span>
          </ResolvedLink>
        </li>
      ))}
    </ul>
  );
}

function License() {
  const t = useTranslations('chrome.footer');
  return (
    <p>
      <span className="mr-2 inline-flex gap-0.5 align-middle">
        <Icon name="creative-commons" />
        <Icon name="creative-commons-by" />
        <Icon name="creative-commons-sa" />
      </span>
      {t.rich('license', richTags())}
    </p>
  );
}
