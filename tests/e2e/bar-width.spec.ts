import { locales } from '@/lib/i18n/locales';
import { pagePath } from '@/tests/support/pages';
import { familiesOfRun, paintedFonts } from './support/fonts';
import { barFaults, collapseWidth, resize, settle } from './support/layout';
import { expect, test } from './support/test';
import { mainNavigation, menuToggle, visit } from './support/visit';

test(`the navbar collapses only below ${collapseWidth} pixels, in every language`, { tag: '@all' }, async ({ page }) => {
  for (const locale of locales) {
    await test.step(locale, async () => {
      await resize(page, collapseWidth);
      await visit(page, pagePath('home', locale));
      expect(await paintedFonts(page, 'nav .bar-item')).toEqual([familiesOfRun().sans]);
      await expect(mainNavigation(page)).toBeVisible();
      await expect(menuToggle(page)).toBeHidden();
      expect(await barFaults(page)).toEqual([]);

      await resize(page, collapseWidth - 1);
      await expect(mainNavigation(page)).toBeHidden();
      await expect(menuToggle(page)).toBeVisible();
      await settle(page);
      expect(await barFaults(page)).toEqual([]);
    });
  }
});
