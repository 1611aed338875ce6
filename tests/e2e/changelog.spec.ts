import type { Page } from '@playwright/test';
import { releasePath, yearPath } from '@/lib/changelog/changelog-pages';
import { type ChangelogRelease, loadChangelog } from '@/lib/changelog/changelogs';
import { groupChanges, isKnownType } from '@/lib/changelog/group-changes';
import { recent, releaseYears } from '@/lib/changelog/release-lists';
import { localPath } from '@/lib/i18n/local-path';
import type { Locale } from '@/lib/i18n/locales';
import { readMessages } from '@/scripts/messages/read-messages';
import { messagesIn } from '@/tests/support/messages-in';
import { pagePath } from '@/tests/support/pages';
import { accessibilityFaults, prepareAccessibilityCheck, withoutFrame } from './support/axe';
import { expect, test } from './support/test';
import { sidewaysOverflow, visit } from './support/visit';

const weekly = loadChangelog('weekly');
const [newest = '', second = '', third = ''] = weekly.map(({ version }) => version);

const newestReleases = recent('weekly', weekly);

const kindsOf = ({ changes, lts_changes }: ChangelogRelease) =>
  groupChanges([...changes, ...lts_changes]).map(({ type }) => type);

/** A kind of change that some releases have and others lack, so that filtering by it hides releases. */
const kind =
  newestReleases
    .flatMap(kindsOf)
    .find((type) => isKnownType(type) && newestReleases.some((one) => !kindsOf(one).includes(type))) ?? '';

const kindName = (locale: Locale) => (isKnownType(kind) ? readMessages(locale).parts.changes.types[kind] : '');

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
  const said = (text: string) => expect(page.getByRole('status').filter({ hasText: text })).toHaveCount(1);
  await visit(page, path);
  await page.locator('.changelog-fold > summary').click();

  await test.step('offline, an error message appears and the newest releases stay', async () => {
    await page.route('**/data/changelogs/**', (route) => route.abort());
    await field.fill(second);
    await page.getByRole('button', { name: labels.show }).click();
    await expect(page.getByText(labels.failed)).toBeVisible();
    await expect(page.getByRole('region', { name: newest, exact: true })).toBeVisible();
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
    await expect(page.getByRole('region', { name: second, exact: true })).toBeVisible();
  });

  await test.step('clearing the versions shows the newest releases again', async () => {
    await page.locator('.changelog-fold > summary').click();
    await page.getByRole('button', { name: labels.back }).click();
    await said(labels.newest);
    await expect.poll(() => shownVersions(page)).toEqual(newestReleases.map(({ version }) => version));
    await expect(page).toHaveURL(path);
  });

  await test.step('with the keyboard, the list can be limited to one kind of change', async () => {
    if (!kind) return;
    await page.getByRole('checkbox', { name: kindName(locale), exact: true }).focus();
    await page.keyboard.press('Space');
    const wanted = newestReleases.filter((release) => kindsOf(release).includes(kind)).map(({ version }) => version);
    await expect.poll(() => shownVersions(page)).toEqual(wanted);
    const kinds = page.locator('[data-change-type]').filter({ visible: true });
    const shown = await kinds.evaluateAll((groups) => groups.map((group) => group.getAttribute('data-change-type')));
    expect(shown).toEqual(wanted.map(() => kind));
    await page.keyboard.press('Space');
    await expect.poll(() => shownVersions(page)).toEqual(newestReleases.map(({ version }) => version));
  });

  await test.step('an invalid version is reported, and the newest releases are shown', async () => {
    await field.fill('mine');
    await field.press('Enter');
    await said(t('parts.changelog.explorer.notAVersion', { example: newest }));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(t('parts.changelog.explorer.notAVersion', { example: newest }));
    await expect.poll(() => shownVersions(page)).toEqual(newestReleases.map(({ version }) => version));
  });
});

test.describe(() => {
  test.use({ startsScripts: false });
  test('changelog pages of a release and of a year fit a narrow phone, are accessible, and have rating buttons large enough to tap', async ({
    page,
  }) => {
    const [{ year } = { year: '' }] = releaseYears(loadChangelog('stable'));
    await prepareAccessibilityCheck(page);
    await page.setViewportSize({ width: 360, height: 800 });
    for (const path of [localPath(releasePath('weekly', newest), 'fr-CA'), yearPath('stable', year)]) {
      await page.goto(path);
      expect.soft(await sidewaysOverflow(page), path).toBe(0);
      expect.soft(await accessibilityFaults(page, withoutFrame), path).toEqual([]);
      const sizes = await page
        .locator('.rating-choice')
        .evaluateAll((buttons) =>
          buttons.map((button) => button.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
        );
      expect.soft(Math.min(...sizes), path).toBeGreaterThanOrEqual(44);
    }
  });
});

test.describe('the changelog without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows every release with its ratings, and no controls that do nothing', async ({ page }) => {
    const { rating } = readMessages('en');
    await page.goto(pagePath('changelogWeekly'));
    const release = page.getByRole('region', { name: newest, exact: true });
    await expect(release).toBeVisible();
    for (const name of Object.values(rating.names))
      await expect(release.getByRole('listitem').filter({ hasText: name }).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  });
});
