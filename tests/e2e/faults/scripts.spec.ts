import type { Page } from '@playwright/test';
import { loadChangelog } from '@/lib/changelog/changelogs';
import { releasePath } from '@/lib/changelog/pages/changelog-pages';
import { deferredScripts } from '@/scripts/build/defer-scripts';
import { fileFor, readExport } from '@/scripts/shared/export-files';
import { pageElements } from '@/scripts/shared/html';
import { missingPages, pagePath } from '@/tests/support/pages';
import { breakFiles, type Fault, waitLong, watchDocuments } from '../support/faults';
import { expect, test } from '../support/test';
import { hydrated } from '../support/visit';

/*
 * One of a page's script files fails, at the first attempt or at every one: the page stays readable, and it is idle afterwards.
 * `npm test` tries each file of one page, `npm run test:all` also other faults and kinds of pages.
 */

const faults: readonly Fault[] = ['missing', 'unreachable', 'cut', 'html', 'slow'];
const changelog = pagePath('changelogStable');
const others = [
  ...(['home', 'roadmap', 'pluginCheck'] as const).map((id) => pagePath(id)),
  releasePath('stable', loadChangelog('stable')[0]?.version ?? ''),
  ...missingPages.slice(0, 1).map(({ path }) => path),
];
/** On other pages than the changelog, each file has another fault. */
const cases = process.env.TEST_ALL
  ? [...faults.map((fault) => ({ path: changelog, fault })), ...others.map((path) => ({ path, fault: undefined }))]
  : [{ path: changelog, fault: faults[0] }];

test.use({ expectedMessages: /./ });

/** The number of changes to the page, and of requests, in 30 seconds. A page that is never idle doesn't answer at all. */
async function unrest(page: Page): Promise<{ changes: number; requests: number }> {
  let requests = 0;
  page.on('request', () => {
    requests += 1;
  });
  await page.evaluate(() => {
    Object.assign(window, { changes: 0 });
    const count = (records: unknown[]) => Object.assign(window, { changes: Reflect.get(window, 'changes') + records.length });
    new MutationObserver(count).observe(document, { attributes: true, childList: true, characterData: true, subtree: true });
  });
  await waitLong(page);
  return { changes: await page.evaluate(() => Reflect.get(window, 'changes')), requests };
}

function scriptsOf(path: string): string[] {
  const page = pageElements(readExport(fileFor(path) ?? '404.html'));
  return deferredScripts(page).map(([script]) => script);
}

for (const { path, fault } of cases) {
  test(`${path} stays readable and is idle when a script file is broken at every attempt: ${fault ?? 'any fault'}`, async ({
    context,
  }) => {
    test.setTimeout(120_000);
    const scripts = scriptsOf(path);
    expect(scripts.length).toBeGreaterThan(5);
    for (const [index, script] of scripts.entries()) {
      await test.step(script, async () => {
        const page = await context.newPage();
        const documents = watchDocuments(page);
        const offer = page.locator('#reload-offer');
        await page.clock.install();
        await breakFiles(page, new RegExp(script), fault ?? faults[index % faults.length] ?? 'missing');
        await page.goto(path, { waitUntil: 'commit' });
        const title = await page.getByRole('heading', { level: 1 }).textContent();
        await expect(async () => {
          await waitLong(page);
          await expect(offer).toBeVisible({ timeout: 500 });
        }).toPass();
        await waitLong(page);
        // Files may still be on their way, because the page’s clock is faster than the network.
        await expect(async () => expect(await unrest(page)).toEqual({ changes: 0, requests: 0 })).toPass();
        await expect(offer).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await expect(page.locator('main .needs-script').filter({ visible: true })).toHaveCount(0);
        // Closed once, the offer doesn't come back.
        await offer.locator('button[value="close"]').click();
        await waitLong(page);
        await expect(offer).toBeHidden();
        expect(documents.length, 'documents loaded').toBeLessThanOrEqual(1);
        await page.close();
      });
    }
  });
}

for (const { path, fault } of cases.filter(({ fault }) => fault !== 'slow')) {
  test(`${path} works when a script file is broken at the first attempt: ${fault ?? 'any fault'}`, { tag: '@all' }, async ({
    context,
  }) => {
    test.setTimeout(120_000);
    for (const [index, script] of scriptsOf(path).entries()) {
      await test.step(script, async () => {
        const page = await context.newPage();
        await breakFiles(page, new RegExp(script), fault ?? faults[index % 4] ?? 'missing', 1);
        await page.goto(path);
        await hydrated(page);
        await expect(page.locator('#reload-offer')).toBeHidden();
        await page.close();
      });
    }
  });
}
