import type { Page } from '@playwright/test';
import { readMessages } from '@/scripts/messages/read-messages';
import { pagePath } from '@/tests/support/pages';
import { expect, test } from './support/test';
import { dropdown, languageMenu, mainNavigation, menuToggle, navbar, visit } from './support/visit';

const words = readMessages('en').chrome.theme;
const start = pagePath('participate');

test.use({ viewport: { width: 1440, height: 900 } });

/** The theme that the visitor sees. */
async function expectTheme(page: Page, theme: 'light' | 'dark') {
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await expect(page.locator('html')).toHaveCSS('color-scheme', theme);
}

function radio(page: Page, name: string) {
  return navbar(page).getByRole('radio', { name, exact: true });
}

async function pickTheme(page: Page, name: string) {
  await dropdown(page, words.label).locator('summary').click();
  await radio(page, name).check();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('an open page follows the system until a theme is chosen, by pointer or keyboard', async ({ page }) => {
    await visit(page, start);
    const menu = dropdown(page, words.label);
    await test.step('without a choice it follows the system', async () => {
      await expectTheme(page, 'light');
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectTheme(page, 'dark');
      await page.emulateMedia({ colorScheme: 'light' });
      await expectTheme(page, 'light');
    });
    await test.step('a choice takes effect and leaves the page where it is', async () => {
      await menuToggle(page).click();
      await expect(radio(page, words.auto)).toBeChecked();
      await radio(page, words.dark).check();
      await expectTheme(page, 'dark');
      await expect(mainNavigation(page)).toBeVisible();
      await expect(menu).toHaveAttribute('open');
      await expect(page).toHaveURL(start);
    });
    await test.step('after going back to the system’s theme, the page follows it again', async () => {
      await radio(page, words.auto).check();
      await expectTheme(page, 'light');
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectTheme(page, 'dark');
      await page.emulateMedia({ colorScheme: 'light' });
    });
    await test.step('the keyboard alone does the same', async () => {
      await languageMenu(page).getByRole('link').last().focus();
      await expect(menu.getByRole('group', { name: words.label })).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(radio(page, words.auto)).toBeFocused();

      await page.keyboard.press('ArrowUp');
      await expect(radio(page, words.dark)).toBeFocused();
      await expect(radio(page, words.dark)).toBeChecked();
      await expectTheme(page, 'dark');
      await expect(menu).toHaveAttribute('open');
      await page.keyboard.press('ArrowUp');
      await expect(radio(page, words.light)).toBeChecked();
      await expectTheme(page, 'light');

      await page.keyboard.press('Escape');
      await expect(mainNavigation(page)).toBeHidden();
      await expect(menuToggle(page)).toBeFocused();
    });
  });
});

test('a choice overrides the system’s in all open tabs and on every page, also in another language', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const tab of [other, page]) {
    await tab.emulateMedia({ colorScheme: 'dark' });
    await visit(tab, start);
    await expectTheme(tab, 'dark');
  }
  await pickTheme(page, words.light);
  await expectTheme(page, 'light');
  await expectTheme(other, 'light');

  const french = readMessages('fr-CA').chrome.theme;
  await visit(page, pagePath('conduct', 'fr-CA'));
  await expectTheme(page, 'light');
  await dropdown(page, french.label).locator('summary').click();
  await expect(radio(page, french.light)).toBeChecked();

  await page.emulateMedia({ colorScheme: 'light' });
  await radio(page, french.dark).check();
  await expectTheme(page, 'dark');
  await page.goto(start);
  await expectTheme(page, 'dark');
});

test.describe('before the page’s script has loaded', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('the chosen theme is applied before anything is painted, so nothing flashes', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('jenkins-theme', 'dark');
      const seen: (string | undefined)[] = [];
      Object.assign(window, { themesAtPaint: seen });
      new PerformanceObserver(() => seen.push(document.documentElement.dataset.theme)).observe({ type: 'paint', buffered: true });
      document.addEventListener('DOMContentLoaded', () => seen.push(document.documentElement.dataset.theme));
    });
    await page.route('**/_next/static/**/*.js', (route) => route.abort());
    await page.goto(start);

    const themesAtPaint = () => page.evaluate(() => (window as unknown as { themesAtPaint: string[] }).themesAtPaint);
    await expect.poll(async () => (await themesAtPaint()).length).toBeGreaterThanOrEqual(2);
    expect(new Set(await themesAtPaint())).toEqual(new Set(['dark']));
    await expectTheme(page, 'dark');
  });
});
