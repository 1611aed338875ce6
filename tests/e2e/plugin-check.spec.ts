import { loadPluginWarnings } from '@/lib/advisories/plugin-warnings';
import { messagesIn } from '@/tests/support/messages-in';
import { pagePath } from '@/tests/support/pages';
import { accessibilityFaults, prepareAccessibilityCheck, withoutFrame } from './support/axe';
import { expect, test } from './support/test';
import { sidewaysOverflow, visit } from './support/visit';

/** The newest warning about every version of a plugin. */
const unfixed = loadPluginWarnings().warnings.findLast(({ versions }) => versions.some(({ pattern }) => pattern === '.*'));
const name = unfixed?.name ?? '';

test('a visitor checks plugins without a connection, and shares the result', { tag: '@all' }, async ({ page, context }) => {
  const locale = 'fr-CA';
  const t = messagesIn(locale);
  const path = pagePath('pluginCheck', locale);
  const field = page.getByRole('textbox', { name: t('pages.pluginCheck.form.label') });
  const verdict = page.locator('main [role="status"]').getByRole('heading');
  const requests: string[] = [];
  await prepareAccessibilityCheck(page);
  const data = page.waitForResponse('**/data/plugins/warnings.json');
  await visit(page, path);
  await (await data).finished();
  await expect(async () => expect(await page.evaluate(() => document.readyState)).toBe('complete')).toPass();

  await test.step('the answer needs no request', async () => {
    page.on('request', (request) => requests.push(request.url()));
    await context.setOffline(true);
    await field.fill(`${name}:1.0\n<b>`);
    await page.getByRole('button', { name: t('pages.pluginCheck.form.check') }).click();
    await expect(verdict).toHaveText(t('pages.pluginCheck.result.affected', { count: 1 }));
    await expect(page.getByRole('link', { name: unfixed?.id, exact: true }).first()).toBeVisible();
    await context.setOffline(false);
    expect(requests).toEqual([]);
    expect(await sidewaysOverflow(page)).toBe(0);
    expect(await accessibilityFaults(page, withoutFrame)).toEqual([]);
  });

  await test.step('the link with the list shows the same result', async () => {
    await page.getByRole('link', { name: t('pages.pluginCheck.actions.link') }).click();
    await page.reload();
    await expect(verdict).toHaveText(t('pages.pluginCheck.result.affected', { count: 1 }));
    await expect(field).toHaveValue(`${name}:1.0`);
  });
});
