import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { readMessages } from '@/scripts/messages/read-messages';
import { accessibilityFaults } from './support/axe';
import { pagePath } from './support/pages';
import { expect, test } from './support/test';
import { mainNavigation, menuToggle, visit } from './support/visit';

const words = readMessages('en').chrome.search;

/** Opens the search by its key and types, as somebody without a mouse does. */
async function search(page: Page, text: string) {
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(text);
}

const finds: { query: string; locale: Locale; page: Parameters<typeof pagePath>[0]; title: string }[] = [
  { query: 'sha256', locale: 'en', page: 'download', title: readMessages('en').pages.download.title },
  {
    query: 'hackathon',
    locale: 'en',
    page: 'hacktoberfestEventKit',
    title: readMessages('en').pages.hacktoberfestEventKit.title,
  },
  { query: 'dons', locale: 'fr-CA', page: 'donate', title: readMessages('fr-CA').pages.donate.title },
];

for (const { query, locale, page: found, title } of finds) {
  test(`“${query}” leads to ${pagePath(found, locale)} by keyboard alone, and nothing is loaded before`, async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await visit(page, pagePath('home', locale));
    expect(requests.filter((address) => address.includes('/pagefind/'))).toEqual([]);

    await search(page, query);
    const group = page.getByRole('group', { name: title, exact: true });
    await expect(group.locator('mark').first()).toBeVisible();
    const option = group.getByRole('option').first();
    const steps = await page
      .getByRole('option')
      .evaluateAll((all, wanted) => all.findIndex((one) => one.id === wanted), await option.getAttribute('id'));
    for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowDown');
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${pagePath(found, locale)}(#.*)?$`));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
}

test('without a result it says so, offers ways on, and Escape leads back to the button', async ({ page }) => {
  await visit(page, pagePath('home'));
  const button = page.getByRole('button', { name: words.label });
  await button.click();
  await page.getByRole('combobox').fill('asdfghjkl');
  await expect(page.getByText(words.none.replace('{query}', 'asdfghjkl'))).toBeVisible();
  await expect(page.getByRole('navigation', { name: words.waysOn }).getByRole('link')).toHaveCount(4);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test.describe('when a part is missing', () => {
  test.use({ expectedMessages: /Failed to load resource|ChunkLoadError/ });

  test('when its script can’t be had, the page offers to reload', async ({ page }) => {
    await visit(page, pagePath('home'));
    await page.route('**/_next/static/chunks/**', (route) => route.abort());
    await page.getByRole('button', { name: words.label }).click();
    await expect(page.getByText(readMessages('en').chrome.reload.text)).toBeVisible();
    await expect(page.getByText(words.opening)).toHaveCount(0);
  });
});

test.describe('when the index can’t be had', () => {
  test.use({ expectedMessages: /Failed to (load resource|fetch)/ });

  test('it says so, and trying again finds what there is', async ({ page }) => {
    await page.route('**/pagefind/**', (route) => route.abort());
    await visit(page, pagePath('home'));
    await search(page, 'hackathon');
    await expect(page.getByText(words.failed)).toBeVisible();
    await expect(page.getByRole('link', { name: words.external })).toHaveAttribute('href', /q=hackathon/);
    await page.unroute('**/pagefind/**');
    await page.getByRole('button', { name: words.retry }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
  });
});

test.describe('when the connection is lost after the first search', () => {
  test.use({ expectedMessages: /Failed to (load resource|fetch|load the index)/ });

  test('it does not say that there is nothing', async ({ page }) => {
    await visit(page, pagePath('home'));
    await search(page, 'hackathon');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.route('**/pagefind/**', (route) => route.abort());
    await page.getByRole('combobox').fill('trademark');
    await expect(page.getByText(words.failed)).toBeVisible();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`on a phone, ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width: 390, height: 844 } });

    test('it closes the collapsed menu, fills the screen and has no accessibility fault', async ({ page }) => {
      await visit(page, pagePath('home'));
      await menuToggle(page).click();
      await expect(mainNavigation(page)).toBeVisible();
      await search(page, 'pipeline');
      await expect(mainNavigation(page)).toBeHidden();
      await expect(page.getByRole('option').first()).toBeVisible();
      // Its width is the page's, which leaves room for a scrollbar where those take room.
      expect(await page.getByRole('dialog').boundingBox()).toMatchObject({ x: 0, y: 0, height: 844 });
      expect(await page.getByRole('dialog').evaluate((dialog) => innerWidth - dialog.clientWidth)).toBeLessThan(20);
      expect(await accessibilityFaults(page, 'dialog')).toEqual([]);
    });
  });
}
