import type { Page } from '@playwright/test';
import { loadChangelog } from '@/lib/changelog/changelogs';
import { changelogRoutes } from '@/lib/changelog/pages/changelog-folders';
import { releaseNotesAddress } from '@/lib/changelog/pages/changelog-links';
import { releasePath } from '@/lib/changelog/pages/changelog-pages';
import { recentReleases } from '@/lib/changelog/pages/release-lists';
import { releaseLines } from '@/lib/download/downloads';
import { locales } from '@/lib/i18n/locales';
import { resolveAddress } from '@/lib/routing/destinations';
import { readMessages } from '@/scripts/messages/read-messages';
import { messagesIn } from '@/tests/support/messages-in';
import { pagePath } from '@/tests/support/pages';
import { expect, test } from './support/test';
import { visit } from './support/visit';

const weekly = loadChangelog('weekly');
const [newest = '', second = '', third = ''] = weekly.map(({ version }) => version);

const newestReleases = recentReleases('weekly', weekly);

/** The versions whose changes are visible, in order. */
function shownVersions(page: Page): Promise<(string | null)[]> {
  return page
    .locator('[data-release]')
    .filter({ visible: true })
    .evaluateAll((releases) => releases.map((release) => release.getAttribute('data-release')));
}

test('a visitor lists all changes between two versions, shares the list by its address, and returns to the newest releases', async ({
  page,
  problems,
}) => {
  const locale = 'fr-CA';
  const path = pagePath('changelogWeekly', locale);
  const labels = readMessages(locale).parts.changelog.explorer;
  const t = messagesIn(locale);
  const field = page.getByRole('textbox', { name: labels.since });
  const said = (text: string) => expect(page.locator('main [aria-live]').filter({ hasText: text })).toHaveCount(1);
  await visit(page, path);
  await page.locator('.changelog-fold > summary').click();

  await test.step('offline, an error message appears and the newest releases stay', async () => {
    await page.route('**/data/changelogs/**', (route) => route.abort());
    await field.fill(second);
    await page.getByRole('button', { name: labels.show }).click();
    await expect(page.getByText(labels.failed)).toBeVisible();
    await expect(page.locator(`[data-release="${newest}"]`).filter({ visible: true })).toBeVisible();
    await expect.poll(() => problems).toEqual([expect.stringContaining('Failed to load resource')]);
    problems.length = 0;
    await page.unroute('**/data/changelogs/**');
  });

  await test.step('choosing a first version lists the changes from there to the newest release', async () => {
    await field.fill(third);
    await page.getByRole('button', { name: labels.show }).click();
    await said(t('parts.changelog.explorer.between', { since: third, to: newest }));
    await expect.poll(() => shownVersions(page)).toEqual([newest, second]);
    await expect(page).toHaveURL(`${path}?since=${third}`);
  });

  await test.step('a shared address lists the changes up to the chosen last version', async () => {
    await visit(page, `${path}?since=${third}&to=${second}`);
    await said(t('parts.changelog.explorer.between', { since: third, to: second }));
    await expect.poll(() => shownVersions(page)).toEqual([second]);
    await expect(page.locator(`[data-release="${second}"]`).filter({ visible: true })).toBeVisible();
  });

  await test.step('clearing the versions shows the newest releases again', async () => {
    await page.locator('.changelog-fold > summary').click();
    await page.getByRole('button', { name: labels.back }).click();
    await said(t('parts.changelog.explorer.latest', { count: newestReleases.length }));
    await expect.poll(() => shownVersions(page)).toEqual(newestReleases.map(({ version }) => version));
    await expect(page).toHaveURL(path);
  });

  await test.step('an invalid version is reported at its field', async () => {
    const message = t('parts.changelog.explorer.notAVersion', { example: newestReleases[0]?.version ?? '' });
    const field = page.getByRole('textbox', { name: labels.since });
    await field.fill('mine');
    await field.press('Enter');
    await said(message);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(message);
  });
});

test('on a phone, the versions stay in view, lead to their releases, and mark the one being read', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, pagePath('changelogWeekly'));
  const index = page.getByRole('navigation', { name: readMessages('en').parts.contents });
  const marked = index.locator('[aria-current]');
  await expect(marked).toHaveText(newest);
  const last = newestReleases[Math.floor(newestReleases.length / 2)]?.version ?? '';
  await index.getByRole('link', { name: last, exact: true }).click();
  await expect(marked).toHaveText(last);
  await expect(marked).toBeInViewport({ ratio: 1 });
  const heading = page.getByRole('heading', { level: 2, name: last, exact: true });
  await expect(heading).toBeInViewport({ ratio: 1 });
  const isCovered = await heading.evaluate((title) => {
    const { left, top } = title.getBoundingClientRect();
    return !title.contains(document.elementFromPoint(left + 2, top + 2));
  });
  expect(isCovered).toBe(false);
});

test.describe('an old link to a release', () => {
  // The test intercepts requests to the other host itself.
  test.use({ routesOtherHosts: true });

  for (const line of releaseLines) {
    const { list, archive } = changelogRoutes[line];
    const releases = loadChangelog(line);
    const onPage = recentReleases(line, releases);
    const oldest = releases.at(-1)?.version ?? '';
    const unknown = line === 'stable' ? '2.289.1' : '2.345';

    // The script is the same on both pages.
    const tag = line === 'weekly' ? '@all' : [];
    test(`in the ${line} line leads to its page, or else to its official notes`, { tag }, async ({ page }) => {
      test.skip(
        onPage.some(({ version }) => version === oldest),
        'All releases are on the page.',
      );
      const [newestVersion = ''] = onPage.map(({ version }) => version);
      await page.route('https://github.com/**', (route) => route.fulfill({ contentType: 'text/html', body: 'Official notes' }));

      await test.step('in each language, from the changelog and from the archive', async () => {
        for (const locale of locales) {
          for (const route of [list, archive]) {
            await page.goto(`${pagePath(route, locale)}#v${oldest}`, { waitUntil: 'commit' });
            await expect(page).toHaveURL(resolveAddress(releasePath(line, oldest), locale).href);
          }
        }
      });

      await test.step('a version of the page stays there', async () => {
        await visit(page, `${pagePath(list)}#v${newestVersion}`);
        await expect(page.locator(`[id="v${newestVersion}"]`)).toBeInViewport();
        await expect(page).toHaveURL(`${pagePath(list)}#v${newestVersion}`);
      });

      await test.step('an unknown version, also when it is typed later', async () => {
        await page.evaluate((hash) => location.assign(hash), `#v${unknown}`);
        await expect(page).toHaveURL(releaseNotesAddress(unknown));
        await expect(page.getByText('Official notes')).toBeVisible();
      });

      await test.step('what isn’t a version, and a lost connection, leave the page as it is', async () => {
        await page.route(`**${pagePath(archive)}`, (route) => route.abort());
        for (const anchor of ['#version', '#v2', '#v1.2.3.4', '#v2.1%22']) {
          await visit(page, pagePath(list) + anchor);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page).toHaveURL(pagePath(list) + anchor);
        }
      });
    });
  }
});
