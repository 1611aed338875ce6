import { localPath } from '@/lib/i18n/local-path';
import { locales } from '@/lib/i18n/locales';
import { collapseWidth, sidewaysFaultsIn } from '../support/layout';
import { expect, test } from '../support/test';
import { everyPath, inTurn } from '../support/turns';

// Without pictures, too: their alternative texts take more room.
test.use({ javaScriptEnabled: false, hasPictures: false, expectedMessages: /Failed to load resource/ });

/** Where the layout changes. At all other widths, it is that of the pages with scripts. */
const windows = { normal: [320, 820, collapseWidth], larger: [320] };

for (const [place, locale] of locales.entries()) {
  test(`every page fits every window without JavaScript, in ${locale}`, async ({ page }) => {
    // Checks a different locale than the tests with scripts.
    const paths = everyPath.filter((_, index) => inTurn(index + 1, place));
    test.setTimeout(paths.length * 15_000);
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(localPath(path, locale));
        expect.soft(await sidewaysFaultsIn(page, windows), path).toEqual([]);
      });
    }
  });
}
