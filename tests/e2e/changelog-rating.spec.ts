import type { Page } from '@playwright/test';
import { loadChangelog } from '@/lib/changelog/changelogs';
import { readMessages } from '@/scripts/messages/read-messages';
import { messagesIn } from '@/tests/support/messages-in';
import { pagePath } from '@/tests/support/pages';
import { expect, test } from './support/test';
import { visit } from './support/visit';

const path = pagePath('changelogWeekly');
const labels = readMessages('en').rating;
const t = messagesIn();
const [version = ''] = loadChangelog('weekly').map((release) => release.version);

const widget = (page: Page) => page.getByRole('group', { name: t('rating.legend', { version }) });
const button = (page: Page, name: string) => widget(page).getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page) => dialog(page).getByRole('textbox');

const message = (page: Page) => page.locator('.snackbar[aria-live]');

/** Expects this message, which ends with the note that nothing is kept. */
const expectSaid = (page: Page, text: string) => expect(message(page).locator('p')).toContainText(text);

/** Records the events dispatched on window. The returned function reads and clears the record. */
async function listen(page: Page): Promise<() => Promise<unknown[]>> {
  await page.evaluate(() => {
    const heard: unknown[] = [];
    for (const type of ['changelog-ratings-rated', 'changelog-ratings-canceled']) {
      window.addEventListener(type, (event) => {
        const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
        heard.push({ type, detail, composed: event.composed });
      });
    }
    Object.assign(window, { heard });
  });
  return () => page.evaluate(() => (Reflect.get(window, 'heard') as unknown[]).splice(0));
}

const rated = (rating: number, issue: string) => ({
  type: 'changelog-ratings-rated',
  detail: { version, rating, issue },
  composed: true,
});

test('a visitor rates a release: “good” is confirmed at once, a bad rating after a question', async ({ page }) => {
  const { good, nolike } = labels.names;
  await visit(page, path);
  const heard = await listen(page);

  await test.step('a good rating, given with the keyboard, is confirmed at once', async () => {
    await button(page, good).press('Enter');
    await expectSaid(page, t('rating.noted', { version, name: good }));
    await expect(button(page, good)).toHaveAttribute('aria-pressed', 'true');
    expect(await heard()).toEqual([rated(1, '')]);
    await message(page).getByRole('button', { name: labels.dismiss }).click();
    await expect(message(page)).toHaveCount(0);
  });

  await test.step('a bad rating with an issue is confirmed, and the focus returns to the button', async () => {
    const issue = '<b>JENKINS-123</b>';
    await button(page, nolike).press('Enter');
    await expect(dialog(page)).toHaveAccessibleName(t('rating.dialog.title', { version, name: nolike }));
    await expect(field(page)).toBeFocused();
    await field(page).fill(issue);
    await field(page).press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await expectSaid(page, t('rating.notedIssue', { version, name: nolike, issue }));
    await expect(button(page, nolike)).toBeFocused();
    await expect(button(page, good)).toHaveAttribute('aria-pressed', 'false');
    expect(await heard()).toEqual([rated(0, issue)]);
  });
});
