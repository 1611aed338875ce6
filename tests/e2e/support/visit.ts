import { expect, type Locator, type Page } from '@playwright/test';
import { localeName } from '@/lib/i18n/locale-names';
import type { Locale } from '@/lib/i18n/locales';

/** The navigation bar; also while the page is not shown yet. */
export function navbar(page: Page): Locator {
  return page.getByRole('banner', { includeHidden: true });
}

/** The links and dropdowns of the bar, which below 1313 pixels are the collapsed menu. */
export function mainNavigation(page: Page): Locator {
  return navbar(page).locator('nav');
}

/** The button that opens the collapsed menu; it is in the document at every width. */
export function menuToggle(page: Page): Locator {
  return navbar(page).locator('button[popovertarget]');
}

/** A menu of the bar, by the name on its button. */
export function dropdown(page: Page, name: string): Locator {
  return navbar(page)
    .locator('details')
    .filter({ has: page.locator('summary').getByText(name, { exact: true }) });
}

/** The menu in which a visitor changes the language of the page. */
export function languageMenu(page: Page): Locator {
  return navbar(page)
    .locator('details')
    .filter({ has: page.locator('a[hreflang]') });
}

/** Opens the language menu and picks a language. */
export async function pickLanguage(page: Page, locale: Locale): Promise<void> {
  await languageMenu(page).locator('summary').click();
  await languageMenu(page)
    .getByRole('link', { name: localeName(locale) })
    .click();
}

/** Waits until the page's script has taken over from the HTML: first the bar, and after it what stands between bar and footer. */
export async function takenOver(page: Page): Promise<void> {
  await expect(menuToggle(page)).toHaveAttribute('aria-expanded', /true|false/);
  // React marks each element that it has taken over; it takes over the content after the frame around it.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}

/** Goes to an address and waits until the page's script has taken over. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await takenOver(page);
}

/**
 * Goes to an address from which the site itself may lead elsewhere at once. The page waits for the
 * other one as long as that takes: how fast the machine is that runs the tests makes no difference.
 */
export async function follow(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
  await page.goto(address, { waitUntil: 'commit' });
}

/** Holds back the answers to some requests until the returned function lets them go. */
export async function holdAnswers(page: Page, addresses: RegExp): Promise<() => void> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    // By now the page may have given the request up.
    await route.continue().catch(() => {});
  });
  return letGo;
}

/** The pixels by which the page can be scrolled to the side. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
