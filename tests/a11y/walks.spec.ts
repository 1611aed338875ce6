import type { Page } from '@playwright/test';
import { loadChangelog } from '@/lib/changelog/changelogs';
import { readMessages } from '@/scripts/messages/read-messages';
import { expect, test } from '@/tests/e2e/support/test';
import { visit } from '@/tests/e2e/support/visit';
import { pagePath } from '@/tests/support/pages';
import { focusFaults } from './support/faults';
import { focused, told } from './support/tree';

const labels = readMessages('en');
const [newest = ''] = loadChangelog('stable').map(({ version }) => version);

/** Presses keys, and checks after each that the focus is visible. */
async function press(page: Page, ...keys: string[]) {
  for (const key of keys) {
    await page.keyboard.press(key);
    expect.soft(await focusFaults(page), `after ${key}`).toEqual([]);
  }
}

/** Presses Tab until the element with a role and a name has the focus. */
async function tabTo(page: Page, role: string, name: RegExp) {
  for (let stop = 0; stop < 150; stop += 1) {
    await press(page, 'Tab');
    const now = await focused(page);
    if (now && String(now.role).startsWith(role) && name.test(String(now.name))) return String(now.name);
  }
  throw new Error(`Tab comes to no ${role} ${name}.`);
}

/** Expects a live region to contain a text. */
const announced = (page: Page, text: RegExp) =>
  expect(page.locator('[role="status"], [role="alert"], [aria-live="polite"]').filter({ hasText: text }).first()).toBeAttached();

test.describe('with the keyboard alone, with a visible focus, names and states, a visitor can use', () => {
  test('the menus, languages and themes of the navbar', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, pagePath('participate'));
    for (const label of [labels.chrome.links.documentation, labels.chrome.links.about, labels.chrome.theme.label]) {
      const name = await tabTo(page, 'DisclosureTriangle', new RegExp(`^${label}`));
      expect(await told(page, 'DisclosureTriangle', name)).toMatchObject({ expanded: false });
      await press(page, 'Enter');
      expect(await told(page, 'DisclosureTriangle', name)).toMatchObject({ expanded: true });
    }
    await press(page, 'Tab', 'ArrowDown');
    expect(await focused(page)).toMatchObject({ role: 'radio' });
    expect(await told(page, 'radio', labels.chrome.theme.light)).toMatchObject({ checked: 'true' });
    await press(page, 'Escape');
  });

  test('the drawer of the navbar on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, pagePath('participate'));
    const toggle = labels.chrome.toggleNavigation;
    await tabTo(page, 'button', new RegExp(toggle));
    await press(page, 'Enter');
    expect(await told(page, 'button', toggle)).toMatchObject({ expanded: true });
    await tabTo(page, 'DisclosureTriangle', new RegExp(labels.chrome.links.community));
    await press(page, 'Enter', 'Tab', 'Tab', 'Escape', 'Escape');
    expect(await told(page, 'button', toggle)).toMatchObject({ expanded: false });
  });

  test('the search', async ({ page }) => {
    await visit(page, pagePath('chat'));
    await tabTo(page, 'button', new RegExp(labels.chrome.search.label));
    await press(page, 'Enter');
    await expect(page.getByRole('combobox')).toBeFocused();
    expect(await told(page, 'dialog', labels.chrome.search.label)).toMatchObject({ modal: true });
    await page.keyboard.type('donate');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(await told(page, 'combobox')).toMatchObject({ expanded: true });
    await announced(page, /\d/);
    await press(page, 'ArrowDown');
    await expect(page.locator('[role="option"][data-focus]')).toHaveCount(1);
    await press(page, 'Escape');
    expect(await focused(page)).toMatchObject({ role: 'button' });
  });

  test('the pictures and the search of the artwork page', async ({ page }) => {
    await visit(page, pagePath('artwork'));
    await tabTo(page, 'searchbox', /./);
    // Finds several: the message about a single one has no digit.
    await page.keyboard.type('jenkins');
    await announced(page, /\d/);
    await tabTo(page, 'link', /./);
    await page.locator('.artwork-open').filter({ visible: true }).first().focus();
    await press(page, 'Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await told(page, 'dialog')).toMatchObject({ modal: true });
    await press(page, 'Tab', 'Tab', 'Tab');
    await expect(page.locator(':focus:not([role="dialog"], [role="dialog"] *)')).toHaveCount(0);
    await press(page, 'Escape');
    expect(await focused(page)).toMatchObject({ role: 'link' });
  });

  test('the filter of the roadmap', async ({ page }) => {
    await visit(page, pagePath('roadmap'));
    const name = await tabTo(page, 'checkbox', /./);
    await press(page, 'Space');
    expect(await told(page, 'checkbox', name)).toMatchObject({ checked: 'true' });
    await announced(page, /\d/);
    await tabTo(page, 'button', new RegExp(labels.pages.roadmap.clearFilters));
    await press(page, 'Enter');
    expect(await told(page, 'checkbox', name)).toMatchObject({ checked: 'false' });
  });

  test('the list of changes between versions, and ratings', async ({ page }) => {
    await visit(page, pagePath('changelogStable'));
    const explorer = labels.parts.changelog.explorer;
    await page.locator('.changelog-fold > summary').focus();
    await press(page, 'Enter');
    await tabTo(page, 'textbox', new RegExp(explorer.since));
    await page.keyboard.type('mine');
    await press(page, 'Enter');
    await announced(page, new RegExp(newest.replaceAll('.', '\\.')));
    const good = await tabTo(page, 'button', new RegExp(labels.rating.names.good));
    await press(page, 'Enter');
    await expect.poll(() => told(page, 'button', good)).toMatchObject({ pressed: 'true' });
    await announced(page, new RegExp(labels.rating.names.good));
  });

  test('the version check', async ({ page }) => {
    await visit(page, pagePath('downloadCheck'));
    const label = await tabTo(page, 'textbox', /./);
    await page.keyboard.type('mine');
    await press(page, 'Enter');
    await expect.poll(() => told(page, 'textbox', label)).toMatchObject({ invalid: 'true' });
    await announced(page, /./);
    await page.locator('#version').fill(newest);
    await press(page, 'Enter');
    await announced(page, new RegExp(newest.replaceAll('.', '\\.')));
    await expect.poll(() => told(page, 'textbox', label)).toMatchObject({ invalid: 'false' });
  });

  test('the choice of a line and a system, and copy buttons', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, pagePath('download'));
    const { stable, weekly } = labels.pages.download.lines;
    const line = await tabTo(page, 'radio', new RegExp(`^${stable.title.replace(/[()]/g, '[$&]')}`));
    expect(await told(page, 'radio', line)).toMatchObject({ checked: 'true' });
    await press(page, 'ArrowRight');
    expect(await focused(page)).toMatchObject({ role: 'radio', name: expect.stringContaining(weekly.title) });
    await tabTo(page, 'button', new RegExp(`^${labels.parts.copy.copy}`));
    await press(page, 'Enter');
    await announced(page, new RegExp(labels.parts.copy.copied));
  });

  test('questions, gallery pictures, and the time zone of the calendar', async ({ page }) => {
    await visit(page, pagePath('hacktoberfestFaq'));
    const [first] = Object.values(labels.pages.hacktoberfestFaq.sections.committers.questions);
    const question = await tabTo(page, 'DisclosureTriangle', new RegExp(`^${first?.title.replace('?', '[?]')}`));
    await press(page, 'Enter');
    expect(await told(page, 'DisclosureTriangle', question)).toMatchObject({ expanded: false });

    await visit(page, pagePath('contributorSummit'));
    await page.locator('details:has(figure) > summary').first().focus();
    await press(page, 'Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').locator(':focus')).toBeVisible();
    await announced(page, /\d/);
    await press(page, 'ArrowRight', 'Escape');

    await visit(page, pagePath('events'));
    await tabTo(page, 'combobox', /./);
    await press(page, 'ArrowDown');
    await announced(page, /GMT/);
  });
});
