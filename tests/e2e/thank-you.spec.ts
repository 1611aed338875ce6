import type { Page } from '@playwright/test';
import { resolveDestination } from '@/lib/routing/destinations';
import { readMessages } from '@/scripts/messages/read-messages';
import { pagePath } from '@/tests/support/pages';
import { wordsIn } from '@/tests/support/words';
import { accessibilityFaults } from './support/axe';
import { watchLayoutShift } from './support/layout-shift';
import { expect, test } from './support/test';
import { navbar, visit } from './support/visit';

// Some tests respond in place of other hosts themselves.
test.use({ routesOtherHosts: true });

const words = readMessages('en').thankYou;
const everyone = words.everyone.replace(/<\/?\w+>/g, '');
const t = wordsIn('en');
const source = resolveDestination('honoredContributors', 'en').href;
/** A date at which all records in content/ are stale, so that the page fetches the file. */
const farAhead = new Date('2126-01-01T12:00:00Z');

const header =
  '"RUN_DATE", "MONTH", "GH_HANDLE", "FULL_NAME", "COMPANY", "GH_HANDLE_URL", "GH_HANDLE_AVATAR", "NBR_PR", "REPOSITORIES"';
const repositories = 'jenkinsci/bitbucket-branch-source-plugin jenkinsci/xunit-plugin';
const row = (handle: string, { month = '2026-07', count = 8, repos = repositories } = {}) =>
  `"2026-08-21T08-10-07Z", "${month}", "${handle}", "A Name", "A Company", "https://github.com/${handle}", "https://avatars.githubusercontent.com/u/4160180?v=4", "${count}", "${repos}"`;
const csv = (...rows: string[]) => [header, ...rows, ''].join('\n');

/** Responds in place of the hosts of the file and of the portraits; returns the requests for the file. */
async function serve(page: Page, answer: { status?: number; body?: string } | 'offline') {
  const asked: string[] = [];
  await page.route(`${new URL(source).origin}/**`, async (route) => {
    asked.push(route.request().url());
    if (answer === 'offline') await route.abort('internetdisconnected');
    else await route.fulfill({ ...answer, headers: { 'access-control-allow-origin': '*' } });
  });
  await page.route('https://avatars.githubusercontent.com/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>' }),
  );
  return asked;
}

const place = (page: Page) => page.locator('.thank-you-place');
const block = (page: Page) => place(page).getByRole('region', { name: words.label });
const name = (page: Page) => block(page).locator('.thank-you-name');

/** Scrolls to the end of the page as a visitor does. */
async function scrollToEnd(page: Page) {
  await page.mouse.move(200, 200);
  await page.mouse.wheel(0, 20_000);
}

test.describe('the thanks to a contributor', () => {
  test('are at the end of the start page, and contact another host only when the visitor comes near', async ({ page }) => {
    const asked = await serve(page, { body: csv(row('nfalco79')) });
    await page.clock.setFixedTime(farAhead);
    const readLayoutShift = await watchLayoutShift(page);
    await page.goto(pagePath('home'), { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);

    await scrollToEnd(page);
    await expect(block(page)).toBeVisible();
    expect(asked).toEqual([source]);
    await expect(name(page).getByRole('link')).toHaveAttribute('href', 'https://github.com/nfalco79');
    await expect(name(page)).toContainText(words.thanks.replace('{handle}', '@nfalco79'));
    await expect(block(page)).toContainText(t('thankYou.pullRequests', { count: 8, number: 8 }));
    await expect(block(page).getByRole('link', { name: 'xunit-plugin' })).toHaveAttribute(
      'href',
      'https://github.com/jenkinsci/xunit-plugin',
    );
    await expect(block(page).getByRole('img', { name: words.avatar.replace('{handle}', 'nfalco79') })).toBeVisible();
    await expect(block(page).getByRole('button')).toHaveCount(0);
    expect(await readLayoutShift()).toBeLessThan(0.01);
  });

  test('don’t wait for scrolling where a tall window shows their place, only for an interaction', async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 3000 });
    const asked = await serve(page, { body: csv(row('nfalco79')) });
    await page.clock.setFixedTime(farAhead);
    await page.goto(pagePath('home'), { waitUntil: 'networkidle' });
    await expect(place(page)).toBeInViewport();
    expect(asked).toEqual([]);
    // The first move may come before the page's listeners are attached.
    let x = 100;
    await expect
      .poll(async () => {
        x += 1;
        await page.mouse.move(x, 100);
        return asked;
      })
      .toEqual([source]);
    await expect(block(page)).toBeVisible();
  });

  test('fit a window of any width, also after arriving from another page', async ({ page }) => {
    const more = Array.from({ length: 9 }, (_, index) => `jenkinsci/plugin-${index}`).join(' ');
    const repos = `jenkinsci/platformlabeler-plugin jenkinsci/bom ${repositories} ${more}`;
    await serve(page, { body: csv(row('someone-busy', { repos })) });
    await page.clock.setFixedTime(farAhead);
    await visit(page, pagePath('conduct', 'fr-CA'));
    const { chrome, pages } = readMessages('fr-CA');
    await navbar(page).getByRole('link', { name: chrome.links.download, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: pages.download.title })).toBeVisible();
    await scrollToEnd(page);

    const month = page.locator('.thank-you time');
    // The browser's time zone is west of Greenwich, where the first day of a month in UTC is still the last of the
    // previous one.
    await expect(month).toHaveText(
      new Intl.DateTimeFormat('fr-CA', { month: 'long', year: 'numeric' }).format(new Date(2026, 6, 15)),
    );
    for (const width of [320, 390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await place(page).scrollIntoViewIfNeeded();
      await expect(month, `${width} pixels`).toBeInViewport({ ratio: 1 });
      const hidden = await page.locator('.thank-you-words').evaluate((shown) => shown.scrollHeight - shown.clientHeight);
      expect(hidden, `${width} pixels`).toBeLessThanOrEqual(0);
    }
  });
});

test.describe('nobody is thanked by name', () => {
  for (const { what, answer, logged } of [
    { what: 'the server fails', answer: { status: 500 }, logged: /Failed CSV fetch: 500/ },
    { what: 'there is no network', answer: 'offline' as const, logged: /Failed to fetch/ },
  ]) {
    test.describe(`when ${what}`, () => {
      test.use({ expectedMessages: new RegExp(`Failed to load resource|${logged.source}`) });

      test('and the reason is logged', async ({ page }) => {
        await serve(page, answer);
        await page.clock.setFixedTime(farAhead);
        const readLayoutShift = await watchLayoutShift(page);
        await page.goto(pagePath('download'));
        const message = page.waitForEvent('console', (entry) => logged.test(entry.text()));
        await scrollToEnd(page);
        await message;
        await expect(place(page)).toContainText(everyone);
        expect(await readLayoutShift()).toBeLessThan(0.01);
      });
    });
  }

  test('when the file is not a list of contributors', async ({ page }) => {
    await serve(page, { body: '<!doctype html><title>Sign in</title>' });
    await page.clock.setFixedTime(farAhead);
    await page.goto(pagePath('download'));
    const answered = page.waitForResponse(source);
    await scrollToEnd(page);
    await (await answered).finished();
    await page.waitForLoadState('networkidle');
    await expect(place(page)).toContainText(everyone);
  });
});

test('a hostile file does no harm, and records older than its newest month are ignored', async ({ page }) => {
  const hostile = '<img src=x onerror=document.title=1>';
  const evil = row(hostile, { repos: 'jenkinsci/good "><script>document.title=1</script> javascript:1/2 ../../x' })
    .replace(/https:\/\/github\.com\/[^"]*/, 'javascript:document.title=1')
    .replace(/https:\/\/avatars[^"]*/, 'https://evil.example/track.png');
  await serve(page, { body: csv(evil) + `${row('next', { month: '2026-06' })}\n`.repeat(20_000) });
  await page.clock.setFixedTime(farAhead);
  await page.goto(pagePath('download'));
  const title = await page.title();
  await scrollToEnd(page);
  await expect(name(page)).toHaveText(words.thanks.replace('{handle}', `@${hostile}`));
  await expect(block(page).getByRole('link')).toHaveCount(1);
  await expect(block(page).locator('img, script')).toHaveCount(0);
  await expect(block(page).getByRole('button')).toHaveCount(0);
  await expect(page).toHaveTitle(title);
});

test.describe('the rotation', () => {
  /** Opens the page, waits for the block, and returns who is thanked first. */
  async function open(page: Page): Promise<string> {
    await serve(page, { body: csv(row('ada'), row('bob')) });
    await page.clock.install({ time: farAhead });
    await page.goto(pagePath('download'));
    await scrollToEnd(page);
    await expect(name(page)).toBeVisible();
    await page.mouse.move(1, 1);
    return (await name(page).textContent()) ?? '';
  }

  test.describe('for visitors without a preference for reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    test('advances every 5 seconds in a loop, pauses on hover and on focus, and stops with its button', async ({ page }) => {
      const readLayoutShift = await watchLayoutShift(page);
      const first = await open(page);
      await page.clock.fastForward(5000);
      await expect(name(page)).not.toHaveText(first);
      await page.clock.fastForward(5000);
      await expect(name(page)).toHaveText(first);

      await test.step('pauses on hover', async () => {
        await block(page).getByRole('link').first().hover();
        await page.clock.fastForward(20_000);
        await expect(name(page)).toHaveText(first);
      });
      await test.step('pauses on focus', async () => {
        await block(page).getByRole('link').first().focus();
        await page.mouse.move(1, 1);
        await page.clock.fastForward(20_000);
        await expect(name(page)).toHaveText(first);
      });
      await test.step('stops with its button', async () => {
        await block(page).getByRole('button', { name: words.pause }).focus();
        await page.keyboard.press('Enter');
        await page.clock.fastForward(20_000);
        await expect(name(page)).toHaveText(first);
      });
      await test.step('and resumes with it', async () => {
        await page.keyboard.press('Enter');
        await page.clock.fastForward(5000);
        await expect(name(page)).not.toHaveText(first);
        await expect(block(page).getByRole('button', { name: words.pause })).toBeFocused();
      });
      expect(await readLayoutShift()).toBeLessThan(0.01);
    });
  });

  test('starts only on request for visitors who prefer reduced motion', async ({ page }) => {
    const first = await open(page);
    await page.clock.fastForward(20_000);
    await expect(name(page)).toHaveText(first);
    expect(await accessibilityFaults(page, '.thank-you-place')).toEqual([]);
    await block(page).getByRole('button', { name: words.resume }).click();
    await page.mouse.move(1, 1);
    await page.clock.fastForward(5000);
    await expect(name(page)).not.toHaveText(first);
  });
});
