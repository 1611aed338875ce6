import type { Page } from '@playwright/test';
import { polyfillPath } from '@/lib/site/polyfill';
import { readMessages } from '@/scripts/messages/read-messages';
import { accessibilityProblems } from './accessibility';
import { expect, test } from './support/test';
import { takenOver, visit } from './support/visit';

const summit = '/events/contributor-summit/';
const picture = (page: Page) => page.locator('.gallery-picture a').first();

/** What a page can't have from now on. */
const blockScripts = (page: Page) => page.route('**/_next/static/chunks/**', (route) => route.abort());

test.describe('when a part of a page can’t be loaded', () => {
  test.use({ expectedMessages: /Failed to load resource|ChunkLoadError/ });

  test('the page offers to reload, in its language, and reloading brings the part', async ({ page }) => {
    const words = readMessages('fr-CA').chrome.reload;
    await visit(page, `/fr-CA${summit}`);
    await blockScripts(page);
    await page.locator('.gallery-panel summary').first().click();
    const offer = page.locator('#reload-offer').filter({ hasText: words.text });
    await expect(offer).toBeHidden();
    await picture(page).click();
    await expect(offer).toBeVisible();

    await page.unroute('**/_next/static/chunks/**');
    await Promise.all([page.waitForEvent('load'), offer.getByRole('button', { name: words.reload }).click()]);
    await takenOver(page);
    await page.locator('.gallery-panel summary').first().click();
    await picture(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(offer).toBeHidden();
  });

  test('a page whose script can’t be had on the way is reached all the same', async ({ page }) => {
    await visit(page, '/chat/');
    await blockScripts(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Artwork' }).click();
    await expect(page).toHaveURL('/artwork/');
    await expect(page.getByRole('heading', { level: 1, name: 'Artwork' })).toBeVisible();
  });
});

test.describe('when something on a page breaks', () => {
  test.use({ expectedMessages: /broken on purpose/ });

  test('the page says so in its language inside the site, with ways back', async ({ page }) => {
    const { chrome, pages } = readMessages('fr-CA');
    const failure = page.getByRole('heading', { level: 1, name: chrome.failure.title });
    const filter = page.getByRole('checkbox').first();
    await visit(page, '/fr-CA/project/roadmap/');
    const breakFilter = () =>
      page.evaluate(() => {
        const { getAll } = URLSearchParams.prototype;
        URLSearchParams.prototype.getAll = function (name) {
          if (name === 'label') throw new Error('broken on purpose');
          return getAll.call(this, name);
        };
      });
    await breakFilter();
    await filter.click();
    await expect(failure).toBeVisible();
    await expect(page.getByRole('button', { name: chrome.failure.retry })).toBeFocused();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: pages.roadmap.title })).toBeVisible();
    await expect(filter).toBeVisible();

    await takenOver(page);
    await breakFilter();
    await filter.click();
    await page.getByRole('main').getByRole('link', { name: 'Page d’accueil' }).click();
    await expect(page).toHaveURL('/fr-CA/');
    await expect(failure).toBeHidden();
  });

  test('so does the whole document when what surrounds the pages breaks', async ({ page }) => {
    const { failure } = readMessages('fr-CA').chrome;
    await visit(page, '/fr-CA/chat/');
    // What keeps the theme looks up the system’s own.
    const breakDocument = async () => {
      await page.evaluate(() => {
        window.matchMedia = () => {
          throw new Error('broken on purpose');
        };
      });
      await page.locator('input[name="theme"][value="dark"]').dispatchEvent('click');
    };
    const heading = page.getByRole('heading', { level: 1, name: failure.title });
    await breakDocument();
    await expect(heading).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
    await page.getByRole('button', { name: failure.retry }).click();
    await takenOver(page);
    await expect(heading).toBeHidden();

    await breakDocument();
    await page.getByRole('contentinfo').locator('a[href="/fr-CA/artwork/"]').click();
    await expect(page).toHaveURL('/fr-CA/artwork/');
    await expect(heading).toBeHidden();
  });
});

test.describe('the web-components polyfill', () => {
  test('is loaded from this site where custom elements are missing, and makes up for them', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'customElements');
    });
    const [request] = await Promise.all([page.waitForRequest(`**${polyfillPath}`), page.goto('/chat/')]);
    expect((await request.response())?.status()).toBe(200);
    await page.waitForFunction(() => 'customElements' in window);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('is not asked for by any other browser', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/chat/', { waitUntil: 'networkidle' });
    expect(asked).not.toContain(polyfillPath);
    expect(asked.length).toBeGreaterThan(3);
  });
});
