import { localeName } from '@/lib/i18n/locale-names';
import { defaultLocale, locales } from '@/lib/i18n/locales';
import { readMessages } from '@/scripts/messages/read-messages';
import { pagePath } from '@/tests/support/pages';
import { expect, test } from './support/test';
import { dropdown, languageMenu, mainNavigation, menuToggle, navbar } from './support/visit';

test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

const words = readMessages(defaultLocale);

test('the roadmap shows every initiative, and no control that needs a script', async ({ page }) => {
  await page.goto(pagePath('roadmap'));
  const pills = page.getByRole('table', { name: words.pages.roadmap.tableLabel }).locator('.pill');
  const hidden = await pills.evaluateAll((elements) => elements.filter((element) => !element.checkVisibility()).length);
  expect(hidden).toBe(0);
  await expect(pills.first()).toBeVisible();
  // Playwright does not search inside `noscript`.
  await expect(page.locator('noscript p')).toBeVisible();

  await expect(page.getByText(words.pages.roadmap.filters)).toBeHidden();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(dropdown(page, words.chrome.theme.label)).toBeHidden();
});

test('a menu opens on a click, and opening another one closes it', async ({ page }) => {
  await page.goto(pagePath('awards'));
  const community = dropdown(page, words.chrome.links.community);
  const about = dropdown(page, words.chrome.links.about);

  await community.locator('summary').click();
  await expect(community.getByRole('link', { name: words.pages.chat.title })).toBeVisible();

  await about.locator('summary').click();
  await expect(about.getByRole('link', { name: words.chrome.links.press })).toBeVisible();
  await expect(community.getByRole('list')).toBeHidden();
  await expect(navbar(page).locator('details[open]')).toHaveCount(1);

  await about.locator('summary').click();
  await expect(navbar(page).locator('details[open]')).toHaveCount(0);
});

test('the collapsed menu opens, and its links can be followed', async ({ page }) => {
  await page.setViewportSize({ width: 1312, height: 800 });
  await page.goto(pagePath('awards'));
  await expect(mainNavigation(page)).toBeHidden();

  await menuToggle(page).click();
  await expect(mainNavigation(page)).toBeVisible();
  const about = dropdown(page, words.chrome.links.about);
  await about.locator('summary').click();
  await about.getByRole('link', { name: words.chrome.links.press }).click();

  await expect(page).toHaveURL(pagePath('press'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the language menu leads to the same page in the other languages', async ({ page }) => {
  for (const [index, locale] of locales.entries()) {
    await page.goto(pagePath('awards', locales[index - 1] ?? locales.at(-1)));
    await languageMenu(page).locator('summary').click();
    await languageMenu(page)
      .getByRole('link', { name: localeName(locale) })
      .click();

    await expect(page).toHaveURL(pagePath('awards', locale));
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
  }
});

test.describe('with a French browser and a system set to dark', () => {
  test.use({ locale: 'fr-FR', colorScheme: 'dark' });

  test('an English page is shown, is not redirected, and is dark', async ({ page }) => {
    await page.goto(pagePath('awards'));
    await expect(page).toHaveURL(pagePath('awards'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  });
});
