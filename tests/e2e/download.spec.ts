import type { Page, Request } from '@playwright/test';
import { packageRows } from '@/components/download/package-rows';
import { loadPlatforms, type ReleaseLine, readReleaseLines, releaseLines } from '@/lib/download/downloads';
import { type System, systems } from '@/lib/download/systems';
import { commandsFor, loadVerification } from '@/lib/download/verification';
import { checksumUrl } from '@/lib/open-data/data-paths';
import { resolveAddress } from '@/lib/routing/destinations';
import { readMessages } from '@/scripts/messages/read-messages';
import { pagePath } from '@/tests/support/pages';
import { breakFiles } from './support/faults';
import { watchLayoutShift } from './support/layout-shift';
import { expect, test } from './support/test';
import { sidewaysOverflow } from './support/visit';

const labels = readMessages('en').pages.download;
const newChecksum = 'c'.repeat(64);

const cell = (page: Page, line: ReleaseLine) => page.locator(`section:has(> #${line})`);

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
      for (const { line, release } of readReleaseLines()) {
        if (!release || release.sha256) continue;
        const [command] = commandsFor(loadVerification().commands.fetch, release).filter(
          ({ for: system }) => system === 'windows',
        );
        await expect(cell(early, line).locator('.checksum-fetch:visible')).toContainText(command?.run ?? '');
        await expect(cell(early, line).getByRole('button')).toHaveCount(1);
      }
      await early.close();
    });

    const readLayoutShift = await watchLayoutShift(page);
    await openAndWait(page);
    await expect(page.getByText(labels.newerChecksum)).toBeVisible();
    await expectOffer(page, 'windows');
    expect(await readLayoutShift()).toBeLessThan(0.01);

    await test.step('installation commands expand and can be copied, with the keyboard too', async () => {
      const { copy } = readMessages('en').parts;
      const commands = page.locator('.package-commands figure:has([id^="weekly-"])').first();
      const button = commands.getByRole('button');
      const tooltip = commands.locator('.copy-tip');
      await expect(button).toBeHidden();
      await page.locator('.package-commands > summary').first().click();

      await button.press('Enter');
      await expect(commands.locator('[aria-live]')).toHaveText(copy.copied);
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
