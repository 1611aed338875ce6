import type { Page, Request } from '@playwright/test';
import { packageRows } from '@/components/download/package-rows';
import { loadRelease, type Platform, type ReleaseLine, readReleaseLines, releaseLines } from '@/lib/download/downloads';
import type { System } from '@/lib/download/systems';
import { type ChosenSystem, commandsFor, loadVerification } from '@/lib/download/verification';
import { checksumUrl } from '@/lib/open-data/data-paths';
import { readMessages } from '@/scripts/messages/read-messages';
import { pagePath } from '@/tests/support/pages';
import { breakFiles } from './support/faults';
import { watchLayoutShift } from './support/layout-shift';
import { expect, test } from './support/test';
import { sidewaysOverflow } from './support/visit';

const labels = readMessages('en').pages.download;
const newChecksum = 'c'.repeat(64);

const cell = (page: Page, line: ReleaseLine) => page.locator(`section:has(#${line})`);

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

/** Expects the package for the visitor's operating system to be chosen, with the commands of the stable line. */
async function expectOffer(page: Page, system: System) {
  const [own] = packageRows(readReleaseLines()).filter(({ platform }) => platform.systems.includes(system));
  const panel = page.locator('.system-panel:visible');
  await expect(page.locator('input[name="system"]:checked + label')).toHaveText(own?.platform.label ?? '');
  await expect(panel.locator('code:visible')).toHaveText(commandsOf(own?.packages.stable));
}

/** The installation commands of a package, with the version filled in. */
function commandsOf(offered: Platform | undefined): string {
  return (offered?.commands ?? '').replaceAll('{version}', loadRelease('stable').version).trim();
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
      await early.locator('label[for="system-war"]').click();
      const { release } = readReleaseLines()[0] ?? {};
      if (release && !release.sha256) {
        const command = commandsFor(loadVerification().commands.fetch, release).find(({ for: system }) => system === 'windows');
        await expect(early.locator('.system-panel code:visible')).toHaveText(command?.run ?? '');
      }
      await early.close();
    });

    const readLayoutShift = await watchLayoutShift(page);
    await openAndWait(page);
    await expect(page.getByText(labels.newerChecksum)).toBeVisible();
    await expectOffer(page, 'windows');
    expect(await readLayoutShift()).toBeLessThan(0.01);

    await test.step('commands can be copied, with the keyboard too', async () => {
      const { copy } = readMessages('en').parts;
      const panel = page.locator('.system-panel:visible');
      const button = panel.getByRole('button');
      await button.press('Enter');
      await expect(panel.locator('[aria-live]').filter({ hasText: copy.copied })).toHaveCount(1);
      await expect(panel.locator('.copy-tip:visible')).toHaveText(copy.copied);
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied.trim()).toBe((await panel.locator('code:visible').textContent())?.trim());
      expect(await sidewaysOverflow(page)).toBe(0);
    });

    await test.step('another line and another system are chosen with the keyboard', async () => {
      await page.locator('#choose-stable').press('ArrowRight');
      await expect(page.locator('#choose-weekly')).toBeChecked();
      await expect(cell(page, 'weekly')).toBeVisible();
      await expect(cell(page, 'stable')).toBeHidden();
      await page.locator('input[name="system"]:checked').press('ArrowRight');
      const weekly = packageRows(readReleaseLines()).map(({ packages }) => packages.weekly?.label);
      const next = weekly[packageRows(readReleaseLines()).findIndex(({ platform }) => platform.systems.includes('windows')) + 1];
      await expect(page.locator('input[name="system"]:checked + label')).toHaveText(next ?? '');
      await page.setViewportSize({ width: 360, height: 740 });
      expect(await sidewaysOverflow(page)).toBe(0);
    });
  });
});

test('an address with a release line chooses that line', async ({ page }) => {
  await page.goto(`${pagePath('download')}#weekly`);
  await expect(page.locator('#choose-weekly')).toBeChecked();
  await expect(cell(page, 'weekly')).toBeVisible();
});

/** The systems of the commands that check a WAR file, as the page about verification shows them. */
const shownChecks = (page: Page) => page.locator('figure[data-system]:visible > figcaption');
/** Those that it has for a system. */
const checksFor = (chosen?: ChosenSystem) => {
  const { checksum, signature } = loadVerification().commands;
  return [...checksum, ...signature].flatMap((command) => (!chosen || command.for === chosen ? command.system : []));
};
const checkSystem = (page: Page, chosen: ChosenSystem) => page.locator(`#system-${chosen}`);

test.describe('the page about verification on Windows', () => {
  test.use({ userAgent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}` });

  test('has commands for that system only, and for another one once it is chosen', async ({ page }) => {
    const readLayoutShift = await watchLayoutShift(page);
    await page.goto(pagePath('verifyDownloads'));
    await expect(checkSystem(page, 'windows')).toBeChecked();
    await expect(shownChecks(page)).toHaveText(checksFor('windows'));
    expect(await readLayoutShift()).toBeLessThan(0.01);
    await checkSystem(page, 'windows').press('ArrowLeft');
    await expect(checkSystem(page, 'macos')).toBeChecked();
    await expect(shownChecks(page)).toHaveText(checksFor('macos'));
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a line and a system can be chosen, and their commands are shown', async ({ page }) => {
    await page.goto(pagePath('download'));
    await page.locator('label:has(#choose-weekly)').click();
    await page.locator('label.system').nth(2).click();
    await expect(page.locator('.system-panel:visible [data-line="weekly"] code')).toBeVisible();
    await expect(page.locator('.system-panel:visible [data-line="stable"]')).toBeHidden();
  });

  test('the page about verification has commands for Linux, until another system is chosen', async ({ page }) => {
    await page.goto(pagePath('verifyDownloads'));
    await expect(shownChecks(page)).toHaveText(checksFor('linux'));
    await page.locator('label[for="system-macos"]').click();
    await expect(shownChecks(page)).toHaveText(checksFor('macos'));
  });

  test.describe('and without `:has()`', () => {
    test.use({ bypassCSP: true });

    test('the page about verification has the commands for every system, and no choice', async ({ page }) => {
      await page.route(`**${pagePath('verifyDownloads')}`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replaceAll(':has(', ':unknown(') });
      });
      await page.goto(pagePath('verifyDownloads'));
      await expect(shownChecks(page)).toHaveText(checksFor());
      await expect(page.locator('label.system:visible')).toHaveCount(0);
    });
  });
});
