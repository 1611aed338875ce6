import type { Page } from '@playwright/test';
import { readMessages } from '@/scripts/messages/read-messages';
import { pagePath } from '@/tests/support/pages';
import { expect, test } from './support/test';
import { dropdown, mainNavigation, menuToggle, navbar, visit } from './support/visit';

const labels = readMessages('en').chrome.theme;
const start = pagePath('participate');

const phone = { width: 390, height: 844 };

test.use({ viewport: phone });

async function expectTheme(page: Page, theme: 'light' | 'dark') {
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await expect(page.locator('html')).toHaveCSS('color-scheme', theme);
}

function radio(page: Page, name: string) {
  return navbar(page).getByRole('radio', { name, exact: true });
}

async function pickTheme(page: Page, name: string) {
  await dropdown(page, labels.label).locator('summary').click();
  await radio(page, name).check();
}

test('a page follows the system’s theme until the visitor chooses one, which then holds in all tabs, pages and languages', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, start);
  const menu = dropdown(page, labels.label);
  await test.step('without a choice, the page follows the system', async () => {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectTheme(page, colorScheme);
    }
  });
  await test.step('a choice takes effect without scrolling the page', async () => {
    await menuToggle(page).click();
    await expect(radio(page, labels.auto)).toBeChecked();
    await radio(page, labels.dark).check();
    await expectTheme(page, 'dark');
    await expect(mainNavigation(page)).toBeVisible();
    await expect(menu).toHaveAttribute('open');
    await expect(page).toHaveURL(start);
  });
  await test.step('after choosing “system” again, the page follows the system', async () => {
    await radio(page, labels.auto).check();
    await expectTheme(page, 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectTheme(page, 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await radio(page, labels.light).check();
  });
  await test.step('the choice overrides the system’s theme in all open tabs', async () => {
    const other = await context.newPage();
    for (const tab of [page, other]) await tab.emulateMedia({ colorScheme: 'dark' });
    await visit(other, start);
    for (const tab of [page, other]) await expectTheme(tab, 'light');
    for (const tab of [page, other]) await tab.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await pickTheme(page, labels.dark);
    for (const tab of [page, other]) await expectTheme(tab, 'dark');
    await other.close();
  });
  await test.step('the choice holds on every page, also in another language', async () => {
    const french = readMessages('fr-CA').chrome.theme;
    await visit(page, pagePath('conduct', 'fr-CA'));
    await expectTheme(page, 'dark');
    await dropdown(page, french.label).locator('summary').click();
    await expect(radio(page, french.dark)).toBeChecked();

    await page.emulateMedia({ colorScheme: 'dark' });
    await radio(page, french.light).check();
    await expectTheme(page, 'light');
    await page.goto(start);
    await expectTheme(page, 'light');
  });
});
