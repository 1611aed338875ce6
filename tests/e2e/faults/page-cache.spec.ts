import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readMessages } from '@/scripts/messages/read-messages';
import { pagePath } from '@/tests/support/pages';
import { expect, test } from '../support/test';
import { dropdown, navbar, visit } from '../support/visit';

/*
 * Pages restored from the browser's back/forward cache. Playwright disables this cache, and the headless shell lacks it, so this
 * needs a full browser: it runs with `npm run test:all` where one is installed.
 */

const { chrome } = readMessages('en');

/** A full browser with a back/forward cache, instead of the headless shell; empty for Playwright's own Chromium. */
const usual = process.env.CHROMIUM_PATH ?? '';
const whole = usual.replace(/-headless-shell$/, '');
const hasWhole = whole === '' || existsSync(whole);

test.use({
  viewport: { width: 1440, height: 900 },
  // Intercepting requests keeps pages out of the back/forward cache.
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

/** Navigates away, runs a callback there, and goes back to the cached page. */
async function leaveAndReturn(page: Page, elsewhere: () => Promise<void>) {
  // A page with pending requests is not put into the cache.
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
  test('a page restored from the back/forward cache has the chosen theme and filter, and its menus work', async ({ page }) => {
    test.skip(!hasWhole, 'There is no browser with a page cache.');
    await visit(page, pagePath('roadmap'));
    const all = await page.locator('.filter-result [aria-live]').textContent();
    await page.locator('.filter-choice input').first().check();
    await expect(page.locator('.filter-result [aria-live]')).not.toHaveText(all ?? '');
    const filtered = await page.locator('.filter-result [aria-live]').textContent();

    await leaveAndReturn(page, async () => {
      await dropdown(page, chrome.theme.label).locator('summary').click();
      await navbar(page).getByRole('radio', { name: chrome.theme.dark, exact: true }).check();
    });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('.filter-result [aria-live]')).toHaveText(filtered ?? '');
    await expect(page.locator('.filter-choice input').first()).toBeChecked();
    await page.locator('.filter-choice input').first().uncheck();
    await expect(page.locator('.filter-result [aria-live]')).toHaveText(all ?? '');

    await test.step('the menus open and close', async () => {
      await dropdown(page, chrome.theme.label).locator('summary').click();
      await expect(navbar(page).getByRole('radio', { name: chrome.theme.dark, exact: true })).toBeChecked();
      await page.keyboard.press('Escape');
      await expect(navbar(page).locator('details[open]')).toHaveCount(0);
    });
  });
}
