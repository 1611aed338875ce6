import type { Locator, Page } from '@playwright/test';
import { readMessages } from '@/scripts/messages/read-messages';
import { type BarLink, type BarMenu, barEntries, barLinks, barMenus, linkInMenu, longestMenu } from '@/tests/support/navigation';
import { pagePath } from '@/tests/support/pages';
import { expect, test } from './support/test';
import { dropdown, languageMenu, mainNavigation, menuToggle, navbar, sidewaysOverflow, visit } from './support/visit';

const label = readMessages('en');
const wide = { width: 1440, height: 900 };
const low = { width: 1440, height: 400 };
const collapsed = { width: 1312, height: 800 };
const phone = { width: 390, height: 844 };

const start = pagePath('participate');
const longest = longestMenu();
const { menu: menuToPage, link: linkToPage } = linkInMenu(start);
const otherMenu = barMenus().find(({ name }) => name !== menuToPage.name) ?? longest;

function button(menu: Locator): Locator {
  return menu.locator('summary');
}

/** Excludes the groups that the drawer holds open. */
function openMenus(page: Page): Locator {
  return navbar(page).locator('details[open][name]');
}

/** Opens a group of the collapsed menu, unless it contains the current page and is open already. */
async function openGroup(menu: Locator) {
  if ((await menu.getAttribute('open')) === null) await button(menu).tap();
}

function linkTo(page: Page, menu: BarMenu, link: BarLink): Locator {
  return dropdown(page, menu.name).getByRole('link', { name: link.name, exact: true });
}

/** An entry of the navbar: a link, or the button of a menu. */
function entry(page: Page, entryOrMenu: BarLink | BarMenu | undefined): Locator {
  if (!entryOrMenu) throw new Error('content/navigation.yml has too few entries.');
  const { name } = entryOrMenu;
  return 'links' in entryOrMenu
    ? button(dropdown(page, name))
    : mainNavigation(page).locator('> ul > li > a').getByText(name, { exact: true });
}

test.describe('the navbar on a wide screen', () => {
  test.use({ viewport: wide });

  test('can be skipped, shows all its entries, and collapses into a single menu when the window is narrowed', async ({
    page,
  }) => {
    await visit(page, start);
    const { y, height } = (await mainNavigation(page).boundingBox()) ?? {};

    await test.step('the first press of Tab offers to skip the navbar', async () => {
      const skipLink = page.getByRole('link', { name: label.chrome.skipToContent });
      await page.keyboard.press('Tab');
      await expect(skipLink).toBeFocused();
      await expect(skipLink).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    });
    await test.step('in a low window, a menu takes 80 percent of the height and scrolls to its last link', async () => {
      await page.setViewportSize(low);
      const menu = dropdown(page, longest.name);
      await button(menu).click();
      const box = await menu.getByRole('list').boundingBox();
      expect(box?.height).toBeLessThanOrEqual(0.8 * low.height);
      const last = menu.getByRole('link').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport();
      expect(await page.evaluate(() => window.scrollY), 'the page itself stays where it is').toBe(0);
    });
    await test.step('in a narrow window all entries move into one menu with an announced button, until there is room again', async () => {
      await page.setViewportSize(collapsed);
      const toggle = navbar(page).getByRole('button', { name: label.chrome.toggleNavigation });
      await toggle.click();
      for (const shown of barEntries()) {
        await entry(page, shown).scrollIntoViewIfNeeded();
        await expect(entry(page, shown)).toBeInViewport();
      }
      await expect(mainNavigation(page).locator('details:not([open])'), 'there is room for all groups').toHaveCount(0);
      await toggle.click();
      await expect(mainNavigation(page)).toBeHidden();

      await toggle.click();
      await expect(mainNavigation(page)).toBeVisible();
      await page.setViewportSize(wide);
      await expect(menuToggle(page)).toBeHidden();
      await expect.poll(() => mainNavigation(page).boundingBox()).toMatchObject({ y, height });
    });
  });
});

test.describe('the collapsed navbar on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('opens by tap or key, closes level by level, shows all its entries, and its links can be followed', async ({ page }) => {
    await visit(page, start);
    const menu = dropdown(page, menuToPage.name);

    await test.step('a tap inside the drawer closes its open group, a tap outside closes the drawer', async () => {
      await menuToggle(page).tap();
      await expect(openMenus(page).locator('[aria-current="page"]'), 'the group of the page is open').toHaveCount(1);
      await expect(languageMenu(page).getByRole('link').last(), 'languages are rows of the sheet').toBeVisible();
      await button(dropdown(page, otherMenu.name)).tap();
      await button(menu).tap();
      await expect(openMenus(page)).toHaveCount(1);
      await mainNavigation(page).tap({ position: { x: 1, y: 1 } });
      await expect(openMenus(page)).toHaveCount(0);
      await expect(mainNavigation(page)).toBeVisible();

      await navbar(page).tap({ position: { x: 1, y: 1 } });
      await expect(mainNavigation(page)).toBeHidden();
      await expect(page).toHaveURL(start);
    });
    await test.step('Escape closes one level at a time: first the group, then the drawer', async () => {
      await menuToggle(page).focus();
      await page.keyboard.press('Enter');
      await expect(mainNavigation(page)).toBeVisible();
      await button(menu).focus();
      await page.keyboard.press('ArrowDown');
      await expect(menu.getByRole('link').first()).toBeFocused();

      await page.keyboard.press('Escape');
      await expect(openMenus(page)).toHaveCount(0);
      await expect(mainNavigation(page)).toBeVisible();
      await expect(button(menu)).toBeFocused();

      await page.keyboard.press('Escape');
      await expect(mainNavigation(page)).toBeHidden();
      await expect(menuToggle(page)).toBeFocused();
    });
    await test.step('for screen readers, the open drawer comes right after its button', async () => {
      const end = page.locator('.navbar-end');
      await menuToggle(page).tap();
      await expect(end).toHaveAttribute('aria-owns', (await mainNavigation(page).getAttribute('id')) ?? '');
      await menuToggle(page).tap();
      await expect(end).not.toHaveAttribute('aria-owns');
    });
    await test.step('the last link of the longest group and the last entry of the drawer can be scrolled to', async () => {
      await menuToggle(page).tap();
      await openGroup(dropdown(page, longest.name));
      for (const last of [dropdown(page, longest.name).getByRole('link').last(), entry(page, barEntries().at(-1))]) {
        await last.scrollIntoViewIfNeeded();
        await expect(last).toBeInViewport();
      }
      expect(await sidewaysOverflow(page)).toBe(0);
    });
    await test.step('following a link closes the drawer, and the navbar marks the new page', async () => {
      await openGroup(menu);
      await linkTo(page, menuToPage, linkToPage).tap();
      await expect(page).toHaveURL(linkToPage.href);
      await expect(mainNavigation(page)).toBeHidden();
      const marked = barLinks().filter(({ href }) => href === linkToPage.href);
      await expect(navbar(page).locator('[aria-current="page"]')).toHaveText(marked.map(({ name }) => name));
    });
  });
});

test.describe('before hydration', () => {
  test.use({ viewport: wide, expectedMessages: /Failed to load resource|ChunkLoadError/ });

  test('the chosen theme is applied before the first paint, and the navbar’s menus open and close', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('jenkins-theme', 'dark');
      const seen: (string | undefined)[] = [];
      Object.assign(window, { themesAtPaint: seen });
      new PerformanceObserver(() => seen.push(document.documentElement.dataset.theme)).observe({ type: 'paint', buffered: true });
      document.addEventListener('DOMContentLoaded', () => seen.push(document.documentElement.dataset.theme));
    });
    await page.route('**/_next/static/**/*.js', (route) => route.abort());
    await page.goto(start);

    const themesAtPaint = () => page.evaluate(() => (window as unknown as { themesAtPaint: string[] }).themesAtPaint);
    await expect.poll(async () => (await themesAtPaint()).length).toBeGreaterThanOrEqual(2);
    expect(new Set(await themesAtPaint())).toEqual(new Set(['dark']));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');

    for (const { name } of [otherMenu, menuToPage]) {
      await button(dropdown(page, name)).click();
      await expect(dropdown(page, name).getByRole('list')).toBeVisible();
      await expect(openMenus(page)).toHaveCount(1);
    }
    await button(dropdown(page, menuToPage.name)).click();
    await expect(openMenus(page)).toHaveCount(0);

    await page.setViewportSize(phone);
    await menuToggle(page).click();
    await expect(mainNavigation(page)).toBeVisible();
  });
});
