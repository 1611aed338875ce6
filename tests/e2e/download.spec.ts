import type { Page, Request } from '@playwright/test';
import { packageRows } from '@/components/download/package-rows';
import {
  checksumAddress,
  loadPlatforms,
  loadRelease,
  type ReleaseLine,
  readReleaseLines,
  releaseLines,
} from '@/lib/download/downloads';
import { type System, systems } from '@/lib/download/systems';
import { checksumUrl } from '@/lib/published/published-files';
import { resolveAddress } from '@/lib/routing/destinations';
import { readMessages } from '@/scripts/messages/read-messages';
import { pagePath } from '@/tests/support/pages';
import { accessibilityFaults } from './support/axe';
import { breakFiles } from './support/faults';
import { watchLayoutShift } from './support/layout-shift';
import { expect, test } from './support/test';
import { sidewaysOverflow } from './support/visit';

const labels = readMessages('en').pages.download;
const checksums = '**/data/download/*-sha256.json';
const newChecksum = 'c'.repeat(64);

const cell = (page: Page, line: ReleaseLine) => page.locator(`section[aria-labelledby="${line}"]`);

/** Expects a checksum, or a link to the checksum file, for each release line. */
async function expectChecksums(page: Page) {
  for (const line of releaseLines) {
    const release = loadRelease(line);
    const { sha256 } = release;
    if (sha256) await expect(page.locator(`#${line}-sha256`)).toHaveText(sha256);
    else await expect(cell(page, line).locator('.checksum-file a')).toHaveAttribute('href', checksumAddress(release));
  }
}

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

/** Expects the packages for the visitor's operating system to come first. */
async function expectOffer(page: Page, system: System) {
  const own = packageRows(readReleaseLines()).filter(({ platform }) => platform.systems.includes(system));
  await expect(page.locator('.system-intro')).toHaveText(labels.forYourSystem.replace('{system}', systems[system]));
  const tiles = page.locator('.system-tile:visible');
  for (const [index, { platform }] of own.entries()) {
    await expect(tiles.nth(index)).toHaveAttribute('href', resolveAddress(platform.link, 'en').href);
  }
}

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

test.describe('the download page on Windows', () => {
  test.use({ userAgent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}` });

  test('lists Windows packages first, refreshes outdated checksums without a layout shift, and has commands to copy', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.route(`**${checksumUrl('stable')}`, (route) => route.fulfill({ json: { sha256: newChecksum } }));

    await test.step('Windows packages come first before hydration, so that nothing moves under the pointer', async () => {
      const early = await context.newPage();
      await breakFiles(early, /\/_next\/static\/chunks\/.*\.js/, 'slow');
      await early.goto(pagePath('download'), { waitUntil: 'commit' });
      await expectOffer(early, 'windows');
      await early.close();
    });

    const readLayoutShift = await watchLayoutShift(page);
    await openAndWait(page);
    await expect(page.getByText(labels.newerChecksum)).toBeVisible();
    await expectOffer(page, 'windows');
    expect(await readLayoutShift()).toBeLessThan(0.01);

    await test.step('installation commands expand and can be copied, with the keyboard too', async () => {
      const { copy } = readMessages('en').parts;
      const commands = page.locator('td:has(> [id^="weekly-"]) > .package-commands').first();
      const button = commands.getByRole('button');
      const tooltip = commands.locator('.copy-tip');
      await expect(button).toBeHidden();
      await commands.locator('summary').click();

      await test.step('the tooltip of the copy button shows on hover and on focus until Escape is pressed', async () => {
        await expect(tooltip).toBeHidden();
        await button.hover();
        await expect(tooltip).toHaveText(copy.copy);
        await expect(tooltip).toBeVisible();
        await page.mouse.move(0, 0);
        await expect(tooltip).toBeHidden();
        await commands.locator('summary').focus();
        await page.keyboard.press('Tab');
        await expect(button).toBeFocused();
        await expect(tooltip).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(tooltip).toBeHidden();
      });

      await page.keyboard.press('Enter');
      await expect(commands.getByRole('status')).toHaveText(copy.copied);
      await expect(tooltip).toHaveText(copy.copied);
      await expect(tooltip).toBeVisible();
      const text = loadPlatforms('weekly').find((platform) => platform.commands)?.commands;
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
      expect(await sidewaysOverflow(page)).toBe(0);
    });
    await test.step('both release lines are side by side on a wide screen and stacked on a narrow one', async () => {
      const places = () =>
        cell(page, 'stable')
          .or(cell(page, 'weekly'))
          .evaluateAll((sections) => sections.map((section) => section.getBoundingClientRect().toJSON() as DOMRect));
      const [left, right] = await places();
      expect(right?.y).toBe(left?.y);
      expect(right?.left).toBeGreaterThanOrEqual(left?.right ?? Number.POSITIVE_INFINITY);

      await page.setViewportSize({ width: 360, height: 740 });
      const [above, below] = await places();
      expect(below?.x).toBe(above?.x);
      expect(below?.top).toBeGreaterThanOrEqual(above?.bottom ?? Number.POSITIVE_INFINITY);
      expect(await sidewaysOverflow(page)).toBe(0);
    });
  });
});

test.describe('the download page on Arch Linux', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (X11; Arch Linux; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    expectedMessages: /Failed to load resource/,
  });

  test('lists Arch Linux packages first, and keeps its checksums with a notice, without a layout shift, when the server fails', async ({
    page,
  }) => {
    await page.route(checksums, (route) => route.fulfill({ status: 500, json: { sha256: newChecksum } }));
    const readLayoutShift = await watchLayoutShift(page);
    await openAndWait(page);
    await expect(page.getByText(labels.failed)).toBeVisible();
    await expectChecksums(page);
    await expectOffer(page, 'arch');
    expect(await readLayoutShift()).toBeLessThan(0.01);
    expect(await accessibilityFaults(page, '.download-notice')).toEqual([]);
  });
});

test.describe('the download page on a phone, for which Jenkins has no package', () => {
  test.use({
    userAgent: `Mozilla/5.0 (Linux; Android 10; K) ${chrome}`,
    viewport: { width: 360, height: 800 },
    expectedMessages: /Failed to load resource/,
  });

  test('recommends no operating system, and fits the offline notice about checksums in the longest language', async ({
    page,
  }) => {
    const { failed } = readMessages('fr-CA').pages.download;
    await page.route(checksums, (route) => route.abort('internetdisconnected'));
    const readLayoutShift = await watchLayoutShift(page);
    await openAndWait(page, pagePath('download', 'fr-CA'));
    await expect(page.getByText(failed)).toBeVisible();
    await expectChecksums(page);
    const isWithin = await page.locator('.download-notice').evaluate((notice) => notice.scrollHeight <= notice.clientHeight);
    expect(isWithin).toBe(true);
    await expect(page.locator('.system-list')).toBeHidden();
    expect(await readLayoutShift()).toBeLessThan(0.01);
  });
});

test.describe('the download page without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the checksums, and no controls that need JavaScript', async ({ page }) => {
    await page.goto(pagePath('download'));
    await expectChecksums(page);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.locator('.system-intro')).toHaveText(labels.chooseSystem);
    await expect(page.locator('.thank-you-slot')).toBeHidden();
  });
});
