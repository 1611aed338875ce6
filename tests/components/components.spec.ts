import { accessibilityFaults, layoutFaults } from '../e2e/support/axe';
import { resize, sidewaysFaultsIn, widths } from '../e2e/support/layout';
import { expect, test } from '../e2e/support/test';
import { hydrated } from '../e2e/support/visit';

const address = '/components/';

// The catalog shows the message for broken content, which the server logs. A full browser also requests a favicon.ico.
test.use({ expectedMessages: /content\/example\.yml|Failed to load resource/ });

test('every component is accessible in all its states and fits every window, in both themes', async ({ page }) => {
  test.setTimeout(60_000);
  await page.goto(address);
  await hydrated(page);
  // Collapsed parts are checked too.
  for (const folded of await page.locator('main details > summary:visible').all()) await folded.click();
  expect(await page.locator('[data-example]').count()).toBeGreaterThan(0);

  expect.soft(await accessibilityFaults(page, 'main')).toEqual([]);
  expect.soft(await sidewaysFaultsIn(page, { normal: widths, larger: [320, 820] })).toEqual([]);
  await resize(page, 390, 'normal');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect.soft(await layoutFaults(page)).toEqual([]);
});

test('every dialog opens, fits a phone, is accessible, and returns the focus', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(address);
  await hydrated(page);
  const buttons = page.locator('main [aria-haspopup="dialog"]');
  expect(await buttons.count()).toBeGreaterThan(0);
  for (const button of await buttons.all()) {
    await button.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    expect.soft(await accessibilityFaults(page, '[role="dialog"]')).toEqual([]);
    expect.soft(await dialog.locator('.dialog').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  }
});
