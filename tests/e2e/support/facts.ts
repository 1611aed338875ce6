import { expect, type Page } from '@playwright/test';

/** Goes to a page of the site, with the pictures of other hosts left out, and waits until its script has taken over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => route.abort(),
  );
  await page.goto(path);
  await expect(page.locator('button[popovertarget]')).toHaveAttribute('aria-expanded', /true|false/);
}

/** The addresses that the page's content links to, as they stand in it. */
export function hrefs(page: Page): Promise<(string | null)[]> {
  return page
    .getByRole('main')
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
}

/** The content links to every one of these addresses. */
export async function expectLinks(page: Page, addresses: readonly string[]): Promise<void> {
  const found = await hrefs(page);
  expect(
    addresses.filter((address) => !found.includes(address)),
    'addresses that the page does not link to',
  ).toEqual([]);
}

/** Presses a copy button and returns what is in the clipboard then. */
export async function copied(page: Page, button: string): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1);
  return page.evaluate(() => navigator.clipboard.readText());
}
