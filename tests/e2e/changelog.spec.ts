import { loadChangelog } from '@/lib/content/changelogs';
import { accessibilityFaults, prepareAccessibilityCheck } from './support/axe';
import { expect, test } from './support/test';
import { sidewaysOverflow, visit } from './support/visit';

const weekly = loadChangelog('weekly').map(({ version }) => version);
const [newest = '', second = '', third = ''] = weekly;

test('a visitor who looks for a version finds its page, and goes on to the one before', async ({ page }) => {
  await visit(page, '/changelog/');
  await expect(page.locator(`#v${newest}`.replaceAll('.', '\\.'))).toHaveText(newest);
  await page.getByRole('heading', { level: 2, name: newest }).getByRole('link').click();
  await expect(page).toHaveURL(`/changelog/${newest}/`);
  await expect(page.getByRole('heading', { level: 1, name: `Changelog for ${newest}` })).toBeVisible();
  await page.getByRole('link', { name: `Before: ${second}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Changelog for ${second}` })).toBeVisible();
});

test('the download page leads to both changelogs', async ({ page }) => {
  await visit(page, '/download/');
  await page.getByRole('link', { name: 'Changelog (Stable (LTS))' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'LTS Changelog' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Weekly releases' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Changelog', exact: true })).toBeVisible();
});

test.describe('the changes since a version', () => {
  test('are gathered up to the wanted one, can be shared by their address, and give way to the newest again', async ({
    page,
  }) => {
    await visit(page, '/fr-CA/changelog/');
    const shown = page.getByRole('region', { name: /^2\./ });
    await page.getByRole('textbox', { name: 'Votre version' }).fill(third);
    await page.getByRole('button', { name: 'Afficher les modifications' }).click();
    await expect(page.getByRole('status').filter({ hasText: `Modifications après ${third}` })).toBeVisible();
    await expect(shown).toHaveCount(2);
    await expect(page).toHaveURL(`/fr-CA/changelog/?since=${third}`);

    await page.goto(`/fr-CA/changelog/?since=${third}&to=${second}`);
    await expect(shown).toHaveCount(1);
    await expect(shown).toHaveAccessibleName(second);

    await page.getByRole('button', { name: 'Revenir aux versions les plus récentes' }).click();
    await expect(shown).toHaveCount(Math.min(weekly.length, 30));
  });

  test('ask for a version when something else was written', async ({ page }) => {
    await visit(page, '/changelog/');
    await page.getByRole('textbox', { name: 'Your version' }).fill('mine');
    await page.getByRole('textbox', { name: 'Your version' }).press('Enter');
    await expect(page.getByText('Please write versions such as')).toBeVisible();
    await expect(page.getByRole('region', { name: newest, exact: true })).toBeVisible();
  });

  test.describe('without a connection', () => {
    test.use({ expectedMessages: /Failed to load resource/ });

    test('say that they can’t be had, and the newest releases stay', async ({ page }) => {
      await visit(page, '/changelog/');
      await page.route('**/data/changelogs/**', (route) => route.abort());
      await page.getByRole('textbox', { name: 'Your version' }).fill(second);
      await page.getByRole('button', { name: 'Show changes' }).click();
      await expect(page.getByText('The changes can’t be gathered at the moment.')).toBeVisible();
      await expect(page.getByRole('region', { name: newest, exact: true })).toBeVisible();
    });
  });
});

test('the kinds of changes can be chosen by keyboard', async ({ page }) => {
  await visit(page, '/changelog-stable/');
  await page.getByRole('checkbox', { name: 'Major enhancement' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', { name: 'Major enhancement' }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Bug fix', exact: true }).locator('visible=true')).toHaveCount(0);
});

test('feed readers find both feeds from the changelog', async ({ page, request }) => {
  await visit(page, '/es-ES/changelog-stable/');
  for (const kind of ['rss', 'atom']) {
    const address = await page.locator(`link[type="application/${kind}+xml"]`).getAttribute('href');
    const response = await request.get(new URL(address ?? '', page.url()).pathname);
    expect(response.headers()['content-type']).toMatch(/xml/);
    expect(await response.text()).toContain(`LTS Changelog for ${loadChangelog('stable')[0]?.version}`);
  }
});

for (const path of [`/fr-CA/changelog/${newest}/`, '/changelog-stable-old/2025/']) {
  test(`${path} fits and has no accessibility fault`, async ({ page }) => {
    await prepareAccessibilityCheck(page);
    await page.setViewportSize({ width: 360, height: 800 });
    await visit(page, path);
    expect(await sidewaysOverflow(page)).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every release is there, and no control that does nothing', async ({ page }) => {
    await page.goto('/changelog/');
    await expect(page.getByRole('region', { name: newest, exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show changes' })).toBeHidden();
    await page.getByRole('link', { name: 'All releases at a glance' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Changelog Archive' })).toBeVisible();
  });
});
