import { basePath } from '@/lib/i18n/base-path';
import { type Locale, localeStorageKey, locales } from '@/lib/i18n/locales';
import { negotiateLocale } from '@/lib/i18n/negotiate-locale';

interface LocaleScriptSettings {
  /** The locale of the page that contains the script. */
  pageLocale: string;
  /** The site's locales, the default one first. */
  locales: readonly string[];
  storageKey: string;
  /** The path that the site is served below. */
  base: string;
  /** How long the page stays hidden while waiting for the other one, in milliseconds. */
  timeout: number;
}

/**
 * Redirects visitors to the page in their language before anything is painted, so that nobody sees English first
 * (docs/behavior.md, Languages).
 *
 * A locale in the path is a deliberate choice, which only `?locale=` overrides. Crawlers are never redirected.
 * When the other page can't be loaded, this one is shown with a notice.
 *
 * It must be self-contained, because its source text is inlined, and it runs in browsers that the rest of the site's
 * script does not support: it uses nothing newer than `fetch`.
 */
function redirectToWantedLocale(negotiate: typeof negotiateLocale, settings: LocaleScriptSettings): void {
  const root = document.documentElement;
  const report = (message: string) => console.error('Error loading locale', message);
  if (/bot|crawl|spider|slurp|lighthouse|facebookexternalhit|preview/i.test(navigator.userAgent)) return;

  const address = new URL(location.href);
  const requested = address.searchParams.get('locale');
  let remembered: string | null = null;
  try {
    remembered = localStorage.getItem(settings.storageKey);
    if (requested !== null && settings.locales.includes(requested)) localStorage.setItem(settings.storageKey, requested);
  } catch {
    // Storage may be blocked; the address and the browser's languages still count.
  }

  const languages = navigator.languages ?? [navigator.language];
  const wanted = negotiate({ requested, remembered, languages }, settings.locales);
  if (wanted.invalid !== null) {
    report(`invalid locale "${wanted.invalid}": expected one of ${settings.locales.join(', ')}`);
    return;
  }
  const isDefaultPage = settings.pageLocale === settings.locales[0];
  if (wanted.locale === settings.pageLocale || (wanted.source !== 'query' && !isDefaultPage)) return;

  const here = address.pathname.slice(settings.base.length);
  const path = isDefaultPage ? here : here.slice(settings.pageLocale.length + 1);
  address.searchParams.delete('locale');
  address.pathname = settings.base + (wanted.locale === settings.locales[0] ? path : `/${wanted.locale}${path}`);

  let isSettled = false;
  const settle = (isFound: boolean) => {
    if (isSettled) return;
    isSettled = true;
    if (isFound) {
      location.replace(address.href);
      return;
    }
    report(`${wanted.locale} not found`);
    root.dataset.localeError = wanted.locale;
    root.style.visibility = '';
    dispatchEvent(new Event('jenkins-locale-error'));
  };
  // The page is hidden only once the time limit runs: whatever fails after that, it is shown again.
  setTimeout(settle, settings.timeout, false);
  root.style.visibility = 'hidden';
  try {
    fetch(address.href).then(
      (response) => settle(response.ok),
      () => settle(false),
    );
  } catch {
    settle(false);
  }
}

/** The inline script for the pages of a locale. */
export function localeHeadScript(pageLocale: Locale): string {
  const settings: LocaleScriptSettings = { pageLocale, locales, storageKey: localeStorageKey, base: basePath, timeout: 4000 };
  return `(${redirectToWantedLocale.toString()})(${negotiateLocale.toString()},${JSON.stringify(settings)})`;
}
