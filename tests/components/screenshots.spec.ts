import { bringHeadingFont } from '../e2e/support/heading-font';
import { expect, test } from '../e2e/support/test';
import { hydrated } from '../e2e/support/visit';

/** Those whose examples show no records of content/, so that an edited record changes no screenshot. */
const components = [
  'Command',
  'CopyButton',
  'DataTable',
  'EventCard',
  'Failures',
  'FilterChoices',
  'Icon',
  'IconLinks',
  'ItemList',
  'LocalizedText',
  'MailingListCard',
  'Note',
  'PageHeader',
  'Question',
  'RoadmapTable',
  'Section',
  'SocialButtons',
  'Steps',
];

// The catalog shows what a page says of broken content, which the server logs. A whole browser also asks for a favicon.ico.
test.use({ expectedMessages: /events\/not-in-the-list|content\/example\.yml|Failed to load resource/ });

for (const theme of ['light', 'dark'] as const) {
  test(`components match their screenshots, ${theme}`, async ({ page }) => {
    await bringHeadingFont(page);
    await page.emulateMedia({ colorScheme: theme });
    await page.goto('/components/');
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    for (const name of components) {
      const example = page.locator(`section[aria-labelledby="example-${name}"]`);
      // Each alone, because the height of a screenshot depends on the fraction of a pixel at which the component begins.
      await example.evaluate((shown) => {
        for (const section of document.querySelectorAll<HTMLElement>('section[aria-labelledby^="example-"]')) {
          section.style.display = section === shown ? '' : 'none';
        }
      });
      await expect.soft(example).toHaveScreenshot(`${name}-${theme}.png`);
    }
  });
}

test('the header of the start page, the same in both themes, matches its screenshot', async ({ page }) => {
  await bringHeadingFont(page);
  await page.goto('/');
  await hydrated(page);
  // The newest releases overlap the bottom edge of the header.
  const mask = [page.locator('.counter')];
  await expect(page.locator('main > :first-child')).toHaveScreenshot('start.png', { mask });
});
