import { expect, type Locator, type Page } from '@playwright/test';
import { localeName } from '@/lib/i18n/locale-names';
import type { Locale } from '@/lib/i18n/locales';

/** The navigation bar, even while the page is still hidden. */
export function navbar(page: Page): Locator {
  return page.getByRole('banner', { includeHidden: true });
}

/** The links and dropdowns of the navbar, which form the collapsed menu below 1313 pixels. */
export function mainNavigation(page: Page): Locator {
  return navbar(page).locator('nav');
}

/** The button of the collapsed menu, which is in the document at every width. */
export function menuToggle(page: Page): Locator {
  return navbar(page).locator('button[popovertarget]');
}

/** A menu of the navbar, by the label of its button. */
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

/** Waits until the navbar and the content are hydrated (docs/decisions/deferred-scripts.md). */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.getByRole('banner', { includeHidden: true })).toBeAttached();
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrating');
}

/** Opens an address and waits for hydration. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Opens an address that may redirect immediately. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
}

/** Holds the responses to some requests until the returned function is called. */
export async function holdAnswers(page: Page, addresses: RegExp): Promise<() => void> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    // The page may have canceled the request.
    await route.continue().catch(() => {});
  });
  return letGo;
}

/** The horizontal scroll range of the page in pixels. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
