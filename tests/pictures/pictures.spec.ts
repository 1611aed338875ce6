import type { Page } from '@playwright/test';
import { expect, test } from '@/tests/e2e/support/test';
import { pagePath } from '@/tests/support/pages';

// The export that `npm test -- pictures` has built with a picture for each of content/media.yml.

/**
 * What a window may load of the artwork page before anybody scrolls, in bytes. Scripts come later and have their own budget
 * (scripts/check-export).
 */
const firstLoad = 150_000;
/** On the wire, as the server compresses it. */
const windows = [
  { name: 'a phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
  { name: 'a desktop', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
];

const shown = (page: Page) =>
  page
    .getByRole('main')
    .evaluate((main) =>
      [...main.querySelectorAll<HTMLImageElement>('picture > img')]
        .filter((image) => image.complete && image.naturalWidth > 0)
        .map(({ currentSrc }) => new URL(currentSrc).pathname),
    );

for (const { name, ...window } of windows) {
  test.describe(`in the window of ${name}`, () => {
    test.use({ ...window, startsScripts: false });

    test('the artwork page shows its first pictures, and all that it loads by then is light', async ({ page }) => {
      await page.goto(pagePath('artwork'), { waitUntil: 'networkidle' });
      const pictures = await shown(page);
      expect(pictures.length).toBeGreaterThan(0);
      expect(pictures.filter((path) => !path.endsWith('.avif'))).toEqual([]);
      const bytes = await page.evaluate(() =>
        [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].reduce(
          (sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize,
          0,
        ),
      );
      console.log(`Artwork in the window of ${name}: ${Math.round(bytes / 1000)} kB with ${pictures.length} pictures`);
      expect(bytes).toBeGreaterThan(100_000);
      expect(bytes).toBeLessThanOrEqual(firstLoad);
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

  for (const route of ['artwork', 'books', 'awards', 'press'] as const) {
    test(`the pictures of the page ${route} come in a light format, and the original stays for other browsers`, async ({
      page,
    }) => {
      await page.goto(pagePath(route), { waitUntil: 'networkidle' });
      const offered = page.getByRole('main').locator('picture:has(source)');
      expect(await offered.count()).toBeGreaterThan(0);
      for (const picture of (await offered.all()).slice(0, 3)) {
        const types = await picture.locator('source').evaluateAll((all: HTMLSourceElement[]) => all.map(({ type }) => type));
        expect(types).toEqual(['image/avif', 'image/webp']);
        const image = picture.locator('img');
        await image.scrollIntoViewIfNeeded();
        await expect(image).toHaveJSProperty('complete', true);
        await expect(image).not.toHaveJSProperty('naturalWidth', 0);
        expect(await image.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc)).toMatch(/\.avif$/);
        expect(await image.getAttribute('src')).toMatch(/\.(png|jpg|jpeg|svg)$/i);
        expect(Number(await image.getAttribute('width'))).toBeGreaterThan(0);
        expect(Number(await image.getAttribute('height'))).toBeGreaterThan(0);
      }
    });
  }
});

test.describe('a picture whose smaller files are missing on the server', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('is replaced by its drawing', async ({ page }) => {
    await page.route(/\.(avif|webp)$/, (route) => route.abort());
    await page.goto(pagePath('artwork'));
    const image = page.locator('.artwork-open img').first();
    await expect(image).toHaveAttribute('data-missing', 'true');
    await expect(image).not.toHaveJSProperty('naturalWidth', 0);
  });
});
