import type { Page } from '@playwright/test';
import { loadRelease } from '@/lib/download/downloads';
import { localPath } from '@/lib/i18n/local-path';
import { type Locale, locales } from '@/lib/i18n/locales';
import { resolveDestination } from '@/lib/routing/destinations';
import { routes } from '@/lib/routing/routes';
import { readMessages } from '@/scripts/messages/read-messages';
import { pagePath } from '@/tests/support/pages';
import { expect, test } from './support/test';
import { hydrated, mainNavigation, menuToggle, visit } from './support/visit';

const { chrome, pages } = readMessages('fr-CA');
const labels = chrome.search;
const field = (page: Page) => page.getByRole('combobox');
const options = (page: Page) => page.getByRole('option');
/** What the search announces. */
const said = (page: Page) => page.getByRole('dialog').locator('[aria-live]');

/** Opens the search with its shortcut and types, as a keyboard user does. */
async function search(page: Page, text: string) {
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(text);
}

test('the field takes the focus once the dialog is on display, and nothing else does before', async ({ page }) => {
  await visit(page, pagePath('conduct'));
  // The names of focused elements, and the frames between the dialog and its field.
  const order = await page.evaluateHandle(() => {
    const steps: string[] = [];
    addEventListener('focusin', ({ target }) => steps.push((target as Element).getAttribute('role') ?? 'other'));
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[role="dialog"]')) return;
      observer.disconnect();
      requestAnimationFrame(() => steps.push('frame'));
    }).observe(document.body, { childList: true, subtree: true });
    return steps;
  });
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  expect(await order.jsonValue()).toEqual(['frame', 'combobox']);
});

test('a visitor finds a page by its text with the keyboard alone, in the page’s language; the search loads only when opened', async ({
  page,
}) => {
  const { title } = pages.donate;
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await visit(page, pagePath('home', 'fr-CA'));
  expect(requests.filter((address) => address.includes('/pagefind/'))).toEqual([]);

  await test.step('without results, the search says so and offers alternatives; Escape returns the focus to its button', async () => {
    const button = page.getByRole('button', { name: labels.label });
    await button.click();
    await field(page).fill('asdfghjkl');
    await expect(page.locator('.search-status')).toHaveText(labels.none.replace('{query}', 'asdfghjkl'));
    await expect(said(page)).toHaveText(labels.none.replace('{query}', 'asdfghjkl'));
    const ways = page.getByRole('navigation', { name: labels.waysOn }).getByRole('link');
    await expect(ways).toHaveText([
      labels.external,
      chrome.links.download,
      pages.changelogStable.title,
      chrome.links.installingJenkins,
      chrome.links.plugins,
      pages.chat.title,
      pages.participate.title,
    ]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  await search(page, title);
  const option = page.getByRole('option', { name: title, exact: true });
  await expect(option.locator('mark').first()).toBeVisible();
  const steps = await options(page).evaluateAll(
    (all, wanted) => all.findIndex((one) => one.id === wanted),
    await option.getAttribute('id'),
  );
  for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowDown');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${pagePath('donate', 'fr-CA')}(#.*)?$`));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

const newestStable = loadRelease('stable').version;
const { download, verifyDownloads, downloadCheck, pluginCheck, changelogStable } = routes;
/** The word in each language. */
const certificate: Partial<Record<Locale, string>> = { en: 'certificate', 'es-ES': 'certificado', 'fr-CA': 'certificat' };

/** Queries with the address of the result that must come first. */
function queriesIn(locale: Locale): [string, string][] {
  const { chrome: own, pages: titles } = readMessages(locale);
  const page = (path: string) => localPath(path, locale);
  const destination = (name: string) => resolveDestination(name, locale).href;
  return [
    ['debian', page(download.path)],
    ['apt', page(download.path)],
    ['windows', page(download.path)],
    ['java 25', page(download.path)],
    ['sha256', page(verifyDownloads.path)],
    [certificate[locale] ?? 'sha256', page(verifyDownloads.path)],
    [titles.downloadCheck.title, page(downloadCheck.path)],
    ['lts', page(changelogStable.path)],
    ['pipeline', destination('guidePipeline')],
    ['pipline', destination('guidePipeline')],
    // As people say it in each language: with the name of the menu, and with short words.
    [`${own.links.documentation} de pipeline`, destination('guidePipeline')],
    [titles.pluginCheck.title, page(pluginCheck.path)],
    ['gsoc', destination('sigGsoc')],
    [own.links.documentation, destination('documentation')],
    [own.links.plugins, destination('plugins')],
    [own.links.securityAdvisories, destination('securityAdvisories')],
    [own.links.javaSupport, destination('javaSupport')],
    // Older releases have a page only in English.
    ['2.516', '/changelog/2.516/'],
  ];
}

/** Queries that are the same in English are left out in other languages, except with `npm run test:all`. */
function ownQueriesIn(locale: Locale): [string, string][] {
  const english = new Set(process.env.TEST_ALL || locale === 'en' ? [] : queriesIn('en').map(([query]) => query));
  return queriesIn(locale).filter(([query]) => !english.has(query));
}

for (const locale of locales) {
  test(`the first result of a search is the right one: ${locale}`, async ({ page }) => {
    await visit(page, pagePath('donate', locale));
    await search(page, '');
    for (const [query, address] of ownQueriesIn(locale)) {
      // Without results of the previous query.
      await field(page).fill('');
      await expect(options(page)).toHaveCount(0);
      await field(page).fill(query);
      const first = async () => (await options(page).first().getAttribute('href'))?.replace(/#.*/, '');
      await expect.poll(first, query).toBe(address);
    }
  });
}

test('a version finds its release, then its patches in order, each once', async ({ page }) => {
  await visit(page, pagePath('donate'));
  await search(page, '2.516');
  await expect(options(page).first()).toHaveAttribute('href', /^\/changelog\/2\.516\//);
  const releases = await options(page).evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(releases.slice(1, 4)).toEqual(['1', '2', '3'].map((patch) => `${changelogStable.path}2.516.${patch}/`));
  expect(releases).toEqual([...new Set(releases)]);
});

test('the search finds the words of ids, tags and versions, or nothing', async ({ page }) => {
  await visit(page, pagePath('donate'));
  await search(page, '');
  const { none } = readMessages('en').chrome.search;
  const nextPatch = newestStable.replace(/\d+$/, (patch) => String(Number(patch) + 1));
  for (const query of ['SECURITY-9999', 'securty-9999', nextPatch, 'lts-jdk99', 'xyzzyq jenkins']) {
    await field(page).fill(query);
    await expect.soft(page.locator('.search-status'), query).toHaveText(none.replace('{query}', query));
    await expect(options(page)).toHaveCount(0);
  }
  for (const [query, address] of [
    ['lts-jdk21', download.path],
    ['jenkins/jenkins:lts-jdk21', download.path],
    [newestStable, `${changelogStable.path}${newestStable}/`],
  ] as const) {
    await field(page).fill(query);
    await expect.soft(options(page).first(), query).toHaveAttribute('href', new RegExp(`^${address}(#.*)?$`));
  }
});

test('the search says how many pages it found, and its list goes on to the last of them', async ({ page }) => {
  await visit(page, pagePath('donate'));
  await search(page, 'jenkins');
  await expect(said(page)).toHaveText(/\d+/);
  const pagesFound = Number((await said(page).textContent())?.match(/\d+/)?.[0]);
  expect(pagesFound).toBeGreaterThan(100);
  const all = Number(await options(page).first().getAttribute('aria-setsize'));
  await expect(async () => {
    await page.keyboard.press('End');
    expect(await options(page).count()).toBe(all);
  }).toPass();
  const addresses = await options(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')?.replace(/#.*/, '')),
  );
  expect(new Set(addresses).size).toBe(pagesFound);
  await expect(options(page).last()).toHaveAttribute('aria-posinset', String(all));
});

test.describe('when a file of the search is missing', () => {
  test.use({ expectedMessages: /ChunkLoadError|Failed to (load resource|fetch|load the index)/ });

  test('the page offers to reload, or the search reports the error and finds results on another try, also on a phone', {
    tag: '@all',
  }, async ({ page }) => {
    await visit(page, pagePath('chat', 'fr-CA'));
    await test.step('without its script, the page offers to reload', async () => {
      await page.route('**/_next/static/chunks/**', (route) => route.abort());
      await page.getByRole('button', { name: labels.label }).click();
      await expect(page.getByText(chrome.reload.text)).toBeVisible();
      await expect(page.getByText(labels.opening)).toHaveCount(0);
      await page.unroute('**/_next/static/chunks/**');
    });
    await test.step('without its index, the search reports an error and works on another try', async () => {
      await page.route('**/pagefind/**', (route) => route.abort());
      await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: chrome.reload.reload }).click()]);
      await hydrated(page);
      await search(page, pages.donate.title);
      await expect(page.locator('.search-status')).toHaveText(labels.failed);
      const external = await page.getByRole('link', { name: labels.external }).getAttribute('href');
      expect(new URL(external ?? '').searchParams.get('q')).toContain(pages.donate.title);
      await page.unroute('**/pagefind/**');
      await page.getByRole('button', { name: labels.retry }).click();
      await expect(page.getByRole('option', { name: pages.donate.title, exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
    });
    await test.step('on a phone, the search closes the collapsed menu and fills the screen', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await menuToggle(page).click();
      await expect(mainNavigation(page)).toBeVisible();
      await search(page, pages.donate.title);
      await expect(mainNavigation(page)).toBeHidden();
      await expect(options(page).first()).toBeVisible();
      const panel = page.locator('.search-dialog');
      expect(await panel.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    });
  });
});
