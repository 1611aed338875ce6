import { pagePath } from '@/tests/support/pages';
import { expect, test } from './support/test';
import { visit } from './support/visit';

test('a page is prefetched while the pointer rests on its link, before the click', async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  const fetched: string[] = [];
  // A browser under CDP control doesn't prerender pages, but it prefetches them by the same rules.
  browser.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') fetched.push(new URL(prefetchUrl).pathname);
  });
  await browser.send('Preload.enable');
  await visit(page, pagePath('press'));
  const path = pagePath('conduct');
  await page.getByRole('contentinfo').locator(`a[href="${path}"]`).hover();
  await expect.poll(() => fetched).toContain(path);
});

test('following a link starts at the top of the page, going back restores the scroll position, and each page sets its title', async ({
  page,
}) => {
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
