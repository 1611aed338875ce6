import type { Locator } from '@playwright/test';
import { pagePath } from '@/tests/support/pages';
import { fontOfRun } from '../support/fonts';
import { barFaults, menuFaults, resize, settle, widths } from '../support/layout';
import { expect, test } from '../support/test';
import { mainNavigation, menuToggle, navbar, visit } from '../support/visit';

test.describe('a language with much longer menu labels', () => {
  /** Makes the navbar's labels three times as wide, and more with the narrow font, which leaves more room. */
  const lengthen = (entries: Locator) =>
    entries.evaluateAll(
      (found, times) =>
        found.map((entry) => {
          const word = [...entry.childNodes].find((node) => node.nodeType === Node.TEXT_NODE);
          if (!word?.textContent) throw new Error('The entry has no words of its own.');
          word.textContent = word.textContent.repeat(times);
          return word.textContent;
        }),
      fontOfRun() === 'narrow' ? 5 : 3,
    );

  test('collapses the navbar into its menu, and the labels fit there and on the button that is always visible', async ({
    page,
  }) => {
    await resize(page, 1440);
    await visit(page, pagePath('accessibility'));
    await expect(menuToggle(page)).toBeHidden();

    const words = await lengthen(mainNavigation(page).locator('li > a.bar-item'));
    await expect(menuToggle(page)).toBeVisible();
    await settle(page);
    expect(await barFaults(page)).toEqual([]);

    await menuToggle(page).click();
    for (const word of words) {
      await mainNavigation(page).getByText(word).scrollIntoViewIfNeeded();
      await expect(mainNavigation(page).getByText(word)).toBeInViewport();
    }
    await page.keyboard.press('Escape');
    for (const width of widths.filter((each) => each < 1440)) {
      await resize(page, width);
      await settle(page);
      expect.soft(await barFaults(page), `${width} pixels`).toEqual([]);
      expect.soft(await menuFaults(page), `menus at ${width} pixels`).toEqual([]);
    }

    await visit(page, pagePath('accessibility'));
    await lengthen(navbar(page).locator('.bar-button'));
    for (const width of widths) {
      await resize(page, width);
      await settle(page);
      expect.soft(await barFaults(page), `${width} pixels`).toEqual([]);
    }
  });
});
