import type { Page, Request } from '@playwright/test';
import { packageId } from '@/components/download/package-id';
import { loadRelease, type ReleaseLine, readReleaseLines, releaseLines } from '@/lib/download/downloads';
import { type System, systems } from '@/lib/download/systems';
import { checksumUrl } from '@/lib/published/published-files';
import { readMessages } from '@/scripts/messages/read-messages';
import { pagePath } from '@/tests/support/pages';
import { accessibilityFaults } from './support/axe';
import { watchLayoutShift } from './support/layout-shift';
import { expect, test } from './support/test';
import { sidewaysOverflow, visit } from './support/visit';

const words = readMessages('en').pages.download;
const checksums = '**/data/download/*-sha256.json';
const newChecksum = 'c'.repeat(64);
const builtIn = (line: ReleaseLine) => loadRelease(line).sha256;

const packages = (page: Page, line: ReleaseLine) => page.locator(`section[aria-labelledby="${line}"]`);
const shownChecksum = (page: Page, line: ReleaseLine) => page.locator(`#${line}-sha256`);
const copyButton = (page: Page, line: ReleaseLine) => packages(page, line).getByRole('button');

/** Opens the page and waits until it has tried to fetch both checksums again. */
async function openAndWait(page: Page, path = pagePath('download')) {
  const ended = releaseLines.map((line) => {
    const isChecksumRequest = (request: Request) => request.url().endsWith(checksumUrl(line));
    return Promise.race([
      page.waitForEvent('requestfinished', isChecksumRequest),
      page.waitForEvent('requestfailed', isChecksumRequest),
    ]);
  });
  await page.goto(path);
  await Promise.all(ended);
}

test('both lines are side by side in a wide window and stacked in a narrow one, and cloud cards darken on hover', async ({
  page,
}) => {
  const places = () =>
    packages(page, 'stable')
      .or(packages(page, 'weekly'))
      .evaluateAll((sections) => sections.map((section) => section.getBoundingClientRect().toJSON() as DOMRect));
  await page.goto(pagePath('download'));
  const [left, right] = await places();
  expect(right?.y).toBe(left?.y);
  expect(right?.left).toBeGreaterThan(left?.right ?? Number.POSITIVE_INFINITY);

  await test.step('a cloud is a tenth darker under the pointer', async () => {
    const card = page.locator('.cloud').first();
    const channels = () =>
      card.evaluate(
        (element) =>
          getComputedStyle(element)
            .backgroundColor.match(/[\d.]+/g)
            ?.slice(0, 3)
            .map(Number) ?? [],
      );
    const resting = await channels();
    expect(Math.max(...resting)).toBeGreaterThan(0);
    await card.hover();
    await expect.poll(channels).toEqual(resting.map((channel) => Math.round(channel * 0.9)));
  });

  await page.setViewportSize({ width: 360, height: 740 });
  const [above, below] = await places();
  expect(below?.x).toBe(above?.x);
  expect(below?.top).toBeGreaterThanOrEqual(above?.bottom ?? Number.POSITIVE_INFINITY);
  expect(await sidewaysOverflow(page)).toBe(0);
});

test.describe('the checksums', () => {
  test('are fetched again after the page has loaded, and the published one is copied', async ({ page }) => {
    // A browser without the Clipboard API.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.addEventListener('copy', () => {
        document.documentElement.dataset.copied = String(getSelection());
      });
    });
    await page.route(`**${checksumUrl('stable')}`, (route) => route.fulfill({ json: { sha256: newChecksum } }));
    const readLayoutShift = await watchLayoutShift(page);
    await openAndWait(page);
    await expect(shownChecksum(page, 'stable')).toHaveText(newChecksum);
    await expect(shownChecksum(page, 'weekly')).toHaveText(builtIn('weekly'));
    await expect(page.getByText(words.newerChecksum)).toBeVisible();

    await copyButton(page, 'stable').click();
    await expect(packages(page, 'stable').getByRole('status')).toHaveText(words.packages.copied);
    await expect(page.locator('html')).toHaveAttribute('data-copied', newChecksum);
    expect(await readLayoutShift()).toBeLessThan(0.01);
  });

  test.describe('that can’t be fetched again', () => {
    test.use({ expectedMessages: /Failed to load resource/ });

    test('stay, with a message, when the server responds with an error', async ({ page }) => {
      await page.route(checksums, (route) => route.fulfill({ status: 500, json: { sha256: newChecksum } }));
      const readLayoutShift = await watchLayoutShift(page);
      await openAndWait(page);
      await expect(page.getByText(words.failed)).toBeVisible();
      for (const line of releaseLines) await expect(shownChecksum(page, line)).toHaveText(builtIn(line));
      expect(await readLayoutShift()).toBeLessThan(0.01);
      expect(await accessibilityFaults(page)).toEqual([]);
    });
  });
});

test('the copy button says what it does and copies, by keyboard too, without starting the download', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAndWait(page);
  const tooltip = packages(page, 'stable').getByText(words.packages.copy, { exact: true });
  const status = packages(page, 'stable').getByRole('status');

  await test.step('the tooltip shows on hover and on focus, until Escape', async () => {
    await expect(tooltip).toBeHidden();
    await copyButton(page, 'stable').hover();
    await expect(tooltip).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(tooltip).toBeHidden();
    await packages(page, 'stable').getByRole('link', { name: words.packages.war }).focus();
    await page.keyboard.press('Tab');
    await expect(copyButton(page, 'stable')).toBeFocused();
    await expect(tooltip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip).toBeHidden();
  });

  await test.step('Enter copies, and both the button and screen readers say so', async () => {
    await page.keyboard.press('Enter');
    await expect(status).toHaveText(words.packages.copied);
    await expect(packages(page, 'stable').locator('.copy-tip')).toHaveText(words.packages.copied);
    await expect(packages(page, 'stable').locator('.copy-tip')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(builtIn('stable'));
  });

  await test.step('so does a click', async () => {
    await copyButton(page, 'weekly').click();
    await expect(packages(page, 'weekly').getByRole('status')).toHaveText(words.packages.copied);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(builtIn('weekly'));
  });
  expect(new URL(page.url()).pathname).toBe(pagePath('download'));
});

test.describe("the visitor's system", () => {
  const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
  const visitors: { system: System; userAgent: string }[] = [
    { system: 'windows', userAgent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}` },
    { system: 'arch', userAgent: 'Mozilla/5.0 (X11; Arch Linux; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
  ];

  for (const { system, userAgent } of visitors) {
    test.describe(`on ${systems[system]}`, () => {
      test.use({ userAgent });

      test('is marked in words where there is a package for it, and is offered first', async ({ page }) => {
        const lines = readReleaseLines().map(({ line, platforms }) => ({
          line,
          shortcut: `${systems[system]}, ${words.lines[line].title}`,
          ids: platforms.filter((platform) => platform.systems.includes(system)).map((platform) => packageId(line, platform)),
        }));
        const withPackage = lines.filter(({ ids }) => ids.length > 0);

        const readLayoutShift = await watchLayoutShift(page);
        await visit(page, pagePath('download'));
        const shortcuts = page.locator('.your-system');
        await expect(shortcuts.getByRole('link')).toHaveCount(withPackage.length);
        if (withPackage.length > 0)
          await expect(shortcuts).toContainText(words.forYourSystem.replace('{system}', systems[system]));
        for (const { line, ids } of lines) {
          const marked = packages(page, line)
            .getByRole('link')
            .filter({ has: page.getByText(words.yourSystem).locator('visible=true') });
          await expect.poll(() => marked.evaluateAll((links) => links.map(({ id }) => id))).toEqual(ids);
        }
        expect(await readLayoutShift()).toBeLessThan(0.01);

        await page.locator('#content').focus();
        for (const { shortcut, ids } of withPackage) {
          await page.keyboard.press('Tab');
          await expect(page.getByRole('link', { name: shortcut })).toBeFocused();
          await expect(page.locator(':focus')).toHaveAttribute('href', `#${ids[0]}`);
        }
        await page.keyboard.press('Enter');
        for (const { ids } of withPackage.slice(-1)) await expect(page.locator(`[id="${ids[0]}"]`)).toBeInViewport();
      });
    });
  }

  test.describe('on a phone, for which there is no package', () => {
    test.use({
      userAgent: `Mozilla/5.0 (Linux; Android 10; K) ${chrome}`,
      viewport: { width: 360, height: 800 },
      expectedMessages: /Failed to load resource/,
    });

    test('is ignored, and offline the message about the checksums fits in the longest language', async ({ page }) => {
      const { failed, yourSystem } = readMessages('fr-CA').pages.download;
      await page.route(checksums, (route) => route.abort('internetdisconnected'));
      const readLayoutShift = await watchLayoutShift(page);
      await openAndWait(page, pagePath('download', 'fr-CA'));
      await expect(page.getByText(failed)).toBeVisible();
      for (const line of releaseLines) await expect(shownChecksum(page, line)).toHaveText(builtIn(line));
      const isWithin = await page.locator('.download-notice').evaluate((notice) => notice.scrollHeight <= notice.clientHeight);
      expect(isWithin).toBe(true);
      await expect(page.locator('.your-system')).toBeEmpty();
      await expect(page.getByText(yourSystem).locator('visible=true')).toHaveCount(0);
      expect(await readLayoutShift()).toBeLessThan(0.01);
    });
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the checksums are there, and nothing that needs a script', async ({ page }) => {
    await page.goto(pagePath('download'));
    for (const line of releaseLines) await expect(shownChecksum(page, line)).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByText(words.yourSystem).locator('visible=true')).toHaveCount(0);
    await expect(page.locator('.thank-you-place')).toBeHidden();
  });
});
