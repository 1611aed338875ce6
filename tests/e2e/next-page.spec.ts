import { measureClicks } from '@/scripts/bench/click-to-readable';
import { pagePath } from '@/tests/support/pages';
import { expect, test } from './support/test';
import { visit } from './support/visit';

test('the page of a link is there before the click: the browser has prepared it while the pointer rested there', async ({
  baseURL,
}) => {
  const clicks = await measureClicks(String(baseURL), 1, ['awards']);
  expect(clicks).toMatchObject([{ path: pagePath('awards'), isPrepared: true }]);
});

test('going back and forward from page to page keeps the place on the page, and each page says its name', async ({ page }) => {
  await visit(page, pagePath('books'));
  const title = await page.title();
  const link = page.getByRole('contentinfo').locator(`a[href="${pagePath('artwork')}"]`);
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await link.click();
  await expect(page).toHaveURL(pagePath('artwork'));
  await expect(page).not.toHaveTitle(title);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle(title);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});
