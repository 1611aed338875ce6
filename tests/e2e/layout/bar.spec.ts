import type { Page } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import { readMessages } from '@/scripts/messages/read-messages';
import { pagePath } from '@/tests/support/pages';
import { breakFiles } from '../support/faults';
import { fontOfRun } from '../support/fonts';
import { bringHeadingFont } from '../support/heading-font';
import { barFaults, collapseWidth, menuFaults, percent, resize, settle, type TextSize, widths } from '../support/layout';
import { watchLayoutShift } from '../support/layout-shift';
import { expect, test } from '../support/test';
import { holdAnswers, mainNavigation, menuToggle, visit } from '../support/visit';

const sizes: readonly TextSize[] = ['normal', 'larger'];

/** The page with the least to lay out; the bar is the same on all of them. */
const shortPage = 'accessibility';

/** The number of rows that the bar's parts are on, and whether the button of the collapsed menu is there. */
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

/** Shows the page in every window and text size, and returns what is found there. */
async function faultsInWindows(page: Page, look: (width: number) => Promise<string[]>): Promise<string[]> {
  const found: string[] = [];
  for (const size of sizes) {
    for (const width of widths) {
      await resize(page, width, size);
      for (const fault of await look(width)) found.push(`${width} pixels, text of ${percent(size, width)} %: ${fault}`);
    }
  }
  return found;
}

test('the bar has room for all its entries in every window, in every language', async ({ page }) => {
  test.skip(fontOfRun() === 'narrow' && !process.env.TEST_ALL, 'What has room with the wide font has it with the narrow one.');
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

      // A bar that collapsed for lack of space is a row again when there is enough.
      await resize(page, 1920);
      await expect(mainNavigation(page)).toBeVisible();
      await expect(menuToggle(page)).toBeHidden();
    });
  }
});

test('a narrow window or doubled text size collapses the bar, whatever the font, without a layout shift', async ({ page }) => {
  const layoutShift = await watchLayoutShift(page);
  await page.setViewportSize({ width: collapseWidth, height: 800 });
  await visit(page, pagePath('home', 'fr-CA'));
  expect(await layoutShift()).toBe(0);

  await resize(page, 1920);
  await expect(menuToggle(page)).toBeHidden();
  await test.step('the entries stand at the same place with the font of the headings and without', async () => {
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

test('a bar without enough room is collapsed before the page’s script runs', async ({ page }) => {
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the bar wraps its entries into as many rows as they need, in every language', async ({ page }) => {
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
