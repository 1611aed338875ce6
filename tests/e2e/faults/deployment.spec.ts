import type { Page } from '@playwright/test';
import { loadChangelog } from '@/lib/changelog/changelogs';
import { readMessages } from '@/scripts/messages/read-messages';
import { messagesIn } from '@/tests/support/messages-in';
import { pagePath } from '@/tests/support/pages';
import { expect, test } from '../support/test';
import { hydrated, navbar, visit } from '../support/visit';

const { chrome, pages, rating } = readMessages('en');
const [version = ''] = loadChangelog('weekly').map((release) => release.version);

test.use({ expectedMessages: /Failed to load resource|ChunkLoadError/, viewport: { width: 1440, height: 900 } });

/** Simulates a new deployment: the files of an open page are gone, and pages loaded afterwards refer to other files. */
async function deployAnew(page: Page) {
  let isOld = true;
  // The page itself may have been prefetched while the pointer approached its link.
  page.on('framenavigated', () => {
    isOld = false;
  });
  await page.route('**/_next/**', (route) => (isOld ? route.fulfill({ status: 404 }) : route.continue()));
}

test('a page opened before a new deployment stays readable, offers to reload when a script is gone, and still leads to other pages', {
  tag: '@all',
}, async ({ page }) => {
  const offer = page.locator('#reload-offer');
  const close = () => offer.getByRole('button', { name: chrome.reload.close }).click();
  // Counts loaded documents rather than requests, because a prefetched page makes no request.
  const documents: string[] = [];
  page.on('domcontentloaded', () => documents.push(new URL(page.url()).pathname));
  await visit(page, pagePath('changelogWeekly'));
  await deployAnew(page);

  await test.step('the search offers to reload', async () => {
    await navbar(page).getByRole('button', { name: chrome.search.label }).click();
    await expect(offer).toBeVisible();
    await close();
  });
  await test.step('a dialog offers to reload', async () => {
    const widget = page.getByRole('group', { name: messagesIn()('rating.legend', { version }) });
    await widget.getByRole('button', { name: rating.names.nolike }).click();
    await expect(offer).toBeVisible();
    await close();
    await expect(page.getByRole('heading', { level: 1, name: pages.changelogWeekly.title })).toBeVisible();
  });
  await test.step('a link leads to its page', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: pages.artwork.title, exact: true }).click();
    await expect(page).toHaveURL(pagePath('artwork'));
    await expect(page.getByRole('heading', { level: 1, name: pages.artwork.title })).toBeVisible();
    await hydrated(page);
  });
  expect(documents).toEqual([pagePath('changelogWeekly'), pagePath('artwork')]);
});
