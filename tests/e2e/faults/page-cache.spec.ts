import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readMessages } from '@/scripts/messages/read-messages';
import { pagePath } from '@/tests/support/pages';
import { expect, test } from '../support/test';
import { dropdown, hydrated, navbar, pickLanguage, visit } from '../support/visit';

/*
 * A page that comes back from the browser's page cache, as it does for everybody who presses Back. Playwright turns that cache off,
 * and the headless shell has none, so that this needs a whole browser: it runs with `npm run test:all` where there is one.
 */

const { chrome, pages } = readMessages('en');

/** A browser with a page cache in the place of the headless shell, which is not enough; an empty name is Playwright's own. */
const usual = process.env.CHROMIUM_PATH ?? '';
const whole = usual.replace(/-headless-shell$/, '');
const hasWhole = whole === '' || existsSync(whole);

test.use({
  viewport: { width: 1440, height: 900 },
  // The fixture of the other hosts keeps pages out of the cache.
  routesOtherHosts: true,
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        ...(hasWhole && whole ? { executablePath: whole } : { channel: 'chromium' }),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      }),
    { scope: 'worker' },
  ],
});

/** Leaves a page for another document, does something there, and comes back to the very page. */
async function leaveAndReturn(page: Page, elsewhere: () => Promise<void>) {
  // A page that is still loading something is not kept.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    Object.assign(window, { isSame: true });
  });
  await visit(page, pagePath('artwork'));
  await elsewhere();
  await page.goBack({ waitUntil: 'commit' });
  const origin = () =>
    page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      return 'isSame' in window ? 'the cache' : JSON.stringify(navigation && Reflect.get(navigation, 'notRestoredReasons'));
    });
  await expect.poll(origin, 'where the page comes from').toBe('the cache');
}

if (process.env.TEST_ALL) {
  test('a page that is restored has the chosen theme, and everything on it works', async ({ page }) => {
    test.skip(!hasWhole, 'There is no browser with a page cache.');
    await visit(page, pagePath('roadmap'));
    const all = await page.locator('.filter-result [role="status"]').textContent();
    await page.locator('.filter-choice input').first().check();
    await expect(page.locator('.filter-result [role="status"]')).not.toHaveText(all ?? '');
    const filtered = await page.locator('.filter-result [role="status"]').textContent();

    await leaveAndReturn(page, async () => {
      await dropdown(page, chrome.theme.label).locator('summary').click();
      await navbar(page).getByRole('radio', { name: chrome.theme.dark, exact: true }).check();
    });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('.filter-result [role="status"]')).toHaveText(filtered ?? '');
    await expect(page.locator('.filter-choice input').first()).toBeChecked();
    await page.locator('.filter-choice input').first().uncheck();
    await expect(page.locator('.filter-result [role="status"]')).toHaveText(all ?? '');

    await test.step('the menus', async () => {
      await dropdown(page, chrome.theme.label).locator('summary').click();
      await expect(navbar(page).getByRole('radio', { name: chrome.theme.dark, exact: true })).toBeChecked();
      await page.keyboard.press('Escape');
      await expect(navbar(page).locator('details[open]')).toHaveCount(0);
    });
    await test.step('the search', async () => {
      await page.keyboard.press('/');
      await page.getByRole('combobox').fill(pages.donate.title);
      await expect(page.getByRole('option').first()).toBeVisible();
    });
    await test.step('and once more, with the dialog open', async () => {
      await leaveAndReturn(page, async () => {});
      await page.getByRole('combobox').fill(pages.books.title);
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.getByRole('dialog').getByRole('button', { name: chrome.search.close }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
    await test.step('the languages', async () => {
      await pickLanguage(page, 'fr-CA');
      await expect(page).toHaveURL(pagePath('roadmap', 'fr-CA'));
      await hydrated(page);
      await page.goBack({ waitUntil: 'commit' });
      await expect(page).toHaveURL(pagePath('roadmap'));
      await expect(page.getByText(chrome.locale.loading)).toBeHidden();
      await pickLanguage(page, 'es-ES');
      await expect(page).toHaveURL(pagePath('roadmap', 'es-ES'));
    });
  });
}
