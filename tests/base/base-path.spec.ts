import { basePath } from '@/lib/i18n/base-path';
import { readMessages } from '@/scripts/messages/read-messages';
import { expect, test } from '@/tests/e2e/support/test';
import { hydrated, languageMenu, pickLanguage, visit } from '@/tests/e2e/support/visit';
import { pagePath } from '@/tests/support/pages';

// The export that `npm test -- base` has built to be served below a path. That all its links lead somewhere has been checked.

const { pages } = readMessages('en');

test.use({ viewport: { width: 1440, height: 900 } });

test('the start page has its pictures, and leads to another page', async ({ page }) => {
  await visit(page, pagePath('home'));
  const sizes = await page.locator(`img[src^="${basePath}/"]`).evaluateAll((all: HTMLImageElement[]) => {
    // Others load when they come near.
    const isSeen = (image: Element) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight;
    return all.filter(isSeen).map(({ naturalWidth }) => naturalWidth);
  });
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes).not.toContain(0);
  await page
    .getByRole('main')
    .locator(`a[href="${pagePath('roadmap')}"]`)
    .first()
    .click();
  await expect(page).toHaveURL(pagePath('roadmap'));
  await expect(page.getByRole('heading', { level: 1, name: pages.roadmap.title })).toBeVisible();
});

test('a page is found by the search, and in another language', async ({ page }) => {
  const { title } = pages.donate;
  await visit(page, pagePath('books'));
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(title);
  await page.getByRole('option', { name: title }).first().click();
  await expect(page).toHaveURL(new RegExp(`${pagePath('donate')}(#.*)?$`));
  await hydrated(page);
  await pickLanguage(page, 'fr-CA');
  await expect(page).toHaveURL(pagePath('donate', 'fr-CA'));
  await expect(languageMenu(page)).toBeVisible();
});

test('the changelog reads older releases', async ({ page }) => {
  await visit(page, `${pagePath('changelogWeekly')}?since=2.400&to=2.401`);
  await expect(page.getByRole('main').locator(`a[href^="${basePath}/changelog"]`).first()).toBeVisible();
});

test.describe('a visitor with French as language', () => {
  test.use({ locale: 'fr-CA' });

  test('gets the page in French', async ({ page }) => {
    await page.goto(pagePath('press'), { waitUntil: 'commit' });
    await expect(page).toHaveURL(pagePath('press', 'fr-CA'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  });
});

test('a short address leads to its page', async ({ page }) => {
  await page.goto(`${basePath}/conduct/`, { waitUntil: 'commit' });
  await expect(page).toHaveURL(pagePath('conduct'));
  await expect(page.getByRole('heading', { level: 1, name: pages.conduct.title })).toBeVisible();
});

test.describe('an address that does not exist', () => {
  test.use({ expectedMessages: /404/ });

  test('says so, and offers ways out', async ({ page }) => {
    await page.goto(`${basePath}/nowhere/`);
    await expect(page.getByRole('heading', { level: 1, name: pages.notFound.title })).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .locator(`a[href="${pagePath('home')}"]`)
        .first(),
    ).toBeVisible();
  });
});
