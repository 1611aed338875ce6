import type { Page } from '@playwright/test';
import { localPath } from '@/lib/i18n/local-path';
import { locales } from '@/lib/i18n/locales';
import { missingPages } from '@/tests/support/pages';
import { accessibilityFaults, layoutFaults, prepareAccessibilityCheck, structureFaults, withoutFrame } from '../support/axe';
import { collapseWidth, resize, sidewaysFaultsIn, widths } from '../support/layout';
import { watchLayoutShift } from '../support/layout-shift';
import { expect, test } from '../support/test';
import { everyPath, inTurn } from '../support/turns';
import { visit } from '../support/visit';

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

/** The narrowest window, where anything too wide shows first, and by turns one of the widths at which a layout changes. */
function windowsFor(index: number) {
  const changes = [820, 1024, collapseWidth];
  return process.env.TEST_ALL
    ? { normal: widths, larger: widths }
    : { normal: [320, ...changes.filter((_, turn) => turn === index % changes.length)], larger: [320] };
}

async function showTheme(page: Page, theme: Theme) {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

/**
 * Visits a page, checks everything that holds for every page, and shows it in every window and in the other theme.
 * @param index the number of pages visited before in this locale and theme; the navbar and the footer are checked on the first
 * only
 */
async function expectFaultless(page: Page, path: string, theme: Theme, readLayoutShift: () => Promise<number>, index: number) {
  const part = index === 0 || process.env.TEST_ALL ? 'html' : withoutFrame;
  await resize(page, 1440, 'normal', 900);
  await page.emulateMedia({ colorScheme: theme });
  await visit(page, path);
  expect.soft(await readLayoutShift(), `layout shift of ${path}`).toBeLessThan(0.01);
  await showTheme(page, theme);
  // Colors and layout are checked in the other theme below; `npm run test:a11y` checks both.
  const look = process.env.TEST_ALL ? accessibilityFaults : structureFaults;
  expect.soft(await look(page, part), `faults of ${path}, ${theme}`).toEqual([]);
  expect.soft(await sidewaysFaultsIn(page, windowsFor(index)), path).toEqual([]);

  // The document is the same in every window and theme, so this is checked once.
  await resize(page, 390, 'normal', 844);
  const other = theme === 'light' ? 'dark' : 'light';
  await showTheme(page, other);
  expect.soft(await layoutFaults(page, part), `faults of ${path}, 390 pixels, ${other}`).toEqual([]);
}

test.beforeEach(({ page }) => prepareAccessibilityCheck(page));

for (const [place, locale] of locales.entries()) {
  for (const [side, theme] of themes.entries()) {
    test(`every page loads without errors or layout shifts, fits every window, and is accessible, in ${locale}, ${theme} theme first`, async ({
      page,
    }) => {
      const paths = everyPath.filter((_, index) => inTurn(index, place) && index % themes.length === side);
      test.setTimeout(paths.length * 15_000);
      const readLayoutShift = await watchLayoutShift(page);
      for (const [index, path] of paths.entries()) {
        await test.step(path, () => expectFaultless(page, localPath(path, locale), theme, readLayoutShift, index));
      }
    });
  }
}

test.describe('the not-found page', () => {
  // The browser logs the 404 status.
  test.use({ expectedMessages: /the server responded with a status of 404/ });

  test('loads without layout shifts, fits every window, and is accessible', async ({ page }) => {
    test.setTimeout(missingPages.length * 15_000);
    const readLayoutShift = await watchLayoutShift(page);
    for (const [index, { path }] of missingPages.entries()) {
      await test.step(path, () => expectFaultless(page, path, 'light', readLayoutShift, index));
    }
  });
});
