import { readMessages } from '@/scripts/messages/read-messages';
import { pagePath } from '@/tests/support/pages';
import { breakRoadmapFilter } from './support/faults';
import { expect, test } from './support/test';
import { hydrated, visit } from './support/visit';

test.describe('when rendering fails', () => {
  test.use({ expectedMessages: /broken on purpose/ });

  test('an error message in the page’s language replaces the content, or the whole document if the layout failed, with links to go on', {
    tag: '@all',
  }, async ({ page }) => {
    const { chrome, pages } = readMessages('fr-CA');
    const failure = page.getByRole('heading', { level: 1, name: chrome.failure.title });
    const filter = page.getByRole('checkbox').first();
    await visit(page, pagePath('roadmap', 'fr-CA'));
    await breakRoadmapFilter(page);
    await filter.click();
    await expect(failure).toBeVisible();
    await expect(page.getByRole('button', { name: chrome.failure.retry })).toBeFocused();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();

    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: pages.roadmap.title })).toBeVisible();
    await expect(filter).toBeVisible();

    await hydrated(page);
    await breakRoadmapFilter(page);
    await filter.click();
    await page
      .getByRole('main')
      .locator(`a[href="${pagePath('home', 'fr-CA')}"]`)
      .click();
    await expect(page).toHaveURL(pagePath('home', 'fr-CA'));
    await expect(failure).toBeHidden();
    await hydrated(page);

    // Rendering the theme provider queries the system's theme, so a throwing matchMedia breaks the layout.
    const breakDocument = async () => {
      await page.evaluate(() => {
        window.matchMedia = () => {
          throw new Error('broken on purpose');
        };
      });
      await page.locator('input[name="theme"][value="dark"]').dispatchEvent('click');
    };
    await breakDocument();
    await expect(failure).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
    await page.getByRole('button', { name: chrome.failure.retry }).click();
    await hydrated(page);
    await expect(failure).toBeHidden();

    await breakDocument();
    const artwork = pagePath('artwork', 'fr-CA');
    await page.getByRole('contentinfo').locator(`a[href="${artwork}"]`).click();
    await expect(page).toHaveURL(artwork);
    await expect(failure).toBeHidden();
  });
});

test.describe('a browser without custom elements', () => {
  test.use({ startsScripts: false });

  test('loads the web-components polyfill from this site, and other browsers don’t', { tag: '@all' }, async ({ page }) => {
    const polyfillPath = '/polyfills/web-components.js';
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(pagePath('chat'));
    expect(asked).not.toContain(polyfillPath);
    expect(asked.length).toBeGreaterThan(3);

    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'customElements');
    });
    const [request] = await Promise.all([page.waitForRequest(`**${polyfillPath}`), page.reload()]);
    expect((await request.response())?.status()).toBe(200);
    await page.waitForFunction(() => 'customElements' in window);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
