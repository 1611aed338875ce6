import type { Page } from '@playwright/test';
import { loadChangelog } from '@/lib/changelog/changelogs';
import { readMessages } from '@/scripts/messages/read-messages';
import { messagesIn } from '@/tests/support/messages-in';
import { pagePath } from '@/tests/support/pages';
import { accessibilityFaults } from './support/axe';
import { expect, test } from './support/test';
import { visit } from './support/visit';

const path = pagePath('changelogWeekly');
const {
  rating: labels,
  chrome: { reload },
} = readMessages('en');
const t = messagesIn();
const [version = ''] = loadChangelog('weekly').map((release) => release.version);

const widget = (page: Page) => page.getByRole('group', { name: t('rating.legend', { version }) });
const button = (page: Page, name: string) => widget(page).getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page) => dialog(page).getByRole('textbox');
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();

const message = (page: Page) => page.locator('.snackbar[role="status"]');

/** Expects exactly this message, apart from its close button. */
const expectSaid = (page: Page, text: string) => expect(message(page).locator('p')).toHaveText(text);

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

test.use({ expectedMessages: /Failed to load resource|ChunkLoadError/ });

test('a visitor rates a release: “good” is confirmed at once, other ratings after a question that can be canceled', async ({
  page,
}) => {
  const { good, nolike, rollback } = labels.names;
  await visit(page, path);
  const heard = await listen(page);

  await test.step('offline, where the dialog can’t be loaded, nothing is rated and the page offers to reload', async () => {
    await page.route('**/_next/static/chunks/**', (route) => route.abort());
    await button(page, rollback).click();
    await expect(page.getByText(reload.text)).toBeVisible();
    expect(await heard()).toEqual([]);
    await expect(button(page, rollback)).not.toHaveAttribute('aria-pressed', 'true');
    await page.unroute('**/_next/static/chunks/**');
    await page.getByRole('button', { name: reload.close }).click();
  });

  const ways: { way: string; leave: () => Promise<void>; atSecond: boolean }[] = [
    { way: 'with its button', leave: () => press(page, labels.dialog.cancel), atSecond: false },
    { way: 'with Escape, at the second question,', leave: () => page.keyboard.press('Escape'), atSecond: true },
    { way: 'by a click outside the dialog', leave: () => page.mouse.click(5, 5), atSecond: false },
  ];
  for (const { way, leave, atSecond } of ways) {
    await test.step(`canceling the question ${way} rates nothing, announces it, and returns the focus to the button`, async () => {
      const choice = button(page, rollback);
      await choice.click();
      if (atSecond) await press(page, labels.dialog.rate);
      await expect(field(page)).toBeFocused();
      await leave();
      await expect(dialog(page)).toHaveCount(0);
      await expectSaid(page, t('rating.canceled', { version }));
      await expect(choice).toBeFocused();
      await expect(choice).not.toHaveAttribute('aria-pressed', 'true');
      expect(await heard()).toEqual([{ type: 'changelog-ratings-canceled', detail: null, composed: true }]);
    });
  }

  await test.step('a good rating, given with the keyboard, is confirmed at once', async () => {
    await button(page, good).press('Enter');
    await expectSaid(page, t('rating.noted', { version, name: good }));
    await expect(button(page, good)).toHaveAttribute('aria-pressed', 'true');
    expect(await heard()).toEqual([rated(1, '')]);
    await page.getByRole('status').getByRole('button', { name: labels.dismiss }).click();
    await expect(message(page)).toHaveCount(0);
  });

  await test.step('a bad rating with an issue is confirmed, and the focus returns to the button', async () => {
    const issue = '<b>JENKINS-123</b>';
    await button(page, nolike).press('Enter');
    await expect(dialog(page)).toHaveAccessibleName(t('rating.dialog.title', { version, name: nolike }));
    await expect(field(page)).toBeFocused();
    expect(await accessibilityFaults(page, '[role="dialog"]')).toEqual([]);
    await field(page).fill(issue);
    await field(page).press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await expectSaid(page, t('rating.notedIssue', { version, name: nolike, issue }));
    await expect(button(page, nolike)).toBeFocused();
    await expect(button(page, good)).toHaveAttribute('aria-pressed', 'false');
    expect(await heard()).toEqual([rated(0, issue)]);
  });

  await test.step('a bad rating without an issue takes a second question', async () => {
    await button(page, rollback).click();
    await press(page, labels.dialog.rate);
    await expect(dialog(page)).toContainText(labels.dialog.askAgain);
    await expect(field(page)).toBeFocused();
    expect(await heard()).toEqual([]);
    await press(page, labels.dialog.confirm);
    await expectSaid(page, t('rating.notedWithout', { version, name: rollback }));
    expect(await heard()).toEqual([rated(-1, '')]);
  });
});
