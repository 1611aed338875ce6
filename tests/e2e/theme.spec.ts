import type { Page } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import { readMessages } from '@/scripts/messages/read-messages';
import { pagePath } from './support/pages';
import { expect, test } from './support/test';
import { dropdown, mainNavigation, navbar, visit } from './support/visit';

const words = readMessages('en').chrome.theme;

test.use({ viewport: { width: 1440, height: 900 } });

/** The theme as the visitor sees it. */
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

test('the page follows the system, also while it is open', async ({ page }) => {
  await visit(page, pagePath('home'));
  await expectTheme(page, 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectTheme(page, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectTheme(page, 'light');
  await dropdown(page, words.label).locator('summary').click();
  await expect(radio(page, words.auto)).toBeChecked();
});

for (const { choice, theme, system } of [
  { choice: words.dark, theme: 'dark', system: 'light' },
  { choice: words.light, theme: 'light', system: 'dark' },
] as const) {
  test(`a visitor whose system is ${system} and who chose ${theme} keeps it, on every page`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system });
    await visit(page, pagePath('home'));
    await pickTheme(page, choice);
    await expectTheme(page, theme);

    await visit(page, pagePath('home'));
    await expectTheme(page, theme);
    await visit(page, pagePath('roadmap', 'fr-CA'));
    await expectTheme(page, theme);
    await dropdown(page, readMessages('fr-CA').chrome.theme.label).locator('summary').click();
    await expect(radio(page, readMessages('fr-CA').chrome.theme[theme])).toBeChecked();
  });
}

test('a choice can be taken back: the page follows the system again', async ({ page }) => {
  await visit(page, pagePath('home'));
  await pickTheme(page, words.dark);
  await expectTheme(page, 'dark');
  await radio(page, words.auto).check();
  await expectTheme(page, 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectTheme(page, 'dark');
});

test('a choice holds for the site’s other open tabs too', async ({ page, context }) => {
  const other = await context.newPage();
  await visit(other, pagePath('home'));
  await visit(page, pagePath('home'));
  await pickTheme(page, words.dark);
  await expectTheme(other, 'dark');
});

test.describe('before the page’s script is there', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('the chosen theme is already on the page: nothing flashes', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('jenkins-theme', 'dark'));
    await page.route('**/_next/static/**/*.js', (route) => route.abort());
    await page.goto(pagePath('home'));
    await expectTheme(page, 'dark');
  });
});

test('the theme is on the page before anything is painted', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('jenkins-theme', 'dark');
    const seen: (string | undefined)[] = [];
    Object.assign(window, { themesAtPaint: seen });
    new PerformanceObserver(() => seen.push(document.documentElement.dataset.theme)).observe({ type: 'paint', buffered: true });
    document.addEventListener('DOMContentLoaded', () => seen.push(document.documentElement.dataset.theme));
  });
  await visit(page, pagePath('home'));

  const themesAtPaint = () => page.evaluate(() => (window as unknown as { themesAtPaint: string[] }).themesAtPaint);
  await expect.poll(async () => (await themesAtPaint()).length).toBeGreaterThanOrEqual(2);
  expect(new Set(await themesAtPaint())).toEqual(new Set(['dark']));
});

test('the theme can be chosen with the keyboard alone', async ({ page }) => {
  await visit(page, pagePath('home'));
  const menu = dropdown(page, words.label);
  await menu.locator('summary').focus();
  await page.keyboard.press('Enter');
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
  await expect(menu.getByRole('group')).toBeHidden();
  await expect(menu.locator('summary')).toBeFocused();
});

for (const locale of locales) {
  test(`the choices say what they are in ${locale}`, async ({ page }) => {
    const { label, light, dark, auto } = readMessages(locale).chrome.theme;
    await visit(page, pagePath('home', locale));
    await dropdown(page, label).locator('summary').click();
    const group = navbar(page).getByRole('group', { name: label });
    await expect(group.getByRole('radio')).toHaveCount(3);
    for (const name of [light, dark, auto]) await expect(group.getByRole('radio', { name, exact: true })).toBeVisible();
  });
}

test('choosing a theme on a phone leaves the page where it is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, pagePath('home'));
  await pickTheme(page, words.dark);
  await expectTheme(page, 'dark');
  await expect(mainNavigation(page)).toBeHidden();
  await expect(dropdown(page, words.label)).toHaveAttribute('open');
  await expect(page).toHaveURL(pagePath('home'));
});
