import { localPath } from '@/lib/i18n/local-path';
import { defaultLocale, invalidLocale, isLocale, localeStorageKey, locales, rememberLocale } from '@/lib/i18n/locales';
import { negotiateLocale } from '@/lib/i18n/negotiate-locale';

/** How long this page stays hidden while the other one loads, in milliseconds. */
const timeout = 4000;

/**
 * Redirects visitors to the page in their language before anything is painted, so that nobody sees English first
 * (docs/behavior.md, Languages).
 *
 * A locale in the path is a deliberate choice, which only `?locale=` overrides. Crawlers are never redirected.
 * If the other page can't be loaded, this one is shown with a notice.
 *
 * It also runs in browsers that the other scripts don't support, so it uses no API newer than `fetch`.
 * @param open navigates to a URL without adding a history entry
 */
export default function redirectToWantedLocale(open = (address: string) => location.replace(address)): void {
  const root = document.documentElement;
  const { lang } = root;
  const report = (message: string) => console.error('Error loading locale', message);
  if (/bot|crawl|spider|slurp|lighthouse|facebookexternalhit|preview/i.test(navigator.userAgent)) return;

  const address = new URL(location.href);
  const requested = address.searchParams.get('locale');
  let remembered: string | null = null;
  try {
    remembered = localStorage.getItem(localeStorageKey);
  } catch {
    // Storage may be blocked; the URL and the browser's languages still count.
  }

  const languages = navigator.languages || [navigator.language];
  const wanted = negotiateLocale({ requested, remembered, languages }, locales);
  if (wanted.invalid !== null) {
    report(invalidLocale(wanted.invalid));
    return;
  }
  // Remembered only once the page is known to exist, because later pages follow it.
  const remember = () => isLocale(requested) && rememberLocale(requested);
  if (wanted.locale === lang) remember();
  if (!isLocale(lang) || wanted.locale === lang || (wanted.source !== 'query' && lang !== defaultLocale)) return;
  address.searchParams.delete('locale');
  address.pathname = localPath(address.pathname.slice(localPath('', lang).length), wanted.locale);

  let isSettled = false;
  const settle = (isFound: boolean) => {
    if (isSettled) return;
    isSettled = true;
    if (isFound) {
      remember();
      open(address.href);
      return;
    }
    report(`${wanted.locale} not found`);
    root.dataset.localeError = wanted.locale;
    root.style.visibility = '';
    dispatchEvent(new Event('jenkins-locale-error'));
  };
  // The timeout starts before the page is hidden, so that it is shown again whatever fails.
  setTimeout(settle, timeout, false);
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
