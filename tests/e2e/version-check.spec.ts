import { releasePath } from '@/lib/changelog/changelog-pages';
import { loadChangelog } from '@/lib/changelog/changelogs';
import { localPath } from '@/lib/i18n/local-path';
import { messagesIn } from '@/tests/support/messages-in';
import { pagePath } from '@/tests/support/pages';
import { expect, test } from './support/test';
import { sidewaysOverflow, visit } from './support/visit';

const stable = loadChangelog('stable');
const newest = stable[0]?.version ?? '';
const older = stable.at(-1)?.version ?? '';

test('a visitor checks a version, and finds the result again when going back', { tag: '@all' }, async ({ page }) => {
  const locale = 'fr-CA';
  const t = messagesIn(locale);
  const path = pagePath('downloadCheck', locale);
  const field = page.getByRole('textbox', { name: t('pages.downloadCheck.form.label') });
  const verdict = page.locator('.check-status').getByRole('heading');
  const changes = page
    .locator('section', { has: page.getByRole('heading', { name: t('pages.downloadCheck.changes.title') }) })
    .last();
  await visit(page, path);

  await test.step('a version typed with surrounding text is recognized', async () => {
    await field.fill(` Jenkins ver. ${older} `);
    await field.press('Enter');
    await expect(verdict).toContainText(older);
    await expect(field).toBeFocused();
    await expect(page).toHaveURL(`${path}?version=${older}`);
    await expect(changes).toContainText(newest);
    expect(await sidewaysOverflow(page)).toBe(0);
  });

  await test.step('following the link to the release and going back keeps the result', async () => {
    await page.getByRole('link', { name: t('pages.downloadCheck.plan.changelog', { newest }) }).click();
    await expect(page).toHaveURL(localPath(releasePath('stable', newest), locale));
    await page.goBack();
    await expect(verdict).toContainText(older);
    await expect(field).toHaveValue(new RegExp(older.replaceAll('.', '\\.')));
  });
});
