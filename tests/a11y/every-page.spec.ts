import { localPath } from '@/lib/i18n/local-path';
import { prepareAccessibilityCheck } from '@/tests/e2e/support/axe';
import { resize } from '@/tests/e2e/support/layout';
import { test } from '@/tests/e2e/support/test';
import { everyPath } from '@/tests/e2e/support/turns';
import { visit } from '@/tests/e2e/support/visit';
import { missingPages } from '@/tests/support/pages';
import { look } from './support/look';
import { chosenLocales, chosenWidths } from './support/views';

test.beforeEach(({ page }) => prepareAccessibilityCheck(page));

for (const locale of chosenLocales) {
  for (const path of everyPath) {
    test(`${localPath(path, locale)} is accessible on arrival, and with everything expanded`, async ({ page }) => {
      await visit(page, localPath(path, locale));
      for (const width of chosenWidths) {
        await resize(page, width, 'normal', 900);
        await look(page, path, width);
      }
      const unfolded = await page.evaluate(() => {
        const folds = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
        for (const fold of folds) {
          // Details elements with the same name would close each other.
          fold.removeAttribute('name');
          fold.open = true;
        }
        return folds.length;
      });
      if (unfolded === 0) return;
      for (const width of chosenWidths) {
        await resize(page, width, 'normal', 900);
        await look(page, `${path}, unfolded`, width, 'main');
      }
    });
  }
}

test.describe('the not-found page', () => {
  // The browser logs the 404 status.
  test.use({ expectedMessages: /the server responded with a status of 404/ });

  for (const { locale, path } of missingPages.filter((missing) => chosenLocales.includes(missing.locale))) {
    test(`${path} is accessible`, async ({ page }) => {
      await visit(page, path);
      for (const width of chosenWidths) {
        await resize(page, width, 'normal', 900);
        await look(page, `no such page (${locale})`, width);
      }
    });
  }
});
