import { loadRoadmap } from '@/lib/content/roadmap';
import { locales } from '@/lib/i18n/locales';
import { readMessages } from '@/scripts/messages/read-messages';
import { pagePath } from './support/pages';
import { expect, test } from './support/test';
import { dropdown, languageMenu, mainNavigation, menuToggle, navbar } from './support/visit';

test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

const words = readMessages('en');

test('the home page shows all eleven doors', async ({ page }) => {
  await page.goto(pagePath('home'));
  const doors = page.getByRole('navigation', { name: words.pages.home.cardsLabel }).getByRole('link');

  await expect(doors).toHaveCount(11);
  for (const { title } of Object.values(words.pages.home.cards)) {
    await expect(doors.filter({ hasText: title })).toBeVisible();
  }
});

test('the roadmap shows every initiative, and nothing says that it is loading', async ({ page }) => {
  const initiatives = loadRoadmap().categories.flatMap((category) => category.initiatives);
  await page.goto(pagePath('roadmap'));
  const table = page.getByRole('table', { name: words.pages.roadmap.tableLabel });

  await expect(table.getByRole('listitem')).toHaveCount(initiatives.length);
  const pills = table.locator('.pill');
  await expect(pills).toHaveCount(initiatives.length);
  const visible = await pills.evaluateAll((elements) => elements.filter((element) => element.checkVisibility()).length);
  expect(visible).toBe(initiatives.length);
  for (const { name } of initiatives) expect.soft(await pills.filter({ hasText: name }).count(), name).toBeGreaterThan(0);

  await expect(page.getByText(words.pages.roadmap.loading)).toHaveCount(0);
  // Playwright does not look for text inside `noscript`.
  await expect(page.locator('noscript p')).toHaveText(words.pages.roadmap.noScript);
  await expect(page.locator('noscript p')).toBeVisible();
});

test('the filter bar and the theme switch, which need a script, are not shown', async ({ page }) => {
  await page.goto(pagePath('roadmap'));

  await expect(page.getByRole('table', { name: words.pages.roadmap.tableLabel })).toBeVisible();
  await expect(page.getByText(words.pages.roadmap.filters)).toBeHidden();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(dropdown(page, words.chrome.theme.label)).toBeHidden();
});

test('a menu opens by a click, and opening another one closes it', async ({ page }) => {
  await page.goto(pagePath('home'));
  const community = dropdown(page, words.chrome.links.community);
  const about = dropdown(page, words.chrome.links.about);

  await community.locator('summary').click();
  await expect(community.getByRole('link', { name: words.chrome.links.chat })).toBeVisible();

  await about.locator('summary').click();
  await expect(about.getByRole('link', { name: words.chrome.links.press })).toBeVisible();
  await expect(community.getByRole('list')).toBeHidden();
  await expect(navbar(page).locator('details[open]')).toHaveCount(1);

  await about.locator('summary').click();
  await expect(navbar(page).locator('details[open]')).toHaveCount(0);
});

test('the collapsed menu opens, and its links can be followed', async ({ page }) => {
  await page.setViewportSize({ width: 1312, height: 800 });
  await page.goto(pagePath('home'));
  await expect(mainNavigation(page)).toBeHidden();

  await menuToggle(page).click();
  await expect(mainNavigation(page)).toBeVisible();
  const about = dropdown(page, words.chrome.links.about);
  await about.locator('summary').click();
  await about.getByRole('link', { name: words.chrome.links.roadmap }).click();

  await expect(page).toHaveURL(pagePath('roadmap'));
  await expect(page.getByRole('heading', { level: 1, name: words.pages.roadmap.title })).toBeVisible();
});

for (const locale of locales) {
  test(`the language menu leads from the roadmap to the same page in ${locale}`, async ({ page }) => {
    const start = locale === 'en' ? 'fr-CA' : 'en';
    await page.goto(pagePath('roadmap', start));
    await languageMenu(page).locator('summary').click();
    await languageMenu(page).getByRole('link', { name: words.chrome.locale.names[locale] }).click();

    await expect(page).toHaveURL(pagePath('roadmap', locale));
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
  });
}

test.describe('with a French browser', () => {
  test.use({ locale: 'fr-FR' });

  test('an English page stays, in plain sight', async ({ page }) => {
    await page.goto(pagePath('home'));

    await expect(page).toHaveURL(pagePath('home'));
    await expect(page.getByRole('heading', { level: 1, name: words.pages.home.title })).toBeVisible();
  });
});

test.describe('with a system set to dark', () => {
  test.use({ colorScheme: 'dark' });

  test('the pages are dark all the same', async ({ page }) => {
    await page.goto(pagePath('home'));
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  });
});
