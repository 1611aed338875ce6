import type { Locator, Page } from '@playwright/test';
import { loadChangelog } from '@/lib/changelog/changelogs';
import { localeName } from '@/lib/i18n/locale-names';
import { localeStorageKey } from '@/lib/i18n/locales';
import type { RouteId } from '@/lib/routing/routes';
import { readMessages } from '@/scripts/messages/read-messages';
import { pagePath } from '@/tests/support/pages';
import { expect, test } from './support/test';
import { dropdown, holdAnswers, hydrated, languageMenu, navbar, pickLanguage, visit } from './support/visit';

/* User interactions before hydration, on pages with controls. */

const { chrome, parts } = readMessages('en');

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
const said = (page: Page) => main(page).locator('[role="status"], [aria-live]').first();

test.describe('after hydration the page keeps what a visitor did before:', () => {
  test('text typed into a search field, and the position of the caret', { tag: '@all' }, async ({ page }) => {
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

  test('a filter, typed versions and a rating in a changelog', { tag: '@all' }, async ({ page }) => {
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
});

test('before hydration, a list of plugins is kept, and checked on a click', async ({ page }) => {
  const scriptsCome = await openEarly(page, pagePath('pluginCheck'));
  const { form } = readMessages('en').pages.pluginCheck;
  const field = main(page).getByRole('textbox', { name: form.label });
  await field.fill('<b>');
  await main(page).getByRole('button', { name: form.check }).click();
  await scriptsCome();
  await expect(main(page).locator('.check-status')).toContainText(readMessages('en').pages.pluginCheck.result.unclear);
  await expect(field).toHaveValue('<b>');
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
  await expect(page.locator('.check-status').getByRole('heading')).toContainText(version);
  await expect(page.getByRole('combobox')).toBeFocused();
});

/** The fields of the pages, and what Enter does with the text in them. */
const fields: Record<string, { id: RouteId; address?: RegExp }> = {
  'a changelog': { id: 'changelogStable', address: /\?since=2\.541\.3/ },
  'the check of a version': { id: 'downloadCheck', address: /\?version=2\.541\.3/ },
  'the check of plugins': { id: 'pluginCheck' },
  'the search for artwork': { id: 'artwork' },
};

/** The first field of a page's content. */
async function fieldOf(page: Page): Promise<Locator> {
  const fold = page.locator('.changelog-fold > summary');
  if ((await fold.count()) > 0) await fold.click();
  return main(page).locator('input:not([type="checkbox"]), textarea').first();
}

test.describe('no character is lost that is typed while the page is hydrated, in', () => {
  for (const [name, { id, address }] of Object.entries(fields)) {
    test(name, async ({ page }) => {
      await page.addInitScript(() => {
        const type = (text: string) => document.execCommand('insertText', false, text);
        addEventListener('hydrated', ({ detail }: CustomEventInit<string>) => {
          if (detail !== 'page') return;
          type('4');
          queueMicrotask(() => type('1.'));
          setTimeout(type, 0, '3');
        });
      });
      const scriptsCome = await openEarly(page, pagePath(id));
      const field = await fieldOf(page);
      const all = await said(page).textContent();
      await field.pressSequentially('2.5');
      await scriptsCome();
      await expect(field).toHaveValue('2.541.3');
      if (id === 'artwork') await expect(said(page)).not.toHaveText(all ?? '');
      await field.press('Enter');
      if (address) await expect(page).toHaveURL(address);
    });
  }
});

test.describe('on a slow phone, no character is lost that is typed while the scripts load, in', { tag: '@all' }, () => {
  // Each attempt has a tab of its own.
  test.use({ startsScripts: false, routesOtherHosts: true });

  for (const [name, { id, address }] of Object.entries(fields)) {
    test(name, async ({ page }) => {
      test.setTimeout(120_000);
      for (const delay of [40, 80, 120, 160, 200]) {
        await test.step(`${delay} ms after each key`, async () => {
          const tab = await page.context().newPage();
          const device = await tab.context().newCDPSession(tab);
          await device.send('Emulation.setCPUThrottlingRate', { rate: 6 });
          const speed = { offline: false, latency: 100, downloadThroughput: 200_000, uploadThroughput: 100_000 };
          await device.send('Network.emulateNetworkConditions', speed);
          await tab.goto(pagePath(id));
          const field = await fieldOf(tab);
          await field.pressSequentially('2.541.3', { delay });
          if (address) {
            await field.press('Enter');
            await expect(tab).toHaveURL(address);
          }
          await expect(tab.locator('html')).not.toHaveAttribute('data-hydrating', { timeout: 30_000 });
          await expect(field).toHaveValue('2.541.3');
          await tab.close();
        });
      }
    });
  }
});

test('what is typed before the search opens is searched, and a language chosen before hydration keeps the query', async ({
  page,
}) => {
  const query = '?version=2.541.3';
  const scriptsCome = await openEarly(page, pagePath('downloadCheck') + query);
  const field = page.getByRole('combobox');
  await page.keyboard.type('/dom');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('n');
  await scriptsCome();
  await page.keyboard.type('ate');
  await expect(field).toHaveValue('donate');
  await expect(page.getByRole('option').first()).toBeVisible();

  await visit(page, pagePath('conduct'));
  const searchComes = await holdAnswers(page, /\/_next\/static\/.*\.js$/);
  await page.keyboard.type('/don');
  searchComes();
  await expect(field).toHaveValue('don');

  await openEarly(page, pagePath('downloadCheck') + query);
  await pickLanguage(page, 'fr-CA');
  await expect(page).toHaveURL(pagePath('downloadCheck', 'fr-CA') + query);
});

test.describe('a page whose scripts are deferred', () => {
  test.use({ startsScripts: false });

  test('loads them on the first user interaction, or after a few idle seconds', async ({ page }) => {
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
  });
});
