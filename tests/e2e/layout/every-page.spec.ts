import type { Page } from '@playwright/test';
import { localPath } from '@/lib/i18n/local-path';
import { locales } from '@/lib/i18n/locales';
import { missingPages } from '@/tests/support/pages';
import { accessibilityFaults, colorFaults, layoutFaults, prepareAccessibilityCheck, withoutFrame } from '../support/axe';
import { collapseWidth, resize, sidewaysFaultsIn, widths } from '../support/layout';
import { watchLayoutShift } from '../support/layout-shift';
import { expect, test } from '../support/test';
import { everyPath, inTurn } from '../support/turns';
import { visit } from '../support/visit';

type Theme = 'light' | 'dark';

/** The themes in which a locale's pages are visited: by turns, and in English in both with `npm run test:all`. */
function themesOf(place: number): readonly Theme[] {
  if (process.env.TEST_ALL) return place === 0 ? ['light', 'dark'] : ['light'];
  return place % 2 === 0 ? ['light'] : ['dark'];
}

/**
 * The narrowest window, where anything too wide shows first, and by turns one of the widths at which a layout changes; every
 * width with `npm run test:all`, and with larger text those at which a layout begins.
 */
function windowsFor(index: number) {
  const changes = [820, 1024, collapseWidth];
  return process.env.TEST_ALL
    ? { normal: widths, larger: [320, 360, 900, 1024, 1440] }
    : { normal: [320, ...changes.filter((_, turn) => turn === index % changes.length)], larger: [320] };
}

/**
 * Visits a page, checks everything that holds for every page, and shows it in every window.
 * @param index the number of pages visited before in this locale and theme; the navbar and the footer are checked on the first
 * only
 */
async function expectFaultless(page: Page, path: string, theme: Theme, readLayoutShift: () => Promise<number>, index: number) {
  const part = index === 0 || process.env.TEST_ALL ? 'html' : withoutFrame;
  await resize(page, 1440, 'normal', 900);
  await visit(page, path);
  expect.soft(await readLayoutShift(), `layout shift of ${path}`).toBeLessThan(0.01);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  // With `npm run test:all`, the light theme checks everything else.
  if (process.env.TEST_ALL && theme === 'dark') {
    expect.soft(await colorFaults(page, part), `colors of ${path}, dark`).toEqual([]);
    return;
  }
  if (process.env.TEST_ALL) expect.soft(await accessibilityFaults(page, part), `faults of ${path}, ${theme}`).toEqual([]);
  expect.soft(await sidewaysFaultsIn(page, windowsFor(index)), path).toEqual([]);

  // Everything is checked in one window; only layout and colors depend on it.
  await resize(page, 390, 'normal', 844);
  const look = process.env.TEST_ALL ? layoutFaults : accessibilityFaults;
  expect.soft(await look(page, part), `faults of ${path}, 390 pixels, ${theme}`).toEqual([]);
}

test.beforeEach(({ page }) => prepareAccessibilityCheck(page));

for (const [place, locale] of locales.entries()) {
  for (const theme of themesOf(place)) {
    // Two tests for each, so that both workers are busy.
    for (const half of [0, 1]) {
      test(`every page loads without errors or layout shifts, fits every window, and is accessible, in ${locale}, ${theme} theme, part ${half + 1}`, async ({
        page,
      }) => {
        const paths = everyPath.filter((_, index) => inTurn(index, place)).filter((_, index) => index % 2 === half);
        test.setTimeout(paths.length * 15_000);
        await page.emulateMedia({ colorScheme: theme });
        const readLayoutShift = await watchLayoutShift(page);
        for (const [index, path] of paths.entries()) {
          await test.step(path, () => expectFaultless(page, localPath(path, locale), theme, readLayoutShift, index));
        }
      });
    }
  }
}

test.describe('the not-found page', () => {
  // The browser logs the 404 status.
  test.use({ expectedMessages: /the server responded with a status of 404/ });

  test('loads without layout shifts, fits every window, and is accessible', async ({ page }) => {
    const pages = process.env.TEST_ALL ? missingPages : missingPages.slice(0, 1);
    test.setTimeout(pages.length * 15_000);
    const readLayoutShift = await watchLayoutShift(page);
    for (const [index, { path }] of pages.entries()) {
      await test.step(path, () => expectFaultless(page, path, 'light', readLayoutShift, index));
    }
  });
});
