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
