import { useLocale, useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { InlineScript } from '@/components/inline-scripts/inline-script';
import { ResolvedLink } from '@/components/links/address-link';
import { LocaleMenu } from '@/components/locale/locale-menu';
import { LocaleStatus } from '@/components/locale/locale-status';
import { MissingRecords } from '@/components/missing/missing-records';
import { SearchBox } from '@/components/search/search-box';
import { ThemeSwitch } from '@/components/theme/theme-switch';
import { Icon } from '@/components/ui/icon';
import { TakenOver } from '@/components/ui/taken-over';
import { collectLeftOut, logLeftOut } from '@/lib/content/left-out';
import { withBase } from '@/lib/i18n/base-path';
import { localeName } from '@/lib/i18n/locale-names';
import { locales } from '@/lib/i18n/locales';
import { recordedDestination, resolveDestination } from '@/lib/routing/destinations';
import { inFooter, loadNavigation, type NavigationEntry, type NavigationMenu } from '@/lib/site/navigation';
import { loadSite } from '@/lib/site/site';
import { NavLink } from './nav-link';
import { NavbarShell } from './navbar-shell';

interface NavbarProps {
  /** For a page without translations: the English address of the page that the language menu links to instead. */
  localePath?: string;
}

/** The navigation bar (docs/behavior.md, Navigation bar). It is complete as HTML; NavbarShell enhances it. */
export function Navbar({ localePath }: NavbarProps) {
  const t = useTranslations('chrome');
  const { value: navigation, leftOut } = collectLeftOut(loadNavigation);
  logLeftOut(leftOut);
  const { foundation, bar, download } = navigation;
  const { showSearchBox } = loadSite();
  // The sheet shows the foundation's links in its own menu only.
  const isRepeated = ({ to }: NavigationEntry) => foundation.menu.some((entry) => entry.to === to);
  const link = (entry: NavigationEntry, className: string) => <BarLink entry={entry} className={className} />;

  return (
    <NavbarShell>
      <div className="navbar">
        <Brand />
        <nav id="site-menu" popover="auto" aria-label={t('mainNavigation')} className="site-menu">
          {showSearchBox && (
            <button type="button" data-search="" className="bar-item needs-script sheet-search">
              <Icon name="search" />
              {t('search.field')}
            </button>
          )}
          <ul className="site-menu-list">
            {bar.map((entry) => (
              <li key={'menu' in entry ? entry.label : entry.to}>
                {'menu' in entry ? (
                  <Dropdown button={t(`links.${entry.label}`)} menu={entry} link={link} isBarOnly={isRepeated} />
                ) : (
                  link(entry, 'bar-item')
                )}
              </li>
            ))}
            <li>
              <Dropdown button={<abbr title={t('foundationTitle')}>{t('foundationMenu')}</abbr>} menu={foundation} link={link} />
            </li>
            {leftOut.some(({ path }) => !inFooter(path)) && (
              <li>
                <MissingRecords leftOut={leftOut.filter(({ path }) => !inFooter(path))} />
              </li>
            )}
          </ul>
          <div className="navbar-tools">
            <LanguageMenu path={localePath} />
            <ThemeMenu />
          </div>
        </nav>
        <div className="navbar-end">
          {showSearchBox && <SearchBox />}
          {link(download, 'bar-item bar-button')}
          <button type="button" popoverTarget="site-menu" className="bar-item navbar-toggle">
            <Icon name="menu-2" />
            <span className="sr-only">{t('toggleNavigation')}</span>
          </button>
        </div>
      </div>
      <InlineScript name="navbar-fit" />
      <LocaleStatus />
      <TakenOver part="bar" />
    </NavbarShell>
  );
}

/** The Jenkins logo and name, linking to the start page. */
function Brand() {
  const t = useTranslations('site');
  const { href } = resolveDestination('home', useLocale());
  return (
    <NavLink href={href} property={loadSite().property} className="navbar-brand">
      {/* The words of a page come first. The start page shows the same file large, and asks for it early. */}
      {/* biome-ignore lint/performance/noImgElement: an SVG file needs no image optimiser */}
      <img src={withBase('/brand/jenkins.svg')} alt="" width="24" height="33" fetchPriority="low" />
      {t('name')}
    </NavLink>
  );
}

interface DropdownProps {
  button: ReactNode;
  menu: NavigationMenu;
  link: (entry: NavigationEntry, className: string) => ReactNode;
  /** Whether the sheet of the collapsed bar leaves an entry out. */
  isBarOnly?: (entry: NavigationEntry) => boolean;
}

function Dropdown({ button, menu, link, isBarOnly }: DropdownProps) {
  const t = useTranslations('chrome.links');
  return (
    <details name="navbar" className="dropdown">
      <summary className="bar-item">
        {button}
        <Icon name="chevron-down" className="dropdown-arrow" />
      </summary>
      <ul className="menu">
        {menu.menu.map((entry) => {
          const { to, group, newColumn, kind } = entry;
          const begins = newColumn && 'menu-column';
          const barOnly = isBarOnly?.(entry) && 'bar-only';
          return (
            <Fragment key={to}>
              {group && <li className={classNames('menu-title', begins, barOnly)}>{t(group)}</li>}
              <li className={classNames(!group && begins, barOnly)}>{link(entry, `menu-item menu-${kind}`)}</li>
            </Fragment>
          );
        })}
      </ul>
    </details>
  );
}

function classNames(...names: (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}

function BarLink({ entry, className }: { entry: NavigationEntry; className: string }) {
  const t = useTranslations();
  const destination = recordedDestination(entry.to, useLocale());
  const { href, kind } = destination;
  if (kind === 'missing') {
    return (
      <ResolvedLink {...destination} className={className}>
        {t(entry.text)}
      </ResolvedLink>
    );
  }
  return (
    <NavLink
      href={href}
      property={loadSite().property}
      title={entry.hint && t(`chrome.hints.${entry.hint}`)}
      className={className}
    >
      {t(entry.text)}
      {kind === 'external' && <Icon name="external-link" className="external-mark" />}
    </NavLink>
  );
}

function LanguageMenu({ path }: { path?: string }) {
  const t = useTranslations('chrome.locale');
  const current = useLocale();
  return (
    <LocaleMenu
      current={current}
      path={path}
      options={locales.map((locale) => ({ locale, name: localeName(locale) }))}
      words={{ loading: t('loading'), failed: t('failed'), dismiss: t('dismiss') }}
      summary={
        <>
          <Icon name="language" />
          <span aria-hidden="true" className="bar-name">
            {localeName(current)}
          </span>
          <span className="sr-only">{t('current', { language: localeName(current) })}</span>
          <Icon name="chevron-down" className="dropdown-arrow" />
        </>
      }
    />
  );
}

function ThemeMenu() {
  const t = useTranslations('chrome.theme');
  return (
    <details name="navbar" className="dropdown needs-script">
      <summary className="bar-item">
        <Icon name="sun" className="size-icon dark:hidden" />
        <Icon name="moon" className="hidden size-icon dark:block" />
        <span className="bar-name">{t('label')}</span>
        <Icon name="chevron-down" className="dropdown-arrow" />
      </summary>
      <div className="menu menu-end">
        <ThemeSwitch
          legend={t('label')}
          options={[
            { value: 'light', label: t('light') },
            { value: 'dark', label: t('dark') },
            { value: 'system', label: t('auto') },
          ]}
        />
      </div>
    </details>
  );
}
