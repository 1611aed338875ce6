import type { Page } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import { readMessages } from '@/scripts/messages/read-messages';
import { pagePath } from '@/tests/support/pages';
import { breakFiles } from '../support/faults';
import { bringHeadingFont } from '../support/heading-font';
import { barFaults, collapseWidth, menuFaults, percent, resize, settle, type TextSize, widths } from '../support/layout';
import { watchLayoutShift } from '../support/layout-shift';
import { expect, test } from '../support/test';
import { holdAnswers, mainNavigation, menuToggle, visit } from '../support/visit';

const sizes: readonly TextSize[] = ['normal', 'larger'];

/** The decisive window widths, in pixels; all of them with `npm run test:all`. */
const someWidths: Record<TextSize, readonly number[]> = { normal: [320, 820, 1024, collapseWidth, 1440], larger: [320, 1440] };

/** The page with the least layout work; the navbar is the same on all pages. */
const shortPage = 'accessibility';

/** Counts the rows of the navbar, and returns whether the button of the collapsed menu is visible. */
function shapeOfBar(page: Page): Promise<{ rows: number; hasToggle: boolean }> {
  return page.evaluate(() => {
    const visible = (selector: string) =>
      [...document.querySelectorAll(`body > header ${selector}`)].filter((part) => part.checkVisibility());
    const parts = visible(':is(.navbar-brand, .bar-item:not(.bar-button))');
    return {
      rows: new Set(parts.map((part) => part.getBoundingClientRect().top)).size,
      hasToggle: visible('[popovertarget]').length > 0,
    };
  });
}

/** Runs a check in every window and text size, and returns the problems found. */
async function faultsInWindows(page: Page, look: (width: number) => Promise<string[]>): Promise<string[]> {
  const found: string[] = [];
  for (const size of sizes) {
    for (const width of process.env.TEST_ALL ? widths : someWidths[size]) {
      await resize(page, width, size);
      for (const fault of await look(width)) found.push(`${width} pixels, text of ${percent(size, width)} %: ${fault}`);
    }
  }
  return found;
}

test('the navbar has room for all its entries at every window width, in every language', async ({ page }) => {
  test.setTimeout(locales.length * 30_000);
  for (const locale of locales) {
    await test.step(locale, async () => {
      await resize(page, 1440);
      await visit(page, pagePath(shortPage, locale));
      const faults = await faultsInWindows(page, async (width) => {
        await settle(page);
        const { rows, hasToggle } = await shapeOfBar(page);
        return [
          ...(await barFaults(page)),
          ...(rows === 1 ? [] : [`the bar has ${rows} rows`]),
          ...(width < collapseWidth && !hasToggle ? ['the button of the menu is missing'] : []),
          ...(await menuFaults(page)),
        ];
      });
      expect.soft(faults).toEqual([]);

      // A navbar that collapsed for lack of space expands again when there is enough.
      await resize(page, 1920);
      await expect(mainNavigation(page)).toBeVisible();
      await expect(menuToggle(page)).toBeHidden();
    });
  }
});

test('a narrow window or doubled text size collapses the navbar, with any font, without a layout shift', async ({ page }) => {
  const layoutShift = await watchLayoutShift(page);
  await page.setViewportSize({ width: collapseWidth, height: 800 });
  await visit(page, pagePath('home', 'fr-CA'));
  expect(await layoutShift()).toBe(0);

  await resize(page, 1920);
  await expect(menuToggle(page)).toBeHidden();
  await test.step('the navbar’s entries don’t move when the heading font arrives', async () => {
    const left = async () => (await mainNavigation(page).boundingBox())?.x;
    await breakFiles(page, /\.woff2$/, 'slow');
    await page.reload({ waitUntil: 'domcontentloaded' });
    const without = await left();
    await bringHeadingFont(page);
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect(await left()).toBe(without);
  });

  await page.evaluate(() => {
    document.documentElement.style.fontSize = '300%';
  });
  await expect(menuToggle(page)).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '100%';
  });
  await expect(menuToggle(page)).toBeHidden();
});

test('a navbar without enough room is collapsed before hydration', async ({ page }) => {
  await holdAnswers(page, /\/_next\/static\/.*\.js$/);
  await page.setViewportSize({ width: 1920, height: 800 });
  await page.goto(pagePath('home'), { waitUntil: 'domcontentloaded' });
  await expect(menuToggle(page)).toBeHidden();

  const { blog } = readMessages('en').chrome.links;
  await page.route(pagePath('home'), async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(`>${blog}<`, `>${blog.repeat(50)}<`) });
  });
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(menuToggle(page)).toBeVisible();
  expect(await barFaults(page)).toEqual([]);
});

test.describe('the navbar without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('wraps its entries into as many rows as they need, in every language', { tag: '@all' }, async ({ page }) => {
    test.setTimeout(locales.length * 30_000);
    for (const locale of locales) {
      await test.step(locale, async () => {
        await page.goto(pagePath(shortPage, locale));
        const faults = await faultsInWindows(page, async (width) => {
          const { hasToggle } = await shapeOfBar(page);
          return [
            ...(await barFaults(page)),
            ...(hasToggle === width < collapseWidth ? [] : [`the button of the menu is ${hasToggle ? 'there' : 'missing'}`]),
          ];
        });
        expect.soft(faults).toEqual([]);
      });
    }
  });
});
