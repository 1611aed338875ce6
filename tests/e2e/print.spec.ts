import { listLink } from '@/lib/advisories/listed-plugin';
import { examplePlugins, loadPluginWarnings } from '@/lib/advisories/plugin-warnings';
import { loadChangelog } from '@/lib/changelog/changelogs';
import { releasePath } from '@/lib/changelog/pages/changelog-pages';
import { pagePath } from '@/tests/support/pages';
import { expect, test } from './support/test';
import { visit } from './support/visit';

const oldest = loadChangelog('stable').at(-1)?.version;
const plugins = [...examplePlugins(loadPluginWarnings().warnings), { name: 'git', version: '99999' }];

/** Pages with parts that can be folded, and what is there only after a question. */
const pages: [string, string?][] = [
  [pagePath('verifyDownloads')],
  [pagePath('roadmap')],
  [pagePath('changelogStable')],
  [releasePath('stable', loadChangelog('stable')[1]?.version ?? '')],
  [pagePath('hacktoberfest')],
  [pagePath('hacktoberfestFaq')],
  [`${pagePath('downloadCheck')}?version=${oldest}`, '.check-kind > ul'],
  [pagePath('pluginCheck') + listLink(plugins), '.plugin-list'],
];

for (const [path, answer] of pages) {
  test(`a printed ${path.replace(/[?#].*/, answer ? 'answer' : '')} shows the headings and the content of folded parts`, async ({
    page,
  }) => {
    await visit(page, path);
    if (answer) await expect(page.locator(answer).first()).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    const folded = page.locator('main details:visible');
    await expect.poll(() => folded.count()).toBeGreaterThan(0);
    const hidden = await folded.evaluateAll((all) =>
      all.flatMap((details) => {
        const parts = [...details.children].filter((part) => getComputedStyle(part).display !== 'none');
        const isShown = parts.length > 1 && parts.every((part) => part.checkVisibility());
        return isShown ? [] : [details.textContent];
      }),
    );
    expect(hidden).toEqual([]);
  });
}

for (const [route, commands] of [
  ['download', '.system-panel'],
  ['verifyDownloads', '.terminal > figure'],
] as const) {
  test(`a printed ${pagePath(route)} has the commands for every system`, async ({ page }) => {
    await visit(page, pagePath(route));
    await page.emulateMedia({ media: 'print' });
    const all = page.locator(commands);
    expect(await all.count()).toBeGreaterThan(0);
    await expect(page.locator(`${commands}:visible`)).toHaveCount(await all.count());
  });
}
