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

/** A new deployment has taken the files away that an open page knows; a page that is loaded afterwards knows others. */
async function deployAnew(page: Page) {
  let isOld = true;
  // The page itself may have been fetched while the pointer came near its link.
  page.on('framenavigated', () => {
    isOld = false;
  });
  await page.route('**/_next/**', (route) => (isOld ? route.fulfill({ status: 404 }) : route.continue()));
}

test('after a new deployment an open page can be read, offers to reload where a part is gone, and leads to other pages', async ({
  page,
}) => {
  const offer = page.locator('#reload-offer');
  const close = () => offer.getByRole('button', { name: chrome.reload.close }).click();
  // One that was fetched ahead makes no request when it is opened.
  const documents: string[] = [];
  page.on('domcontentloaded', () => documents.push(new URL(page.url()).pathname));
  await visit(page, pagePath('changelogWeekly'));
  await deployAnew(page);

  await test.step('the search', async () => {
    await navbar(page).getByRole('button', { name: chrome.search.label }).click();
    await expect(offer).toBeVisible();
    await close();
  });
  await test.step('a dialog', async () => {
    const widget = page.getByRole('group', { name: messagesIn()('rating.legend', { version }) });
    await widget.getByRole('button', { name: rating.names.nolike }).click();
    await expect(offer).toBeVisible();
    await close();
    await expect(page.getByRole('heading', { level: 1, name: pages.changelogWeekly.title })).toBeVisible();
  });
  await test.step('a link', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: pages.artwork.title, exact: true }).click();
    await expect(page).toHaveURL(pagePath('artwork'));
    await expect(page.getByRole('heading', { level: 1, name: pages.artwork.title })).toBeVisible();
    await hydrated(page);
  });
  expect(documents).toEqual([pagePath('changelogWeekly'), pagePath('artwork')]);
});
