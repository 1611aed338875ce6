import type { Page } from '@playwright/test';
import { resolveDestination } from '@/lib/routing/destinations';
import { readMessages } from '@/scripts/messages/read-messages';
import { messagesIn } from '@/tests/support/messages-in';
import { pagePath } from '@/tests/support/pages';
import { watchLayoutShift } from './support/layout-shift';
import { expect, test } from './support/test';
import { hydrated, navbar, visit } from './support/visit';

// Some tests intercept requests to other hosts themselves.
test.use({ routesOtherHosts: true });

const labels = readMessages('en').thankYou;
const t = messagesIn('en');
const source = resolveDestination('honoredContributors', 'en').href;
/** A date at which all built-in records are outdated, so that the page fetches the file. */
const farAhead = new Date('2126-01-01T12:00:00Z');

const header =
  '"RUN_DATE", "MONTH", "GH_HANDLE", "FULL_NAME", "COMPANY", "GH_HANDLE_URL", "GH_HANDLE_AVATAR", "NBR_PR", "REPOSITORIES"';
const repositories = 'jenkinsci/bitbucket-branch-source-plugin jenkinsci/xunit-plugin';
const row = (handle: string, { month = '2026-07', count = 8, repos = repositories, fullName = 'A Name' } = {}) =>
  `"2026-08-21T08-10-07Z", "${month}", "${handle}", "${fullName}", "A Company", "https://github.com/${handle}", "https://avatars.githubusercontent.com/u/4160180?v=4", "${count}", "${repos}"`;
const csv = (...rows: string[]) => [header, ...rows, ''].join('\n');

/** Responds for the hosts of the file and of the avatars; returns the requests for the file. */
async function serve(page: Page, answer: { body: string }) {
  const asked: string[] = [];
  await page.route(`${new URL(source).origin}/**`, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ ...answer, headers: { 'access-control-allow-origin': '*' } });
  });
  await page.route('https://avatars.githubusercontent.com/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>' }),
  );
  return asked;
}

const place = (page: Page) => page.locator('.thank-you-slot');
const block = (page: Page) => place(page).getByRole('group', { name: labels.label });
const name = (page: Page) => block(page).locator('.thank-you-name');

/** Scrolls with the mouse wheel, which counts as a user interaction. */
async function scrollToEnd(page: Page) {
  await page.mouse.move(200, 200);
  await page.mouse.wheel(0, 20_000);
}

test.describe('the thank-you to a contributor', () => {
  test('is at the end of the start page, and requests its data from another host only after a user interaction, without waiting for scrolling', async ({
    page,
  }) => {
    // Tall enough to show the thank-you without scrolling.
    await page.setViewportSize({ width: 1920, height: 4500 });
    const asked = await serve(page, { body: csv(row('nfalco79')) });
    await page.clock.setFixedTime(farAhead);
    const readLayoutShift = await watchLayoutShift(page);
    await page.goto(pagePath('home'), { waitUntil: 'networkidle' });
    await expect(place(page)).toBeInViewport();
    expect(asked).toEqual([]);
    // The first moves may happen before the page's listeners are attached.
    let x = 100;
    await expect
      .poll(async () => {
        x += 1;
        await page.mouse.move(x, 100);
        return asked;
      })
      .toEqual([source]);

    await expect(block(page)).toBeVisible();
    await expect(name(page).getByRole('link')).toHaveAttribute('href', 'https://github.com/nfalco79');
    await expect(name(page)).toContainText(labels.thanks.replace('{handle}', 'A Name'));
    await expect(block(page)).toContainText(t('thankYou.pullRequests', { count: 8, number: 8 }));
    await expect(block(page).getByRole('link', { name: 'xunit-plugin' })).toHaveAttribute(
      'href',
      'https://github.com/jenkinsci/xunit-plugin',
    );
    await expect(block(page).getByRole('img', { name: labels.avatar.replace('{handle}', 'nfalco79') })).toBeVisible();
    await expect(block(page).getByRole('button')).toHaveCount(0);
    await expect(place(page).getByRole('link', { name: labels.participate })).toBeVisible();
    expect(await readLayoutShift()).toBeLessThan(0.01);
  });

  test('waits until the visitor scrolls near it, and fits windows of any width, also after a client-side navigation', {
    tag: '@all',
  }, async ({ page }) => {
    const more = Array.from({ length: 9 }, (_, index) => `jenkinsci/plugin-${index}`).join(' ');
    const repos = `jenkinsci/platformlabeler-plugin jenkinsci/bom ${repositories} ${more}`;
    const asked = await serve(page, { body: csv(row('someone-busy', { repos })) });
    await page.clock.setFixedTime(farAhead);
    await visit(page, pagePath('conduct', 'fr-CA'));
    const { chrome, pages } = readMessages('fr-CA');
    await navbar(page).getByRole('link', { name: chrome.links.download, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: pages.download.title })).toBeVisible();
    await hydrated(page);
    await page.mouse.move(200, 200);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await scrollToEnd(page);

    const month = place(page).locator('time');
    // The browser's time zone is west of Greenwich, where the first day of a month in UTC is still the last of the
    // previous one.
    await expect(month).toHaveText(
      new Intl.DateTimeFormat('fr-CA', { month: 'long', year: 'numeric' }).format(new Date(2026, 6, 15)),
    );
    expect(asked).toEqual([source]);
    for (const width of [320, 390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await place(page).scrollIntoViewIfNeeded();
      await expect(month, `${width} pixels`).toBeInViewport({ ratio: 1 });
      const hidden = await page.locator('.thank-you-person > div').evaluate((shown) => shown.scrollHeight - shown.clientHeight);
      expect(hidden, `${width} pixels`).toBeLessThanOrEqual(0);
    }
  });
});
