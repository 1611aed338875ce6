import { useLocale, useMessages, useTranslations } from 'next-intl';
import { InvalidRecords } from '@/components/errors/invalid-records';
import { InlineScript } from '@/components/inline-scripts/inline-script';
import { LocaleMenu } from '@/components/locale/locale-menu';
import { LocaleStatus } from '@/components/locale/locale-status';
import { SearchBox } from '@/components/search/search-box';
import { ThemeSwitch } from '@/components/theme/theme-switch';
import { Hydrated } from '@/components/ui/hydrated';
import { Icon } from '@/components/ui/icon';
import { collectInvalidRecords, logInvalidRecords } from '@/lib/content/invalid-records';
import { withBase } from '@/lib/i18n/base-path';
import { localeName } from '@/lib/i18n/locale-names';
import { locales } from '@/lib/i18n/locales';
import { recordedDestination, resolveDestination } from '@/lib/routing/destinations';
import { inFooter, loadNavigation, type NavigationEntry, type NavigationMenu } from '@/lib/site/navigation';
import { loadSite } from '@/lib/site/site';
import { NavbarEntries, type NavbarLink, type NavbarMenu, NavLink } from './navbar-entries';

interface NavbarProps {
  /** For a page without translations: the English address of the page that the language menu links to instead. */
  localePath?: string;
}

/** The navigation bar (docs/behavior.md, Navigation bar). It works without JavaScript; `controlMenus` enhances it. */
export function Navbar({ localePath }: NavbarProps) {
  const t = useTranslations('chrome');
  const { value: navigation, invalidRecords } = collectInvalidRecords(loadNavigation);
  logInvalidRecords(invalidRecords);
  const { foundation, bar, download } = navigation;
  const { property, showSearchBox } = loadSite();
  const link = useNavbarLink();
  const menu = useNavbarMenu();
  // In the drawer, the foundation's links appear only in the foundation's menu.
  const isBarOnly = ({ to }: NavigationEntry) => foundation.menu.some((entry) => entry.to === to);
  const entries = [
    ...bar.map((entry) => ('menu' in entry ? menu(entry, { isBarOnly }) : link(entry))),
    { ...menu(foundation), text: t('foundationMenu'), longText: t('foundationTitle') },
  ];

  return (
    <header className="navbar-shell">
      <div className="navbar">
        <Brand />
        <nav id="site-menu" popover="auto" aria-label={t('mainNavigation')} className="site-menu">
          {showSearchBox && (
            <button type="button" data-search="" className="bar-item drawer-only needs-script w-full">
              <Icon name="search" />
              {t('search.field')}
            </button>
          )}
          <ul className="site-menu-list">
            <NavbarEntries entries={entries} property={property} />
          </ul>
          <InvalidRecords invalidRecords={invalidRecords.filter(({ path }) => !inFooter(path))} />
          <div className="navbar-tools">
            <LanguageMenu path={localePath} />
            <ThemeMenu />
          </div>
        </nav>
        <div className="navbar-end">
          {showSearchBox && <SearchBox />}
          <NavLink link={link(download)} property={property} className="bar-item bar-button" />
          <button type="button" popoverTarget="site-menu" className="bar-item drawer-only">
            <Icon name="menu-2" />
            <span className="sr-only">{t('toggleNavigation')}</span>
          </button>
        </div>
      </div>
      <InlineScript name="navbar-fit" />
      <LocaleStatus />
      <Hydrated part="bar" />
    </header>
  );
}

/** The Jenkins logo and name, linking to the start page. */
function Brand() {
  const t = useTranslations('site');
  const { href } = resolveDestination('home', useLocale());
  return (
    <NavLink link={{ text: t('name'), href }} property={loadSite().property} className="navbar-brand">
      {/* Low priority, because text matters more. The start page shows the same file large and requests it early. */}
      {/* biome-ignore lint/performance/noImgElement: an SVG file needs no image optimizer */}
      <img src={withBase('/brand/jenkins.svg')} alt="" width="24" height="33" fetchPriority="low" />
      {t('name')}
    </NavLink>
  );
}

/** Returns a function that builds a link in the page's language. */
function useNavbarLink(): (entry: NavigationEntry) => NavbarLink {
  const t = useTranslations();
  const locale = useLocale();
  const { hints } = useMessages().chrome;
  const isExplained = (to: string): to is keyof typeof hints => Object.hasOwn(hints, to);
  return ({ to, text, repeated }) => {
    const { href, kind } = recordedDestination(to, locale);
    return {
      text: t(text),
      href,
      ...(repeated && { isRepeated: true }),
      ...(isExplained(to) && { hint: t(`chrome.hints.${to}`) }),
      ...(kind === 'external' && { isExternal: true }),
      ...(kind === 'missing' && { brokenText: t('chrome.linkBroken') }),
    };
  };
}

/** Returns a function that builds a menu in the page's language. */
function useNavbarMenu(): (menu: NavigationMenu, options?: { isBarOnly?: (entry: NavigationEntry) => boolean }) => NavbarMenu {
  const t = useTranslations('chrome.links');
  const link = useNavbarLink();
  return ({ label, menu }, { isBarOnly } = {}) => ({
    text: t(label),
    links: menu.map((entry) => ({
      ...link(entry),
      kind: entry.kind,
      ...(entry.group && { group: t(entry.group) }),
      ...(entry.newColumn && { newColumn: true }),
      ...(isBarOnly?.(entry) && { barOnly: true }),
    })),
  });
}

function LanguageMenu({ path }: { path?: string }) {
  const t = useTranslations('chrome.locale');
  const current = useLocale();
  return (
    <LocaleMenu
      current={current}
      path={path}
      options={locales.map((locale) => ({ locale, name: localeName(locale) }))}
      labels={useMessages().chrome.locale}
      summary={
        <>
          <Icon name="language" />
          <span aria-hidden="true" className="bar-name drawer-only">
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
    <details name="navbar" className="needs-script relative">
      <summary className="bar-item">
        <Icon name="sun" className="size-icon dark:hidden" />
        <Icon name="moon" className="hidden size-icon dark:block" />
        <span className="bar-name">{t('label')}</span>
        <Icon name="chevron-down" className="dropdown-arrow" />
      </summary>
      <ThemeSwitch
        legend={t('label')}
        options={[
          { value: 'light', label: t('light') },
          { value: 'dark', label: t('dark') },
          { value: 'system', label: t('auto') },
        ]}
      />
    </details>
  );
}
