import { localeName } from '@/lib/i18n/locale-names';
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales';
import { readMessages } from '@/scripts/messages/read-messages';
import { pagePath } from '@/tests/support/pages';
import { expect, test } from './support/test';
import { dropdown, languageMenu, navbar } from './support/visit';

test.use({
  javaScriptEnabled: false,
  viewport: { width: 1440, height: 900 },
  // With scripts, an English page would redirect to the French one.
  locale: 'fr-FR',
  colorScheme: 'dark',
  routesOtherHosts: true,
});

const label = readMessages(defaultLocale);

test('without JavaScript, the roadmap and a gallery show everything', async ({ page }) => {
  await test.step('the roadmap shows every initiative', async () => {
    await page.goto(pagePath('roadmap'));
    const pills = page.locator('table.roadmap .initiative-pill');
    for (const summary of await page.locator('table.roadmap summary').all()) await summary.click();
    const hidden = await pills.evaluateAll((elements) => elements.filter((element) => !element.checkVisibility()).length);
    expect(hidden).toBe(0);
    await expect(pills.first()).toBeVisible();
    // Playwright does not search inside `noscript`.
    await expect(page.locator('noscript p')).toBeVisible();

    await expect(page.getByText(label.pages.roadmap.filters)).toBeHidden();
    await expect(page.locator('main input:visible')).toHaveCount(0);
    await expect(dropdown(page, label.chrome.theme.label)).toBeHidden();
  });

  await test.step('gallery panels open and show their pictures as links with captions', async () => {
    await page.goto(pagePath('contributorSummit'));
    const panel = page.locator('details:has(figure)').nth(1);
    await expect(panel.getByRole('link')).toBeHidden();
    await panel.locator('summary').click();
    await expect(panel.locator('figcaption')).toBeVisible();
    await expect(panel.getByRole('link')).toBeVisible();
  });
});

test('without JavaScript, no page shows controls that do nothing', async ({ page }) => {
  for (const id of ['download', 'changelogWeekly', 'events', 'hacktoberfestFaq', 'artwork', 'chat'] as const) {
    await page.goto(pagePath(id));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Radio buttons work by CSS alone.
    await expect(page.locator('main :is(button, input:not([type="radio"]), select):visible'), id).toHaveCount(0);
  }
});

test('without JavaScript, an English page is not redirected, follows the system’s theme, and its menus open and lead to other languages', async ({
  page,
}) => {
  const awards = (locale?: Locale) => pagePath('awards', locale);
  await page.goto(awards());
  await expect(page).toHaveURL(awards());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');

  await test.step('a menu opens on a click, and opening another one closes it', async () => {
    const community = dropdown(page, label.chrome.links.community);
    const about = dropdown(page, label.chrome.links.about);

    await community.locator('summary').click();
    await expect(community.getByRole('link', { name: label.pages.chat.title })).toBeVisible();

    await about.locator('summary').click();
    await expect(about.getByRole('link', { name: label.chrome.links.press })).toBeVisible();
    await expect(community.getByRole('list')).toBeHidden();
    await expect(navbar(page).locator('details[open]')).toHaveCount(1);

    await about.locator('summary').click();
    await expect(navbar(page).locator('details[open]')).toHaveCount(0);
  });

  await test.step('the language menu leads to the same page in the other languages', async () => {
    for (const locale of [...locales.filter((each) => each !== defaultLocale), defaultLocale]) {
      await languageMenu(page).locator('summary').click();
      await languageMenu(page)
        .getByRole('link', { name: localeName(locale) })
        .click();

      await expect(page).toHaveURL(awards(locale));
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
    }
  });
});
