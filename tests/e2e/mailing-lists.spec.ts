import { listAddresses, loadMailingLists } from '@/lib/community/mailing-lists';
import { pagePath } from '@/tests/support/pages';
import { expect, test } from './support/test';

const content = loadMailingLists();

test.describe('the mailing lists without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('are all visible and can be linked to', async ({ page }) => {
    const { anchor } = listAddresses(content.lists.at(-1)?.name ?? '', content);
    await page.goto(`${pagePath('mailingLists', 'fr-CA')}#${anchor}`);
    await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
    await expect(page.getByRole('main').locator('.list-card').filter({ visible: true })).toHaveCount(content.lists.length);
  });
});
