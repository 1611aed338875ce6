import type { Page } from '@playwright/test';
import { readMessages } from '@/scripts/messages/read-messages';
import { accessibilityFaults } from './support/axe';
import { expect, test } from './support/test';
import { visit } from './support/visit';

const path = '/changelog/';

const widget = (page: Page) => page.getByRole('group', { name: /^How did .+ work for you\?$/ }).first();
const button = (page: Page, name: string) => widget(page).getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page) => dialog(page).getByRole('textbox');
const message = (page: Page) => page.getByRole('status').filter({ hasText: /note/i });

/** Writes down what a listener on the page hears, as the site's existing ones would. */
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
  return () => page.evaluate(() => Reflect.get(window, 'heard') as unknown[]);
}

/** The version of the first release on the page. */
async function firstVersion(page: Page): Promise<string> {
  return (await widget(page).getAttribute('data-version')) ?? '';
}

test.describe('rating a release', () => {
  test('as good is one press, by keyboard too, and is told to the page and to the visitor', async ({ page }) => {
    await visit(page, path);
    const heard = await listen(page);
    const version = await firstVersion(page);

    await button(page, 'No major issues').press('Enter');
    await expect(message(page)).toContainText(`Noted on this page for ${version}: “No major issues”.`);
    await expect(button(page, 'No major issues')).toHaveAttribute('aria-pressed', 'true');
    expect(await heard()).toEqual([
      { type: 'changelog-ratings-rated', detail: { version, rating: 1, issue: '' }, composed: true },
    ]);

    await message(page).getByRole('button', { name: 'Close' }).click();
    await expect(message(page)).toHaveCount(0);
  });

  test('as bad asks for an issue, and gives the focus back', async ({ page }) => {
    await visit(page, path);
    const heard = await listen(page);
    const version = await firstVersion(page);

    await button(page, 'Notable issues').press('Enter');
    await expect(dialog(page)).toHaveAccessibleName(`${version}: Notable issues`);
    await expect(field(page)).toBeFocused();
    expect(await accessibilityFaults(page, '[role="dialog"]')).toEqual([]);
    await field(page).fill('<b>JENKINS-123</b>');
    await field(page).press('Enter');

    await expect(dialog(page)).toHaveCount(0);
    await expect(message(page)).toContainText('with the reference <b>JENKINS-123</b>.');
    await expect(button(page, 'Notable issues')).toBeFocused();
    expect(await heard()).toEqual([
      { type: 'changelog-ratings-rated', detail: { version, rating: 0, issue: '<b>JENKINS-123</b>' }, composed: true },
    ]);
  });

  test('without an issue number is asked about once more', async ({ page }) => {
    await visit(page, path);
    const heard = await listen(page);
    const version = await firstVersion(page);

    await button(page, 'Had to roll back').click();
    await dialog(page).getByRole('button', { name: 'Rate' }).click();
    await expect(dialog(page)).toContainText('Really without an issue number?');
    await expect(field(page)).toBeFocused();
    expect(await heard()).toEqual([]);

    await dialog(page).getByRole('button', { name: 'Confirm' }).click();
    await expect(message(page)).toContainText('without an issue number.');
    expect(await heard()).toEqual([
      { type: 'changelog-ratings-rated', detail: { version, rating: -1, issue: '' }, composed: true },
    ]);
  });
});

test.describe('thinking better of it', () => {
  const ways: [string, (page: Page) => Promise<void>][] = [
    ['by the button', (page) => dialog(page).getByRole('button', { name: 'Cancel' }).click()],
    ['by Escape', (page) => page.keyboard.press('Escape')],
    ['by a click beside the dialog', (page) => page.mouse.click(5, 5)],
  ];

  for (const [way, leave] of ways) {
    for (const second of [false, true]) {
      test(`${way}, at the ${second ? 'second' : 'first'} question, rates nothing and says so`, async ({ page }) => {
        await visit(page, path);
        const heard = await listen(page);
        await button(page, 'Had to roll back').click();
        if (second) await dialog(page).getByRole('button', { name: 'Rate' }).click();
        await expect(field(page)).toBeFocused();

        await leave(page);
        await expect(dialog(page)).toHaveCount(0);
        await expect(message(page)).toContainText('Canceled. Nothing was noted');
        await expect(button(page, 'Had to roll back')).toBeFocused();
        await expect(button(page, 'Had to roll back')).not.toHaveAttribute('aria-pressed', 'true');
        expect(await heard()).toEqual([{ type: 'changelog-ratings-canceled', detail: null, composed: true }]);
      });
    }
  }
});

test.describe('without a connection', () => {
  test.use({ expectedMessages: /Failed to load resource|ChunkLoadError/ });

  test('rates nothing when the question can’t be had, and the page offers to reload', async ({ page }) => {
    await visit(page, path);
    const heard = await listen(page);
    await page.route('**/_next/static/chunks/**', (route) => route.abort());
    await button(page, 'Had to roll back').click();
    await expect(page.getByText(readMessages('en').chrome.reload.text)).toBeVisible();
    expect(await heard()).toEqual([]);
    await expect(button(page, 'Had to roll back')).not.toHaveAttribute('aria-pressed', 'true');
  });
});

test('every rating says in words what its drawing means, and can be pressed by a finger', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, `/fr-CA${path}`);
  const group = page.getByRole('group', { name: /^Votre expérience avec / }).first();
  for (const name of ['Aucun problème majeur', 'Problèmes notables', 'Retour en arrière']) {
    const choice = group.getByRole('button', { name: new RegExp(`^\\d+ ${name}$`) });
    await expect(choice).toBeVisible();
    const { width, height } = (await choice.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the counters can be read, and there is nothing that does nothing', async ({ page }) => {
    await page.goto(path);
    await expect(widget(page).getByText(/^No major issues: \d+$/)).toBeVisible();
    await expect(widget(page).getByText(/^Had to roll back: \d+$/)).toBeVisible();
    await expect(widget(page).getByRole('button')).toHaveCount(0);
  });
});
