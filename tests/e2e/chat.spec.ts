import { readMessages } from '@/scripts/messages/read-messages';
import { pagePath } from '@/tests/support/pages';
import { copied } from './support/copied';
import { expect, test } from './support/test';
import { visit } from './support/visit';

test('a copy button says what it does and copies, by keyboard too', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, pagePath('chat'));
  const words = readMessages('en').parts.copy;
  const command = page.locator('.chat-command').first();
  const button = command.getByRole('button');
  const tip = command.locator('.copy-tip');

  await expect(tip).toBeHidden();
  await button.hover();
  await expect(tip).toHaveText(words.copy);
  await expect(tip).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(tip).toBeHidden();
  await button.focus();
  await expect(tip).toBeVisible();

  await page.keyboard.press('Enter');
  await expect(command.getByRole('status')).toHaveText(words.copied);
  await expect(tip).toHaveText(words.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await command.locator('code').textContent());
});

test('each command can be copied', async ({ page }) => {
  await visit(page, pagePath('chat'));
  const commands = page.locator('.chat-command');
  const texts = await commands.locator('code').allTextContents();
  expect(texts).not.toEqual([]);
  for (const [index, text] of texts.entries()) {
    const button = await commands.nth(index).getByRole('button').getAttribute('aria-label');
    expect(await copied(page, button ?? '')).toBe(text);
  }
});
