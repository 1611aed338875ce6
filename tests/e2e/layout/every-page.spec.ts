import type { Page } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import { archiveYears, releasePath, releaseVersions, yearPath } from '@/lib/site/changelog-pages';
import { localPath } from '@/lib/site/local-path';
import { type RouteId, routeIds, routes } from '@/lib/site/routes';
import { missingPages, pagePath } from '@/tests/support/pages';
import { accessibilityFaults, layoutFaults, prepareAccessibilityCheck } from '../support/axe';
import { fontOfRun } from '../support/fonts';
import { resize, sidewaysFaults, widths } from '../support/layout';
import { watchLayoutShift } from '../support/layout-shift';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

// Each page is looked at twice: wide, with the wide font, and narrow, with the narrow one. Locale and theme
// rotate, so that each pair of them occurs; `npm run test:all` leaves none out.

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

/** One page of each kind, which is looked at in every locale and theme. */
const kinds: RouteId[] = ['home', 'download', 'participateCode', 'events'];

/** Every page in English; releases and years have pages that the route registry does not list. */
const paths: string[] = [
  ...routeIds.map((id) => routes[id].path),
  ...releaseVersions('stable')
    .slice(0, 1)
    .map((version) => releasePath('stable', version)),
  ...archiveYears('weekly')
    .slice(0, 1)
    .map((year) => yearPath('weekly', year)),
];

/** The windows that a page is given one after the other; what is too wide is so with the wide font first. */
function windowsOfRun() {
  const isThorough = process.env.TEST_ALL || fontOfRun() === 'wide';
  return [
    ...(isThorough ? widths : [320, 820, 1313]).map((width) => ({ width, size: 'normal' as const })),
    ...(isThorough ? [320, 390, 820, 1440] : [390]).map((width) => ({ width, size: 'larger' as const })),
  ];
}

const resizeToRun = (page: Page) =>
  fontOfRun() === 'wide' ? resize(page, 1440, 'normal', 900) : resize(page, 390, 'normal', 844);

/** Visits a page, with what every page has to stand, and gives it every window. */
async function expectFaultless(page: Page, path: string, theme: Theme, readLayoutShift: () => Promise<number>) {
  await resizeToRun(page);
  await visit(page, path);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  expect.soft(await readLayoutShift(), `layout shift of ${path}`).toBeLessThan(0.01);
  // A page is the same document in every window.
  const faults = fontOfRun() === 'wide' ? await accessibilityFaults(page) : await layoutFaults(page);
  expect.soft(faults, `faults of ${path}`).toEqual([]);
  for (const { width, size } of windowsOfRun()) {
    await resize(page, width, size);
    expect.soft(await sidewaysFaults(page), `${path}, ${width} pixels, ${size} text`).toEqual([]);
  }
}

/** Whether a page, or the page of a language that leads nowhere, is looked at in a locale and a theme. */
function isTurn(index: number, place: number, side: number) {
  const turn = index + (fontOfRun() === 'wide' ? 0 : 1);
  return process.env.TEST_ALL || (turn % locales.length === place && turn % themes.length === side);
}

test.beforeEach(({ page }) => prepareAccessibilityCheck(page));

for (const [place, locale] of locales.entries()) {
  for (const [side, theme] of themes.entries()) {
    test.describe(`in ${locale}, ${theme}`, () => {
      test.use({ colorScheme: theme });

      test('pages load quietly, stand still, fit every window, and have no accessibility fault', async ({ page }) => {
        const turned = paths.filter((_, index) => isTurn(index, place, side));
        test.setTimeout(turned.length * 15_000);
        const readLayoutShift = await watchLayoutShift(page);
        for (const path of turned) {
          await test.step(path, () => expectFaultless(page, localPath(path, locale), theme, readLayoutShift));
        }
      });
    });
  }

  test(`one page of each kind has no fault of colors or layout in ${locale}, light and dark`, async ({ page }) => {
    test.setTimeout(kinds.length * 15_000);
    await resizeToRun(page);
    for (const id of kinds) {
      const path = pagePath(id, locale);
      await visit(page, path);
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme });
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        expect.soft(await layoutFaults(page), `faults of ${path}, ${theme}`).toEqual([]);
      }
    }
  });
}

test.describe('addresses that lead nowhere', () => {
  // The browser itself reports the status of the page.
  test.use({ expectedMessages: /the server responded with a status of 404/ });

  test('show a page that stands still, fits every window, and has no accessibility fault', async ({ page }) => {
    const turned = missingPages.filter((_, index) => fontOfRun() === 'wide' || isTurn(index, 0, 1));
    test.setTimeout(turned.length * 15_000);
    const readLayoutShift = await watchLayoutShift(page);
    for (const { path } of turned) {
      await test.step(path, () => expectFaultless(page, path, 'light', readLayoutShift));
    }
  });
});
