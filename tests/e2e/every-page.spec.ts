import type { Page } from '@playwright/test';
import { loadChangelog } from '@/lib/content/changelogs';
import { type Locale, locales } from '@/lib/i18n/locales';
import { localPath } from '@/lib/site/local-path';
import { type RouteId, routeIds } from '@/lib/site/routes';
import { readMessages } from '@/scripts/messages/read-messages';
import { missingPages, pagePath } from '@/tests/support/pages';
import { accessibilityFaults, prepareAccessibilityCheck } from './support/axe';
import { watchLayoutShift } from './support/layout-shift';
import { expect, test } from './support/test';
import { sidewaysOverflow, visit } from './support/visit';

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];
const windows = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } } as const;

/** One page of each kind, which is looked at in every locale, theme and window. */
const kinds: RouteId[] = ['home', 'download', 'participateCode', 'events'];

/** A release and a year have pages of their own, which the route registry does not list. */
const [newest] = loadChangelog('stable');
const otherPages = [`/changelog-stable/${newest?.version}/`, `/changelog-stable-old/${newest?.date?.slice(0, 4)}/`];

/** What is visited in one locale, theme and window. The other pages are visited once wide and once narrow. */
function pathsFor(locale: Locale, theme: Theme, isWide: boolean): string[] {
  const every = [
    ...routeIds.map((id) => ({ id, path: pagePath(id, locale) })),
    ...otherPages.map((path) => ({ id: undefined, path: localPath(path, locale) })),
  ];
  const place = locales.indexOf(locale);
  return every
    .filter(({ id }, index) => {
      if (process.env.TEST_ALL || (id && kinds.includes(id))) return true;
      // The narrow visit is in the next locale and in the other theme.
      const turn = index + (isWide ? 0 : 1);
      return turn % locales.length === place && turn % themes.length === themes.indexOf(theme);
    })
    .map(({ path }) => path);
}

/** Visits some pages one after the other, and tells everything that is wrong with them. */
async function expectFaultless(page: Page, theme: Theme, paths: readonly string[]) {
  test.setTimeout(paths.length * 10_000);
  await prepareAccessibilityCheck(page);
  const readLayoutShift = await watchLayoutShift(page);
  for (const path of paths) {
    await test.step(path, async () => {
      await visit(page, path);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      expect.soft(await readLayoutShift(), `layout shift of ${path}`).toBeLessThan(0.01);
      expect.soft(await accessibilityFaults(page), `faults of ${path}`).toEqual([]);
      expect.soft(await sidewaysOverflow(page), `pixels to scroll ${path} sideways`).toBe(0);
    });
  }
}

for (const locale of locales) {
  for (const theme of themes) {
    for (const [name, viewport] of Object.entries(windows)) {
      test.describe(`in ${locale}, ${theme}, in a ${name} window`, () => {
        test.use({ colorScheme: theme, viewport });

        test('pages load quietly, stand still, fit, and have no accessibility fault', async ({ page }) => {
          await expectFaultless(page, theme, pathsFor(locale, theme, name === 'wide'));
        });
      });
    }
  }

  test(`the first press of Tab offers to skip the navigation bar in ${locale}`, async ({ page }) => {
    await visit(page, pagePath('awards', locale));
    const skipLink = page.getByRole('link', { name: readMessages(locale).chrome.skipToContent });
    await page.keyboard.press('Tab');
    await expect(skipLink).toBeFocused();
    await expect(skipLink).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('*:focus')).toHaveCount(1);
    await expect(page.getByRole('banner').locator('*:focus')).toHaveCount(0);
  });
}

test.describe('addresses that lead nowhere', () => {
  // The browser itself reports the status of the page.
  test.use({ expectedMessages: /the server responded with a status of 404/ });
  const paths = missingPages.map(({ path }) => path);

  for (const [theme, viewport] of [
    ['light', windows.wide],
    ['dark', windows.narrow],
  ] as const) {
    test.describe(`${theme}, in a window of ${viewport.width} pixels`, () => {
      test.use({ colorScheme: theme, viewport });

      test('show a page that stands still, fits, and has no accessibility fault', async ({ page }) => {
        await expectFaultless(page, theme, paths);
      });
    });
  }
});
