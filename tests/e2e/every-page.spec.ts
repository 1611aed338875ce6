import type { APIRequestContext, Page } from '@playwright/test';
import { loadSite } from '@/lib/content/site';
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales';
import { localPath } from '@/lib/site/local-path';
import { routeIds, routes } from '@/lib/site/routes';
import { readMessages } from '@/scripts/messages/read-messages';
import { accessibilityFaults, colourFaults, prepareAccessibilityCheck } from './support/axe';
import { watchLayoutShift } from './support/layout-shift';
import { missingPages, pagePath, type SitePage, sitePages } from './support/pages';
import { expect, test } from './support/test';
import { untranslatedTexts } from './support/untranslated';
import { sidewaysOverflow, visit } from './support/visit';

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
/** The narrowest phones in use, and what is left of a window of 1280 pixels at a zoom of 400 %. */
const narrow = [360, 320];

/** A page, or what stands in for it, in one language. */
interface PageInLocale {
  locale: Locale;
  path: string;
}

// Each test looks at a page in all its languages, and tells everything that it has found.
test.setTimeout(60_000);

for (const id of routeIds) {
  const translations = locales.map((locale) => ({ id, locale, path: pagePath(id, locale) }));

  test.describe(routes[id].path, () => {
    test('in a wide window: says what it is, loads quietly, stands still, has no accessibility fault', async ({
      page,
      request,
    }) => {
      await forEachLanguage(page, wide, translations, async (translation) => {
        await expectOrder(page, translation);
        await expectAddresses(page, request, translation);
        await expectSkipLink(page, translation);
      });
    });

    test('on a phone: fits, loads quietly, stands still, has no accessibility fault', async ({ page }) => {
      await forEachLanguage(page, phone, translations, () => expectFit(page));
    });
  });
}

test.describe('an address that leads nowhere', () => {
  // The browser itself reports the status of the page.
  test.use({ expectedMessages: /the server responded with a status of 404/ });

  test('in a wide window: says what it is, loads quietly, stands still, has no accessibility fault', async ({ page }) => {
    await forEachLanguage(page, wide, missingPages, async (missingPage) => {
      await expectOrder(page, missingPage);
      await expectSkipLink(page, missingPage);
    });
  });

  test('on a phone: fits, loads quietly, stands still, has no accessibility fault', async ({ page }) => {
    await forEachLanguage(page, phone, missingPages, () => expectFit(page));
  });

  for (const { locale, path } of missingPages) {
    test(`answers 404 in ${locale}, says so in that language, and offers ways on`, async ({ page }) => {
      const words = readMessages(locale).pages.notFound;
      const response = await page.goto(path, { waitUntil: 'domcontentloaded' });

      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
      await expect(page.getByText(words.lead)).toBeVisible();
      await expect(page.locator('link[rel="canonical"], link[rel="alternate"][hreflang]')).toHaveCount(0);
      await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);

      await page.getByRole('navigation', { name: words.waysOn }).getByRole('link').first().click();
      await expect(page).toHaveURL(localPath('/', locale));
    });
  }
});

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

/** Visits a page in all its languages, one after the other, with what every page has to stand. */
async function forEachLanguage<P extends PageInLocale>(
  page: Page,
  viewport: { width: number; height: number },
  translations: readonly P[],
  look: (translation: P) => Promise<void>,
) {
  await page.setViewportSize(viewport);
  await prepareAccessibilityCheck(page);
  const readLayoutShift = await watchLayoutShift(page);
  for (const translation of translations) {
    await test.step(translation.locale, async () => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: 'light' });
      await visit(page, translation.path);
      expect.soft(await readLayoutShift(), `layout shift of ${translation.path}`).toBeLessThan(0.01);
      expect.soft(await accessibilityFaults(page), `faults of ${translation.path}`).toEqual([]);
      await look(translation);
      // The theme has the same colours in every language.
      if (translation.locale !== defaultLocale) return;
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      expect.soft(await colourFaults(page), `faults of ${translation.path} in the dark theme`).toEqual([]);
    });
  }
}

/** What a screen reader, a search engine and a translator look for first. */
async function expectOrder(page: Page, { locale, path }: PageInLocale) {
  const words = readMessages(locale).chrome;
  await expect.soft(page.locator('html')).toHaveAttribute('lang', locale);
  await expect.soft(page).toHaveTitle(/\S/);
  await expect.soft(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S/);
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
    await expect.soft(page.getByRole(landmark)).toHaveCount(1);
  }
  await expect.soft(page.getByRole('navigation', { name: words.mainNavigation, exact: true })).toBeVisible();

  const levels = await page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName.slice(1))));
  expect.soft(levels.filter((level) => level === 1)).toHaveLength(1);
  const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  expect.soft(jumps, `the headings ${levels} of ${path} go down one level at a time`).toEqual([]);

  const untranslated = locale === defaultLocale ? [] : await untranslatedTexts(page, locale);
  expect.soft(untranslated, `sentences of ${path} left in English`).toEqual([]);
}

/** What search engines and link previews are told. */
async function expectAddresses(page: Page, request: APIRequestContext, { id, locale, path }: SitePage) {
  const { property } = loadSite();
  const english = routes[id].path;
  const head = await page.evaluate(() => ({
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    alternates: [...document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')].map((link) => [
      link.hreflang,
      link.getAttribute('href'),
    ]),
    metas: Object.fromEntries(
      [...document.querySelectorAll('meta[property], meta[name]')].map((meta) => [
        meta.getAttribute('property') ?? meta.getAttribute('name') ?? '',
        meta.getAttribute('content') ?? '',
      ]),
    ),
  }));

  expect.soft(head.canonical).toBe(property + path);
  expect
    .soft(head.alternates)
    .toEqual([
      ...locales.map((other) => [other, property + localPath(english, other)]),
      ['x-default', property + localPath(english, defaultLocale)],
    ]);
  expect.soft(head.metas).toMatchObject({
    'og:url': property + path,
    'og:locale': locale.replace('-', '_'),
    'og:title': expect.stringMatching(/\S/),
    'og:description': expect.stringMatching(/\S/),
  });
  expect.soft(head.metas.robots ?? '').not.toContain('noindex');
  const picture = new URL(head.metas['og:image'] ?? '', property);
  expect.soft((await request.get(picture.pathname)).status(), 'the picture for link previews').toBe(200);
}

/** The first press of Tab offers to skip the navigation bar. */
async function expectSkipLink(page: Page, { locale }: PageInLocale) {
  const skipLink = page.getByRole('link', { name: readMessages(locale).chrome.skipToContent });
  await page.keyboard.press('Tab');
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('*:focus')).toHaveCount(1);
  await expect(page.getByRole('banner').locator('*:focus')).toHaveCount(0);
}

async function expectFit(page: Page) {
  for (const width of narrow) {
    await page.setViewportSize({ ...phone, width });
    expect.soft(await sidewaysOverflow(page), `pixels to scroll ${page.url()} sideways at ${width}`).toBe(0);
  }
}
