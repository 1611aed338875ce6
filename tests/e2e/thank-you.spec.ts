import { expect, type Page, test } from '@playwright/test';
import { loadThankYou } from '@/lib/content/thank-you';
import { accessibilityProblems } from './accessibility';
import { layoutShift } from './layout-shift';

const source = 'https://raw.githubusercontent.com/jenkins-infra/jenkins-contribution-stats/main/data/honored_contributor.csv';
const header =
  '"RUN_DATE", "MONTH", "GH_HANDLE", "FULL_NAME", "COMPANY", "GH_HANDLE_URL", "GH_HANDLE_AVATAR", "NBR_PR", "REPOSITORIES"';
const row = (handle: string, month = '2026-07', count = 8) =>
  `"2026-08-21T08-10-07Z", "${month}", "${handle}", "A Name", "A Company", "https://github.com/${handle}", "https://avatars.githubusercontent.com/u/4160180?v=4", "${count}", "jenkinsci/bitbucket-branch-source-plugin jenkinsci/xunit-plugin"`;
const csv = (...rows: string[]) => [header, ...rows, ''].join('\n');

/** Answers for the host of the CSV, and for the one of the portraits. */
async function serve(page: Page, answer: { status?: number; body?: string | Buffer } | 'offline') {
  const asked: string[] = [];
  await page.route('https://raw.githubusercontent.com/**', async (route) => {
    asked.push(route.request().url());
    if (answer === 'offline') await route.abort('internetdisconnected');
    else await route.fulfill({ ...answer, headers: { 'access-control-allow-origin': '*' } });
  });
  await page.route('https://avatars.githubusercontent.com/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>' }),
  );
  return asked;
}

const block = (page: Page) => page.getByRole('region', { name: 'Thank you' });
const name = (page: Page) => block(page).getByText(/^Many thanks to/);

/** Scrolls to the end of the page as a visitor does. */
async function scrollToEnd(page: Page) {
  await page.mouse.move(200, 200);
  await page.mouse.wheel(0, 20_000);
}

/** Collects what the page complains about. */
function complaints(page: Page) {
  const texts: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') texts.push(message.text());
  });
  page.on('pageerror', (error) => texts.push(String(error)));
  return texts;
}

test.describe('the thanks to a contributor', () => {
  for (const path of ['/', '/download/']) {
    test(`stand at the end of ${path}, and ask another host only when the visitor comes near`, async ({ page }) => {
      const errors = complaints(page);
      const asked = await serve(page, { body: csv(row('nfalco79')) });
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(asked).toEqual([]);

      await scrollToEnd(page);
      await expect(block(page)).toBeVisible();
      expect(asked).toEqual([source]);
      await expect(block(page).getByRole('link', { name: '@nfalco79' })).toHaveAttribute('href', 'https://github.com/nfalco79');
      await expect(block(page).getByText('for 8 pull requests')).toBeVisible();
      await expect(block(page).getByRole('link', { name: 'xunit-plugin' })).toHaveAttribute(
        'href',
        'https://github.com/jenkinsci/xunit-plugin',
      );
      await expect(block(page).getByText('July 2026')).toBeVisible();
      await expect(block(page).getByRole('img', { name: 'Portrait of nfalco79' })).toBeVisible();
      await expect(block(page).getByRole('button')).toHaveCount(0);
      expect(await layoutShift(page)).toBe(0);
      expect(errors).toEqual([]);
      expect(await accessibilityProblems(page)).toEqual([]);
    });
  }

  test('do not wait for a scroll where a tall window shows their place, only for a sign of life', async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1400 });
    const asked = await serve(page, { body: csv(row('nfalco79')) });
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    // The first move may come before the page listens.
    await expect(async () => {
      await page.mouse.move(100, 100);
      await page.mouse.move(110, 100);
      await expect(block(page)).toBeVisible({ timeout: 1000 });
    }).toPass();
    expect(await layoutShift(page)).toBe(0);
  });

  test('are there after going from page to page too', async ({ page }) => {
    const errors = complaints(page);
    await serve(page, { body: csv(row('nfalco79')) });
    await page.goto('/project/roadmap/');
    await page.getByRole('banner').getByRole('link', { name: 'Download' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Download and deploy' })).toBeVisible();
    await scrollToEnd(page);
    await expect(block(page)).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('name the right month west of Greenwich, in the language of the page', async ({ browser }) => {
    const page = await browser.newPage({ timezoneId: 'America/Vancouver' });
    await serve(page, { body: csv(row('mandar1045', '2026-07', 1)) });
    await page.goto('/fr-CA/download/');
    await scrollToEnd(page);
    const thanks = page.getByRole('region', { name: 'Remerciements' });
    await expect(thanks.getByText('juillet 2026')).toBeVisible();
    await expect(thanks.getByText('pour 1 demande de tirage')).toBeVisible();
    await page.close();
  });

  for (const width of [320, 390, 820, 1440]) {
    test(`show all they say in a window ${width} pixels wide, of many repositories too`, async ({ page }) => {
      const { REPOSITORIES, GH_HANDLE } = loadThankYou()[0] ?? {};
      expect(String(REPOSITORIES).split(' ').length).toBeGreaterThan(6);
      const many = row(String(GH_HANDLE)).replace(
        'jenkinsci/bitbucket-branch-source-plugin jenkinsci/xunit-plugin',
        String(REPOSITORIES),
      );
      await serve(page, { body: csv(many) });
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/fr-CA/download/');
      await page.locator('.thank-you-place').scrollIntoViewIfNeeded();
      await expect(page.locator('.thank-you time')).toBeInViewport({ ratio: 1 });
      const hidden = await page.locator('.thank-you-words').evaluate((words) => words.scrollHeight - words.clientHeight);
      expect(hidden).toBeLessThanOrEqual(0);
    });
  }

  test('are for the newest month only', async ({ page }) => {
    await serve(page, { body: csv(row('old', '2026-06'), row('new', '2026-07'), row('older', '2025-07')) });
    await page.goto('/download/');
    await scrollToEnd(page);
    await expect(name(page)).toContainText('@new');
    await expect(block(page).getByRole('button')).toHaveCount(0);
  });
});

test.describe('nothing stands in the place of the thanks', () => {
  for (const [what, answer, logged] of [
    ['the server fails', { status: 500 }, 'Failed CSV fetch: 500'],
    ['the file is gone', { status: 404 }, 'Failed CSV fetch: 404'],
    ['there is no network', 'offline', 'Failed to fetch'],
  ] as const) {
    test(`when ${what}`, async ({ page }) => {
      const errors = complaints(page);
      await serve(page, answer);
      await page.goto('/download/');
      await scrollToEnd(page);
      await expect.poll(() => errors).toContainEqual(expect.stringContaining(logged));
      await expect(block(page)).toHaveCount(0);
      expect(await layoutShift(page)).toBe(0);
    });
  }

  for (const [what, body] of [
    ['is empty', ''],
    ['has only a header', csv()],
    ['is a web page', '<!doctype html><title>Sign in</title>'],
    ['has other columns', 'a,b\n1,2'],
    ['is in another encoding', Buffer.from(`\uFEFF${csv(row('x'))}`, 'utf16le')],
  ] as const) {
    test(`when the file ${what}`, async ({ page }) => {
      const errors = complaints(page);
      await serve(page, { body });
      await page.goto('/download/');
      const answered = page.waitForResponse(source);
      await scrollToEnd(page);
      await answered;
      await expect(block(page)).toHaveCount(0);
      expect(await layoutShift(page)).toBe(0);
      expect(errors).toEqual([]);
    });
  }

  test('without JavaScript', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto('/');
    await expect(block(page)).toHaveCount(0);
    await expect(page.locator('.thank-you-place')).toBeHidden();
    await page.close();
  });
});

test('a hostile file does no harm', async ({ page }) => {
  const errors = complaints(page);
  const evil = row('<img src=x onerror=document.title=1>')
    .replace(/https:\/\/github\.com\/[^"]*/, 'javascript:document.title=1')
    .replace(/https:\/\/avatars[^"]*/, 'https://evil.example/track.png')
    .replace('jenkinsci/xunit-plugin', '"><script>document.title=1</script> javascript:1/2 ../../x');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).host));
  await serve(page, { body: csv(evil) + `${row('next', '2026-06')}\n`.repeat(20_000) });
  await page.goto('/download/');
  await scrollToEnd(page);
  await expect(name(page)).toHaveText('Many thanks to @<img src=x onerror=document.title=1>');
  await expect(block(page).getByRole('link')).toHaveCount(1);
  await expect(block(page).locator('img, script')).toHaveCount(0);
  await expect(page).toHaveTitle('Download and deploy | Jenkins');
  expect(asked).not.toContain('evil.example');
  expect(errors).toEqual([]);
});

test.describe('the rotation', () => {
  const two = { body: csv(row('ada'), row('bob')) };

  /** Opens the page, waits for the block and says who is thanked first. */
  async function open(page: Page): Promise<string> {
    await serve(page, two);
    await page.clock.install();
    await page.goto('/download/');
    await scrollToEnd(page);
    await expect(name(page)).toBeVisible();
    // The pointer is where it was when the page scrolled: not on the block, for sure, only in the corner.
    await page.mouse.move(1, 1);
    return (await name(page).textContent()) ?? '';
  }

  test('goes on every 5 seconds, in a loop, and nothing around it moves', async ({ page }) => {
    const first = await open(page);
    await page.clock.fastForward(5000);
    await expect(name(page)).not.toHaveText(first);
    await page.clock.fastForward(5000);
    await expect(name(page)).toHaveText(first);
    expect(await layoutShift(page)).toBe(0);
  });

  test('rests under the pointer and while the focus is in it', async ({ page }) => {
    const first = await open(page);
    await block(page).getByRole('link').first().hover();
    await page.clock.fastForward(20_000);
    await expect(name(page)).toHaveText(first);

    await block(page).getByRole('link').first().focus();
    await page.mouse.move(1, 1);
    await page.clock.fastForward(20_000);
    await expect(name(page)).toHaveText(first);
  });

  test('stops and goes on by its button, with the keyboard too', async ({ page }) => {
    const first = await open(page);
    await block(page).getByRole('button', { name: 'Pause the thanks' }).focus();
    await page.keyboard.press('Enter');
    await page.clock.fastForward(20_000);
    await expect(name(page)).toHaveText(first);

    await page.keyboard.press('Enter');
    await page.clock.fastForward(5000);
    await expect(name(page)).not.toHaveText(first);
    await expect(block(page).getByRole('button', { name: 'Pause the thanks' })).toBeFocused();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test('waits to be asked for by who wants no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const first = await open(page);
    await page.clock.fastForward(20_000);
    await expect(name(page)).toHaveText(first);
    await block(page).getByRole('button', { name: 'Resume the thanks' }).click();
    await page.mouse.move(1, 1);
    await page.clock.fastForward(5000);
    await expect(name(page)).not.toHaveText(first);
  });
});
