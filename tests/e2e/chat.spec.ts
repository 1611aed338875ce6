import { pagePath } from '@/tests/support/pages';
import { copied } from './support/copied';
import { expect, test } from './support/test';
import { visit } from './support/visit';

test('each command on the chat page can be copied', async ({ page }) => {
  await visit(page, pagePath('chat'));
  const commands = page.locator('.chat-command');
  const texts = await commands.locator('code').allTextContents();
  expect(texts).not.toEqual([]);
  for (const [index, text] of texts.entries()) {
    const button = await commands.nth(index).getByRole('button').getAttribute('aria-label');
    expect(await copied(page, button ?? '')).toBe(text);
  }
});
