import { localPath, splitLocale } from '@/lib/i18n/local-path';
import { invalidLocale, isLocale, type Locale } from '@/lib/i18n/locales';

/** The state of a language change (docs/behavior.md, Languages). */
export type LocaleState = { status: 'ready' } | { status: 'loading'; locale: Locale } | { status: 'error'; message: string };

/** The browser features that the switch uses; tests replace them. */
export interface LocaleSwitchBrowser {
  /** The current address. */
  address: () => URL;
  /** Requests a page; `ok` is false when it does not exist. */
  fetchPage: (url: string, signal: AbortSignal) => Promise<{ ok: boolean }>;
  goTo: (url: string) => void;
  remember: (locale: Locale) => void;
}

/** Timeout for the other page's response, in milliseconds. */
const pageTimeout = 10_000;

/** The current URL in another locale, with its query and fragment, but without `?locale=`, which has already been applied. */
export function addressInLocale(address: URL, locale: Locale): string {
  const target = new URL(address);
  target.pathname = localPath(splitLocale(address.pathname).path, locale);
  target.searchParams.delete('locale');
  return target.href;
}

/**
 * Changes the page's locale: reports `loading` and then opens the page in the other locale, or reports an error
 * and stays on the page. A newer request supersedes an older one.
 */
export function createLocaleSwitch(browser: LocaleSwitchBrowser, onState: (state: LocaleState) => void) {
  let pending: AbortController | undefined;

  function fail(message: string) {
    console.error('Error loading locale', message);
    onState({ status: 'error', message });
  }

  /** @param wanted a locale, or the unvalidated detail of an event */
  return async function switchTo(wanted: unknown): Promise<void> {
    if (!isLocale(wanted)) {
      fail(invalidLocale(wanted));
      return;
    }
    const locale = wanted;

    pending?.abort();
    const request = new AbortController();
    pending = request;
    setTimeout(() => request.abort(), pageTimeout);

    if (splitLocale(browser.address().pathname).locale === locale) {
      browser.remember(locale);
      onState({ status: 'ready' });
      return;
    }

    onState({ status: 'loading', locale });
    const target = addressInLocale(browser.address(), locale);
    const found = await browser.fetchPage(target, request.signal).then(
      (response) => response.ok,
      () => false,
    );
    if (pending !== request) return;
    if (!found) {
      fail(`${locale} not found`);
      return;
    }
    browser.remember(locale);
    browser.goTo(target);
  };
}
