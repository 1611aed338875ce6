import type { Page } from '@playwright/test';
import { loadSite } from '@/lib/content/site';
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales';
import { localPath } from '@/lib/site/local-path';
import { routes } from '@/lib/site/routes';
import { readMessages } from '@/scripts/messages/read-messages';
import { accessibilityFaults } from './support/axe';
import { watchLayoutShift } from './support/layout-shift';
import { missingPages, type SitePage, sitePages } from './support/pages';
import { expect, test } from './support/test';
import { untranslatedTexts } from './support/untranslated';
import { sidewaysOverflow, visit } from './support/visit';

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
/** The narrowest phones in use, and what is left of a window of 1280 pixels at a zoom of 400 %. */
const narrow = [360, 320];

test.use({ viewport: wide });

for (const sitePage of sitePages) {
  test.describe(sitePage.path, () => {
    test('describes itself: language, title, landmarks, headings, addresses', async ({ page, request }) => {
      await page.goto(sitePage.path, { waitUntil: 'domcontentloaded' });
      await expectOrder(page, sitePage.locale);
      await expectAddresses(page, sitePage);
      const image = await page.locator('meta[property="og:image"]').getAttribute('content');
      expect((await request.get(new URL(image ?? '').pathname)).status(), 'the picture for link previews').toBe(200);
    });
    comfortTests(sitePage);
  });
}

for (const missingPage of missingPages) {
  test.describe(`an address that leads nowhere, ${missingPage.path}`, () => {
    // The browser itself reports the status of the page.
    test.use({ expectedMessages: /the server responded with a status of 404/ });

    test('answers 404, says so in the language of the address, and offers ways on', async ({ page }) => {
      const words = readMessages(missingPage.locale).pages.notFound;
      const response = await page.goto(missingPage.path, { waitUntil: 'domcontentloaded' });

      expect(response?.status()).toBe(404);
      await expectOrder(page, missingPage.locale);
      await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
      await expect(page.getByText(words.lead)).toBeVisible();
      await expect(page.locator('link[rel="canonical"], link[rel="alternate"][hreflang]')).toHaveCount(0);
      await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);

      await page.getByRole('navigation', { name: words.waysOn }).getByRole('link').first().click();
      await expect(page).toHaveURL(localPath('/', missingPage.locale));
    });
    comfortTests(missingPage);
  });
}

for (const locale of locales) {
  test(`no two pages in ${locale} have the same title or description`, async ({ request }) => {
    const pages = sitePages.filter((candidate) => candidate.locale === locale);
    const texts = await Promise.all(pages.map(async ({ path }) => (await request.get(path)).text()));
    for (const pattern of [/<title>([^<]+)<\/title>/, /<meta name="description" content="([^"]+)"/]) {
      const found = texts.flatMap((html) => pattern.exec(html)?.[1] ?? []);
      expect(found).toHaveLength(pages.length);
      expect([...new Set(found)]).toEqual(found);
    }
  });
}

/** What a screen reader, a search engine and a translator look for first. */
async function expectOrder(page: Page, locale: Locale) {
  const words = readMessages(locale).chrome;
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page).toHaveTitle(/\S/);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S/);
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) await expect(page.getByRole(landmark)).toHaveCount(1);
  await expect(page.getByRole('navigation', { name: words.mainNavigation, exact: true })).toBeVisible();

  const levels = await page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName.slice(1))));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  expect(jumps, `the headings ${levels} go down one level at a time`).toEqual([]);

  expect(locale === defaultLocale ? [] : await untranslatedTexts(page, locale), 'sentences left in English').toEqual([]);
}

async function expectAddresses(page: Page, { id, locale, path }: SitePage) {
  const { property } = loadSite();
  const english = routes[id].path;
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', property + path);
  const alternates = await page
    .locator('link[rel="alternate"][hreflang]')
    .evaluateAll((links: HTMLLinkElement[]) => links.map((link) => [link.hreflang, link.getAttribute('href')]));
  expect(alternates).toEqual([
    ...locales.map((other) => [other, property + localPath(english, other)]),
    ['x-default', property + localPath(english, defaultLocale)],
  ]);

  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', property + path);
  await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', locale.replace('-', '_'));
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /\S/);
  await expect(page.locator('meta[property="og:description"]')).toHaveAttribute('content', /\S/);
  await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(0);
}

/** What every visitor may expect of every page, whatever they see it with. */
function comfortTests({ locale, path }: { locale: Locale; path: string }) {
  test('stands still in a wide window, skips to its content, and has no accessibility fault, light or dark', async ({ page }) => {
    const readLayoutShift = await watchLayoutShift(page);
    await visit(page, path);
    expect.soft(await readLayoutShift(), 'layout shift').toBeLessThan(0.01);

    await test.step('the skip link comes first and leads to the content', async () => {
      await page.keyboard.press('Tab');
      const skipLink = page.getByRole('link', { name: readMessages(locale).chrome.skipToContent });
      await expect(skipLink).toBeFocused();
      await expect(skipLink).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.locator('*:focus')).toHaveCount(1);
      await expect(page.getByRole('banner').locator('*:focus')).toHaveCount(0);
    });
    await expectNoAccessibilityFault(page);
  });

  test('stands still and fits on a phone, and has no accessibility fault, light or dark', async ({ page }) => {
    const readLayoutShift = await watchLayoutShift(page);
    await page.setViewportSize(phone);
    await visit(page, path);
    expect.soft(await readLayoutShift(), 'layout shift').toBeLessThan(0.01);
    await expectNoAccessibilityFault(page);

    for (const width of narrow) {
      await page.setViewportSize({ ...phone, width });
      expect.soft(await sidewaysOverflow(page), `pixels to scroll sideways in a window of ${width}`).toBe(0);
    }
  });
}

async function expectNoAccessibilityFault(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    expect.soft(await accessibilityFaults(page), `accessibility faults in the ${colorScheme} theme`).toEqual([]);
  }
}
