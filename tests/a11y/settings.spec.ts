import type { Page } from '@playwright/test';
import { localPath } from '@/lib/i18n/local-path';
import { prepareAccessibilityCheck } from '@/tests/e2e/support/axe';
import { resize } from '@/tests/e2e/support/layout';
import { expect, test } from '@/tests/e2e/support/test';
import { everyPath } from '@/tests/e2e/support/turns';
import { menuToggle, sidewaysOverflow, visit } from '@/tests/e2e/support/visit';
import { measureContrast } from './support/contrast';
import { cutTexts, focusFaults, targets, widenText } from './support/faults';
import { noteFigure } from './support/notes';
import { chosenLocales, chosenThemes, type Theme } from './support/views';

test.beforeEach(({ page }) => prepareAccessibilityCheck(page));

/** The most-used controls on a phone: the navbar, its drawer, filters, buttons and ratings (docs/design.md). */
const usedMost = [
  'body > header .bar-item',
  'body > header .bar-button',
  '.site-menu a',
  '.filter-choice input',
  'main .button',
  'main .button-quiet',
  'button.rating-choice',
  'main .field',
].join();

async function showTheme(page: Page, theme: Theme) {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

for (const locale of chosenLocales) {
  for (const path of everyPath) {
    const address = localPath(path, locale);

    test(`${address} respects the visitor’s system settings`, async ({ page }) => {
      await visit(page, address);
      await test.step('contrast is sufficient, also with more contrast requested', async () => {
        for (const theme of chosenThemes) {
          await showTheme(page, theme);
          const usual = await measureContrast(page);
          noteFigure({ name: `contrast, ${theme}`, value: usual.least, where: `${address} ${usual.where}` });
          await page.emulateMedia({ contrast: 'more' });
          const more = await measureContrast(page);
          noteFigure({ name: `contrast, ${theme}, more of it`, value: more.least, where: `${address} ${more.where}` });
          expect.soft(more.tooLittle, `${theme}, with more contrast`).toEqual([]);
          await page.emulateMedia({ contrast: 'no-preference' });
        }
        await showTheme(page, 'light');
      });
      await test.step('nothing moves with reduced motion', async () => {
        const moving = await page.evaluate(() =>
          document
            .getAnimations()
            .filter(
              ({ timeline, effect }) => timeline === document.timeline && Number(effect?.getComputedTiming().duration ?? 0) > 1,
            )
            .map(({ effect }) => (effect instanceof KeyframeEffect ? String(effect.target?.className) : '')),
        );
        expect.soft(moving).toEqual([]);
      });
      await test.step('targets are large enough to tap on a phone', async () => {
        await resize(page, 390, 'normal', 844);
        const all = await targets(page);
        expect.soft(all.filter(({ size }) => size < 23.9).map(({ name, size }) => `${size.toFixed(1)} ${name}`)).toEqual([]);
        await menuToggle(page).click();
        const most = await targets(page, usedMost);
        expect.soft(most.filter(({ size }) => size < 43.9).map(({ name, size }) => `${size.toFixed(1)} ${name}`)).toEqual([]);
        await menuToggle(page).click();
        for (const [name, found] of [
          ['target', all],
          ['target of what is used most', most],
        ] as const) {
          const [least] = [...found].sort((one, other) => one.size - other.size);
          if (least) noteFigure({ name, value: least.size, where: `${address} ${least.name}` });
        }
      });
      await test.step('wide text spacing cuts off no text', async () => {
        await widenText(page);
        // A width of 320 pixels corresponds to a window of 1280 pixels zoomed to 400 %.
        for (const width of [320, 820, 1440]) {
          await resize(page, width, 'normal', 800);
          expect.soft(await cutTexts(page), `cut off at ${width} pixels`).toEqual([]);
          expect.soft(await sidewaysOverflow(page), `sideways at ${width} pixels`).toBe(0);
        }
      });
    });

    for (const [name, width] of [
      ['on a desk', 1440],
      ['on a phone, in forced colors', 360],
    ] as const) {
      test(`${address} shows the keyboard focus on each element that can have it, ${name}`, async ({ page }) => {
        await visit(page, address);
        await resize(page, width, 'normal', 800);
        if (width === 360) await page.emulateMedia({ forcedColors: 'active' });
        const faults: string[] = [];
        const stops = await page.evaluate(() => document.querySelectorAll('a[href], button, summary, input, select').length);
        for (let stop = 0; stop < stops; stop += 1) {
          await page.keyboard.press('Tab');
          faults.push(...(await focusFaults(page)));
          if (stop > 0 && (await page.evaluate(() => document.activeElement === document.body))) break;
        }
        expect(faults).toEqual([]);
      });
    }
  }
}
