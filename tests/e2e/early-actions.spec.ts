import type { Page } from '@playwright/test';
import { loadChangelog } from '@/lib/changelog/changelogs';
import { localeName } from '@/lib/i18n/locale-names';
import { localeStorageKey } from '@/lib/i18n/locales';
import { loadRoadmap } from '@/lib/roadmap/roadmap';
import { readMessages } from '@/scripts/messages/read-messages';
import { pagePath } from '@/tests/support/pages';
import { expect, test } from './support/test';
import { dropdown, holdAnswers, hydrated, languageMenu, navbar } from './support/visit';

/* User interactions before hydration, on every page with controls; `npm test` runs a few of them. */

const { chrome, pages, parts, rating } = readMessages('en');

test.use({ viewport: { width: 1440, height: 900 } });

/** Opens a page whose scripts don't load until the returned function is called. */
async function openEarly(page: Page, address: string): Promise<() => Promise<void>> {
  const letGo = await holdAnswers(page, /\/_next\/static\/.*\.js$/);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return async () => {
    letGo();
    await hydrated(page);
  };
}

const main = (page: Page) => page.getByRole('main');
const firstBox = (page: Page) => main(page).getByRole('checkbox').first();
const said = (page: Page) => main(page).getByRole('status').first();

test.describe('after hydration the page keeps what a visitor did before:', () => {
  test('text typed into a search field, and the position of the caret', async ({ page }) => {
    const scriptsCome = await openEarly(page, pagePath('artwork'));
    const field = main(page).getByRole('searchbox');
    const all = await said(page).textContent();
    await field.fill('jenkins-');
    await field.press('Home');
    await field.pressSequentially('dev');
    await scriptsCome();
    await expect(said(page)).not.toHaveText(all ?? '');
    await expect(field).toHaveValue('devjenkins-');
    expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(3);
  });

  test('a filter, typed versions and a rating in a changelog', async ({ page }) => {
    const scriptsCome = await openEarly(page, pagePath('changelogStable'));
    const since = main(page).getByRole('textbox', { name: parts.changelog.explorer.since });
    await page.locator('.changelog-fold > summary').click();
    await since.fill('2.300.1');
    await firstBox(page).check();
    // Filtering may hide the first release.
    const good = main(page).locator('[data-rate="good"]').first();
    await good.click();
    await scriptsCome();
    await expect(since).toHaveValue('2.300.1');
    await expect(firstBox(page)).toBeChecked();
    await expect(good).toHaveAttribute('aria-pressed', 'true');
  });

  if (process.env.TEST_ALL) {
    test('a press on the search button', async ({ page }) => {
      const scriptsCome = await openEarly(page, pagePath('chat'));
      await navbar(page).getByRole('button', { name: chrome.search.label }).click();
      await scriptsCome();
      await expect(page.getByRole('combobox')).toBeFocused();
    });

    test('checked and unchecked roadmap labels, together with the label in the address', async ({ page }) => {
      const boxes = main(page).getByRole('checkbox');
      const label = loadRoadmap().labels[0]?.name ?? '';
      const scriptsCome = await openEarly(page, `${pagePath('roadmap')}?label=${label}`);
      await boxes.nth(0).check();
      await boxes.nth(1).check();
      await boxes.nth(2).check();
      await boxes.nth(2).uncheck();
      await scriptsCome();
      await expect(page).toHaveURL(/\?label=[^&]+&label=[^&]+$/);
      expect(await boxes.evaluateAll((all: HTMLInputElement[]) => all.slice(0, 3).map((box) => box.checked))).toEqual([
        true,
        true,
        false,
      ]);
    });

    test('a press on a copy button', async ({ page }) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const scriptsCome = await openEarly(page, pagePath('verifyDownloads'));
      const copy = page.locator('.copy').first();
      await copy.getByRole('button').click();
      await scriptsCome();
      await expect(copy.getByRole('status')).toHaveText(parts.copy.copied);
    });

    test('a version typed over the one in the address', async ({ page }) => {
      const scriptsCome = await openEarly(page, `${pagePath('changelogStable')}?since=2.400.1`);
      const since = main(page).getByRole('textbox', { name: parts.changelog.explorer.since });
      await page.locator('.changelog-fold > summary').click();
      await since.fill('2.300.1');
      await scriptsCome();
      await expect(since).toHaveValue('2.300.1');
      await expect(main(page).getByRole('textbox', { name: parts.changelog.explorer.to })).toHaveValue('');
    });

    test('a search for artwork that has no results', async ({ page }) => {
      const scriptsCome = await openEarly(page, pagePath('artwork'));
      await main(page).getByRole('searchbox').fill('no such butler');
      await scriptsCome();
      await expect(page.getByText(pages.artwork.empty)).toBeVisible();
    });

    test('a press on the button that opens all questions', async ({ page }) => {
      const scriptsCome = await openEarly(page, pagePath('hacktoberfestFaq'));
      const questions = main(page).locator('details.question');
      await main(page).locator('.question-controls button').first().click();
      await scriptsCome();
      await expect(main(page).locator('details.question:not([open])')).toHaveCount(0);
      expect(await questions.count()).toBeGreaterThan(1);
    });

    test('the chosen time zone and a press that loads the calendar', async ({ page }) => {
      const labels = pages.events.calendar;
      const scriptsCome = await openEarly(page, pagePath('events'));
      await page.getByLabel(labels.zone).selectOption('Asia/Tokyo');
      await page.getByRole('button', { name: labels.show }).click();
      await scriptsCome();
      await expect(page.locator('iframe')).toHaveAttribute('src', /Tokyo/);
      await expect(page.getByLabel(labels.zone)).toHaveValue('Asia/Tokyo');
    });
  }
});

test('before hydration, a chosen language is remembered, a submitted version is checked, and the search shortcut works', async ({
  page,
}) => {
  const address = pagePath('downloadCheck', 'fr-CA');
  const version = loadChangelog('stable').at(-1)?.version ?? '';
  const scriptsCome = await openEarly(page, pagePath('downloadCheck'));
  await languageMenu(page).locator('summary').click();
  await languageMenu(page)
    .getByRole('link', { name: localeName('fr-CA') })
    .click();
  await expect(page).toHaveURL(address);
  expect(await page.evaluate((key) => localStorage.getItem(key), localeStorageKey)).toBe('fr-CA');

  await page.getByRole('textbox', { name: readMessages('fr-CA').pages.downloadCheck.form.label }).fill(version);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${address}?version=${version}`);
  await page.keyboard.press('/');
  await scriptsCome();
  await expect(page.getByRole('status').getByRole('heading')).toContainText(version);
  await expect(page.getByRole('combobox')).toBeFocused();
});

test('a rating given while only some scripts have loaded is counted once', async ({ page }) => {
  const rated: unknown[] = [];
  await page.exposeFunction('noteRating', (detail: unknown) => rated.push(detail));
  await page.addInitScript(() => {
    addEventListener('changelog-ratings-rated', (event) => Reflect.get(window, 'noteRating')((event as CustomEvent).detail));
  });
  await page.goto(pagePath('changelogStable'), { waitUntil: 'commit' });
  const good = main(page).getByRole('button', { name: rating.names.good }).first();
  await good.click();
  await hydrated(page);
  await expect(good).toHaveAttribute('aria-pressed', 'true');
  expect(rated).toHaveLength(1);
});

test.describe('a page whose scripts are deferred', () => {
  test.use({ startsScripts: false });

  test('loads them on the first user interaction, after a few idle seconds, or at once if its address needs them', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/_next\/static\/.*\.js$/.test(request.url())) asked.push(request.url());
    });
    await page.clock.install();
    await test.step('the first interactions, with a roadmap filter, a menu and the theme, take effect', async () => {
      const scriptsCome = await openEarly(page, pagePath('roadmap'));
      const all = await said(page).textContent();
      expect(asked).toEqual([]);
      await firstBox(page).check();
      await dropdown(page, chrome.theme.label).locator('summary').click();
      await navbar(page).getByRole('radio', { name: chrome.theme.dark, exact: true }).check();
      await scriptsCome();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(dropdown(page, chrome.theme.label)).toHaveAttribute('open');
      await expect(said(page)).not.toHaveText(all ?? '');
      await expect(firstBox(page)).toBeChecked();
      await expect(page).toHaveURL(/\?label=/);
    });

    asked.length = 0;
    await page.goto(pagePath('chat'));
    expect(asked).toEqual([]);
    await page.clock.runFor(5000);
    await hydrated(page);

    await test.step('an address with a version to check loads the scripts at once', async () => {
      const version = loadChangelog('stable').at(-1)?.version ?? '';
      await page.clock.pauseAt(Date.now() + 3_600_000);
      asked.length = 0;
      await page.goto(`${pagePath('downloadCheck')}?version=${version}`);
      await page.clock.runFor(100);
      await expect.poll(() => asked).not.toEqual([]);
      await page.clock.resume();
      await expect(page.getByRole('status').getByRole('heading', { name: version })).toBeVisible();
    });
  });
});
