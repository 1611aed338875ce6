import type { Page } from '@playwright/test';
import {
  listAddresses,
  loadMailingLists,
  type MailingList,
  mailingListsFolder,
  mailingListWords,
} from '@/lib/community/mailing-lists';
import { loadTranslation } from '@/lib/content/translation';
import { readMessages } from '@/scripts/messages/read-messages';
import { pagePath } from '@/tests/support/pages';
import { expect, test } from './support/test';
import { visit } from './support/visit';

const content = loadMailingLists();
const translation = loadTranslation(mailingListsFolder, 'fr-CA');
const words = readMessages('fr-CA').pages.mailingLists;

const cards = (page: Page) => page.getByRole('main').locator('.list-card');
const field = (page: Page) => page.getByRole('searchbox', { name: words.filter });
const descriptionOf = (list: MailingList) => mailingListWords(list, translation, 'fr-CA').description.text;

test('a visitor finds a list by the text on its card, and can show all lists again', async ({ page }) => {
  // Accents and case don't matter.
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
  const wanted = content.lists.find((list) => plain(descriptionOf(list)) !== descriptionOf(list)) ?? content.lists[0];
  if (!wanted) throw new Error('There is no list.');
  await visit(page, pagePath('mailingLists', 'fr-CA'));
  const status = page.getByRole('main').getByRole('status');
  const everything = await status.textContent();

  await test.step('by its description', async () => {
    await field(page).fill(plain(descriptionOf(wanted)).toUpperCase());
    await expect(cards(page)).toHaveCount(content.lists.filter((list) => descriptionOf(list) === descriptionOf(wanted)).length);
    await expect(cards(page).first()).toContainText(listAddresses(wanted.name, content).address);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([words.sections[wanted.section]]);
    await expect(status).not.toHaveText(everything ?? '');
  });

  await test.step('without a match', async () => {
    await field(page).fill(`${plain(descriptionOf(wanted))} xyzzy`);
    await expect(cards(page)).toHaveCount(0);
    await expect(status).toHaveText(words.noMatches);
  });

  await test.step('a key press shows all lists again', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: words.showAll })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cards(page)).toHaveCount(content.lists.length);
    await expect(status).toHaveText(everything ?? '');
    await expect(field(page)).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is a plain list without a dead field, and every list can be linked to', async ({ page }) => {
    const { anchor } = listAddresses(content.lists.at(-1)?.name ?? '', content);
    await page.goto(`${pagePath('mailingLists', 'fr-CA')}#${anchor}`);
    await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
    await expect(cards(page).filter({ visible: true })).toHaveCount(content.lists.length);
    await expect(field(page)).toHaveCount(0);
    await expect(page.getByRole('main').locator('input, button').filter({ visible: true })).toHaveCount(0);
  });
});
