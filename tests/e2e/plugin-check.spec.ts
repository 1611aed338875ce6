import { loadPluginWarnings } from '@/lib/advisories/plugin-warnings';
import { localeName } from '@/lib/i18n/locale-names';
import { messagesIn } from '@/tests/support/messages-in';
import { pagePath } from '@/tests/support/pages';
import { expect, test } from './support/test';
import { languageMenu, sidewaysOverflow, visit } from './support/visit';

/** The newest warning about every version of a plugin. */
const unfixed = loadPluginWarnings().warnings.findLast(({ versions }) => versions.some(({ pattern }) => pattern === '.*'));
const name = unfixed?.name ?? '';

test('a list is kept in another language, and a page with a long one stays readable', async ({ page }) => {
  const locale = 'fr-CA';
  const [en, fr] = [messagesIn('en'), messagesIn(locale)];
  const verdict = page.locator('.check-status').getByRole('heading');
  const check = async (list: string) => {
    await page.locator('#plugins').evaluate((field: HTMLTextAreaElement, text) => {
      field.value = text;
    }, list);
    await page.getByRole('button', { name: en('pages.pluginCheck.form.check') }).click();
  };
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, pagePath('pluginCheck'));

  await test.step('of affected plugins', async () => {
    const warned = loadPluginWarnings().warnings.filter(({ versions }) => versions.some(({ pattern }) => pattern === '.*'));
    const names = [...new Set(warned.map((warning) => warning.name))];
    await check(names.join('\n'));
    await expect(verdict).toHaveText(en('pages.pluginCheck.result.affected', { count: names.length }));
    await expect(page.locator('.plugin-list > li')).toHaveCount(names.length);
    const heights = await page.locator('.plugin-list > li').evaluateAll((rows) => rows.map(({ clientHeight }) => clientHeight));
    expect(heights.reduce((sum, height) => sum + height, 0) / heights.length).toBeLessThan(100);
  });

  await test.step('of one line and of prose', async () => {
    for (const list of ['x'.repeat(3_000_000), Array.from({ length: 20_000 }, (_, line) => `This is line ${line}.`).join('\n')]) {
      await check(list);
      await expect(verdict).toHaveText(en('pages.pluginCheck.result.unclear'));
      await expect(page.locator('.check-details .item-list').first()).toContainText(list.slice(0, 10));
      expect(await sidewaysOverflow(page)).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(20_000);
    }
  });

  await test.step('in French', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await check(`${name}:1.0\n<b>`);
    await expect(verdict).toHaveText(en('pages.pluginCheck.result.affected', { count: 1 }));
    await languageMenu(page).locator('summary').click();
    await languageMenu(page)
      .getByRole('link', { name: localeName(locale) })
      .click();
    await expect(verdict).toHaveText(fr('pages.pluginCheck.result.affected', { count: 1 }));
    await expect(page.locator('#plugins')).toHaveValue(`${name}:1.0\n<b>`);
  });
});
