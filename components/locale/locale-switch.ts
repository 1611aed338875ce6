import { localPath, splitLocale } from '@/lib/i18n/local-path';
import { assertLocale, type Locale } from '@/lib/i18n/locales';

/** Where a change of the locale stands (docs/behavior.md, Languages). */
export type LocaleState = { status: 'ready' } | { status: 'loading'; locale: Locale } | { status: 'error'; message: string };

/** What the switch needs of the browser. */
export interface LocaleSwitchBrowser {
  /** The address of the page that is shown. */
  address: () => URL;
  /** Asks for a page; a page that is not there answers with `ok: false`. */
  fetchPage: (url: string, signal: AbortSignal) => Promise<{ ok: boolean }>;
  goTo: (url: string) => void;
  remember: (locale: Locale) => void;
}

/** The address of the shown page in another locale; query and anchor stay, `?locale=` has had its effect. */
export function addressInLocale(address: URL, locale: Locale): string {
  const target = new URL(address);
  target.pathname = localPath(splitLocale(address.pathname).path, locale);
  target.searchParams.delete('locale');
  return target.href;
}

/**
 * Changes the locale of the page: loading, then the page in the other locale, or an error that
 * leaves the visitor where they are. A newer request supersedes an older one.
 */
export function createLocaleSwitch(browser: LocaleSwitchBrowser, onState: (state: LocaleState) => void) {
  let pending: AbortController | undefined;

  function fail(reason: unknown) {
    const message = reason instanceof Error ? reason.message : String(reason);
    console.error('Error loading locale', message);
    onState({ status: 'error', message });
  }

  /** @param wanted a locale, or whatever an event carried in its place */
  return async function switchTo(wanted: unknown): Promise<void> {
    let locale: Locale;
    try {
      locale = assertLocale(wanted);
    } catch (error) {
      fail(error);
      return;
    }

    pending?.abort();
    const request = new AbortController();
    pending = request;

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
