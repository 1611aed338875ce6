import { bringHeadingFont } from '../e2e/support/heading-font';
import { expect, test } from '../e2e/support/test';
import { hydrated } from '../e2e/support/visit';

/** Components whose examples show no records of content/, so that editing a record changes no screenshot. */
const components = [
  'CopyButton',
  'DataTable',
  'FilterChoices',
  'Icon',
  'ItemList',
  'LocalizedText',
  'Note',
  'PageHeader',
  'Question',
  'Section',
  'Steps',
];

// The catalog shows the message for broken content, which the server logs. A full browser also requests a favicon.ico.
test.use({ expectedMessages: /content\/example\.yml|Failed to load resource/ });

for (const theme of ['light', 'dark'] as const) {
  test(`components match their screenshots, ${theme} theme`, async ({ page }) => {
    await bringHeadingFont(page);
    await page.emulateMedia({ colorScheme: theme });
    await page.goto('/components/');
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    for (const name of components) {
      const example = page.locator(`section[aria-labelledby="example-${name}"]`);
      // Each example separately, because the height of a screenshot depends on the fractional pixel position of the component.
      await example.evaluate((shown) => {
        for (const section of document.querySelectorAll<HTMLElement>('section[aria-labelledby^="example-"]')) {
          section.style.display = section === shown ? '' : 'none';
        }
      });
      await expect.soft(example).toHaveScreenshot(`${name}-${theme}.png`);
    }
  });
}

test('the start page’s header, which is the same in both themes, matches its screenshot', async ({ page }) => {
  await bringHeadingFont(page);
  await page.goto('/');
  await hydrated(page);
  // The newest releases overlap the bottom edge of the header, whose height depends on the day: a newer one may be out.
  await page
    .locator('.counter')
    .first()
    .evaluate((releases) => releases.remove());
  await expect(page.locator('main > :first-child')).toHaveScreenshot('start.png');
});
