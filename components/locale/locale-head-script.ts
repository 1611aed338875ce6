import { type Locale, localeStorageKey, locales } from '@/lib/i18n/locales';
import { negotiateLocale } from '@/lib/i18n/negotiate-locale';

interface LocaleScriptSettings {
  /** The locale of the page that the script stands in. */
  pageLocale: string;
  /** The site's locales, the default one first. */
  locales: readonly string[];
  storageKey: string;
  /** How long to wait for the other page, in milliseconds, before this one is shown after all. */
  patience: number;
}

/**
 * Takes a visitor to the page in the locale they want, before anything is painted, so that nobody
 * sees English first (docs/behavior.md, Languages).
 *
 * An address with a locale in its path has been chosen as it is; only `?locale=` changes it. A
 * crawler stays where it is. When the other page can't be had, this one is shown and says so.
 *
 * It refers to nothing outside itself: its source text is what runs.
 */
export function redirectToWantedLocale(negotiate: typeof negotiateLocale, settings: LocaleScriptSettings): void {
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
    // Without storage nothing is remembered; the address and the browser's languages still count.
  }

  const wanted = negotiate({ requested, remembered, languages: navigator.languages }, settings.locales);
  if (wanted.invalid !== null) {
    report(`invalid locale "${wanted.invalid}": expected one of ${settings.locales.join(', ')}`);
    return;
  }
  const isDefaultPage = settings.pageLocale === settings.locales[0];
  if (wanted.locale === settings.pageLocale || (wanted.source !== 'query' && !isDefaultPage)) return;

  const path = isDefaultPage ? address.pathname : address.pathname.slice(settings.pageLocale.length + 1);
  address.searchParams.delete('locale');
  address.pathname = wanted.locale === settings.locales[0] ? path : `/${wanted.locale}${path}`;

  const stay = () => {
    report(`${wanted.locale} not found`);
    root.dataset.localeError = wanted.locale;
    root.style.visibility = '';
    dispatchEvent(new Event('jenkins-locale-error'));
  };
  root.style.visibility = 'hidden';
  fetch(address.href, { signal: AbortSignal.timeout(settings.patience) }).then(
    (response) => (response.ok ? location.replace(address.href) : stay()),
    stay,
  );
}

/** The script for the head of a page in a locale. */
export function localeHeadScript(pageLocale: Locale): string {
  const settings: LocaleScriptSettings = { pageLocale, locales, storageKey: localeStorageKey, patience: 4000 };
  return `(${redirectToWantedLocale.toString()})(${negotiateLocale.toString()},${JSON.stringify(settings)})`;
}
