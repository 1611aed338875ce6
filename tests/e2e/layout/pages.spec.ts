import { locales } from '@/lib/i18n/locales';
import { archiveYears, releasePath, releaseVersions, yearPath } from '@/lib/site/changelog-pages';
import { localPath } from '@/lib/site/local-path';
import { routeIds, routes } from '@/lib/site/routes';
import { fontOfRun } from '../support/fonts';
import { resize, sidewaysFaults, widths } from '../support/layout';
import { expect, test } from '../support/test';

/** One page of each kind, by its English address. */
const pages: string[] = [
  ...routeIds.map((id) => routes[id].path),
  ...releaseVersions('stable')
    .slice(0, 1)
    .map((version) => releasePath('stable', version)),
  ...archiveYears('weekly')
    .slice(0, 1)
    .map((year) => yearPath('weekly', year)),
];
const missing = '/no-such-page/';

// Each page in one language, so that every language has a third of them; the two fonts take different ones.
const shift = { narrow: 1, wide: 0, normal: 0 };
const localesOf = (page: string) => {
  const turn = (Math.max(pages.indexOf(page), 0) + shift[fontOfRun()]) % locales.length;
  return process.env.TEST_ALL ? locales : locales.slice(turn, turn + 1);
};

// The bar is looked at in bar.spec.ts, with the page's script; what it has in the way of layout is in the HTML.
test.beforeEach(({ page }) =>
  page.route('**/_next/static/**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' })),
);

function testLayout(path: string, status: number) {
  test(`${path} does not scroll sideways in any window`, async ({ page }) => {
    for (const locale of localesOf(path)) {
      const response = await page.goto(localPath(path, locale));
      expect(response?.status()).toBe(status);
      for (const width of widths) {
        await resize(page, width);
        expect.soft(await sidewaysFaults(page), `${locale}, ${width} pixels`).toEqual([]);
      }
      for (const width of [320, 390, 820, 1440]) {
        await resize(page, width, 'larger');
        expect.soft(await sidewaysFaults(page), `${locale}, ${width} pixels, larger text`).toEqual([]);
      }
    }
  });
}

for (const path of pages) testLayout(path, 200);

test.describe('the page for what is not there', () => {
  test.use({ expectedMessages: /the server responded with a status of 404/ });
  testLayout(missing, 404);
});
