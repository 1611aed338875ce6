import type { Page } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import { readMessages } from '@/scripts/messages/read-messages';
import { pagePath } from '@/tests/support/pages';
import { fontOfRun } from '../support/fonts';
import { barFaults, collapseWidth, menuFaults, percent, resize, settle, type TextSize, widths } from '../support/layout';
import { watchLayoutShift } from '../support/layout-shift';
import { expect, test } from '../support/test';
import { holdAnswers, mainNavigation, menuToggle, navbar, visit } from '../support/visit';

// Anything too wide shows with the wide font first, so the narrow font is checked with larger text only in `npm run
// test:all`.
const sizesOfRun = (): TextSize[] => (fontOfRun() === 'wide' || process.env.TEST_ALL ? ['normal', 'larger'] : ['normal']);

/** The top positions of the bar's parts: a single one if they are on one row. */
function rows(page: Page): Promise<number> {
  return navbar(page).evaluate(
    (bar) =>
      new Set(
        [...bar.querySelectorAll('.navbar-brand, .bar-item:not(.bar-button)')]
          .filter((part) => part.checkVisibility())
          .map((part) => part.getBoundingClientRect().top),
      ).size,
  );
}

for (const locale of locales) {
  test(`the bar has room for all its entries in every window, in ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 800 });
    await visit(page, pagePath('home', locale));
    for (const size of sizesOfRun()) {
      for (const width of widths) {
        await test.step(`${width} pixels, text of ${percent(size, width)} %`, async () => {
          await resize(page, width, size);
          await settle(page);
          expect.soft(await barFaults(page), `${width} pixels, text of ${percent(size, width)} %`).toEqual([]);
          expect.soft(await rows(page), `rows at ${width} pixels, text of ${percent(size, width)} %`).toBe(1);
          if (width < collapseWidth) await expect.soft(menuToggle(page), `${width} pixels`).toBeVisible();
          expect.soft(await menuFaults(page), `menus at ${width} pixels, text of ${percent(size, width)} %`).toEqual([]);
        });
      }
    }

    // A bar that collapsed for lack of space is a row again when there is enough.
    await resize(page, 1920);
    await expect(mainNavigation(page)).toBeVisible();
    await expect(menuToggle(page)).toBeHidden();
  });
}

test('a narrow window or doubled text size collapses the bar, whatever the font, without a layout shift', async ({ page }) => {
  const layoutShift = await watchLayoutShift(page);
  await page.setViewportSize({ width: collapseWidth, height: 800 });
  await visit(page, pagePath('home', 'fr-CA'));
  expect(await layoutShift()).toBe(0);

  await resize(page, 1920);
  await expect(menuToggle(page)).toBeHidden();
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

  for (const locale of locales) {
    test(`the bar wraps its entries into as many rows as they need, in ${locale}`, async ({ page }) => {
      await page.goto(pagePath('home', locale));
      for (const size of sizesOfRun()) {
        for (const width of widths) {
          await resize(page, width, size);
          expect.soft(await barFaults(page), `${width} pixels, text of ${percent(size, width)} %`).toEqual([]);
          await expect.soft(menuToggle(page), `${width} pixels`).toBeVisible({ visible: width < collapseWidth });
        }
      }
    });
  }
});
