import type { Locator, Page } from '@playwright/test';
import { readMessages } from '@/scripts/messages/read-messages';
import { type BarLink, type BarMenu, barEntries, barLinks, barMenus, linkInMenu, longestMenu } from '@/tests/support/navigation';
import { pagePath } from '@/tests/support/pages';
import { accessibilityFaults, colorFaults } from './support/axe';
import { expect, test } from './support/test';
import { dropdown, languageMenu, mainNavigation, menuToggle, navbar, sidewaysOverflow, visit } from './support/visit';

const words = readMessages('en');
const wide = { width: 1440, height: 900 };
const collapsed = { width: 1312, height: 800 };
const phone = { width: 390, height: 844 };

/** The page that the tests use the bar on. */
const start = pagePath('participate');
const menus = barMenus();
const themeMenu = words.chrome.theme.label;
const longest = longestMenu();
// Links to pages of the site would be fetched ahead while they have the focus.
const severalLinks = menus.find(({ links }) => links.length > 1 && links.every(({ isPage }) => !isPage)) ?? longest;
const { menu: menuToPage, link: linkToPage } = linkInMenu(start);
/** A different menu from that one. */
const otherMenu = menus.find(({ name }) => name !== menuToPage.name) ?? longest;

function button(menu: Locator): Locator {
  return menu.locator('summary');
}

/** Without those that the sheet of the collapsed bar holds open. */
function openMenus(page: Page): Locator {
  return navbar(page).locator('details[open][name]');
}

/** Opens a group of the collapsed menu, if the current page is not in it. */
async function openGroup(menu: Locator) {
  if ((await menu.getAttribute('open')) === null) await button(menu).click();
}

function linkTo(page: Page, menu: BarMenu, link: BarLink): Locator {
  return dropdown(page, menu.name).getByRole('link', { name: link.name, exact: true });
}

/** An entry of the bar: a link, or the button of a menu. */
function entry(page: Page, entryOrMenu: BarLink | BarMenu | undefined): Locator {
  if (!entryOrMenu) throw new Error('content/navigation.yml has too few entries.');
  const { name } = entryOrMenu;
  return 'links' in entryOrMenu
    ? button(dropdown(page, name))
    : mainNavigation(page).locator('> ul > li > a').getByText(name, { exact: true });
}

/** An open menu is accessible in the light theme, and its colors are in the dark one. */
async function expectNoFaults(page: Page, menu: Locator) {
  const part = 'body > header';
  const name = await menu.innerText();
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await accessibilityFaults(page, part), name).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await colorFaults(page, part), `${name} in the dark theme`).toEqual([]);
}

/** What the browser tells assistive technology about the collapsed menu, by itself: the button names the popover it opens. */
async function isSaidToBeOpen(page: Page): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  const accessibleName = words.chrome.toggleNavigation;
  const { nodes } = await session.send('Accessibility.queryAXTree', { nodeId: root.nodeId, role: 'button', accessibleName });
  return nodes[0]?.properties?.find(({ name }) => name === 'expanded')?.value.value;
}

test.describe('wide', () => {
  test.use({ viewport: wide });

  test('menus open on a click, one at a time, show all their entries, and close on another click anywhere', async ({ page }) => {
    await visit(page, start);
    const all = [...menus.map(({ name }) => dropdown(page, name)), languageMenu(page), dropdown(page, themeMenu)];

    await test.step('a click opens a menu and closes the one that was open', async () => {
      for (const menu of all) {
        await button(menu).click();
        await expect(menu.locator('.menu')).toBeInViewport();
        await expect(openMenus(page)).toHaveCount(1);
      }
    });
    await test.step('a second click closes it', async () => {
      await button(dropdown(page, themeMenu)).click();
      await expect(openMenus(page)).toHaveCount(0);
      const menu = dropdown(page, longest.name);
      await button(menu).click();
      await expect(openMenus(page)).toHaveCount(1);
      await button(menu).click();
      await expect(menu.getByRole('list')).toBeHidden();
    });
    await test.step('a click outside closes it too', async () => {
      for (const place of [page.getByRole('heading', { level: 1 }), page.getByRole('main').locator('p').first(), navbar(page)]) {
        await button(dropdown(page, menuToPage.name)).click();
        await expect(openMenus(page)).toHaveCount(1);
        await place.click({ position: { x: 1, y: 1 } });
        await expect(openMenus(page)).toHaveCount(0);
      }
    });
    await test.step('an open menu is accessible, light or dark', async () => {
      for (const menu of [dropdown(page, longest.name), languageMenu(page), dropdown(page, themeMenu)]) {
        await button(menu).click();
        await expectNoFaults(page, menu);
      }
    });
    await test.step('in a low window it takes 80 percent of the height and scrolls to its last link', async () => {
      const height = 400;
      await page.setViewportSize({ ...wide, height });
      const menu = dropdown(page, longest.name);
      await button(menu).click();
      const box = await menu.getByRole('list').boundingBox();
      expect(box?.height).toBeLessThanOrEqual(0.8 * height);
      const last = menu.getByRole('link').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport();
      expect(await page.evaluate(() => window.scrollY), 'the page itself stays where it is').toBe(0);
    });
  });

  test('menus and the bar can be used with the keyboard alone', async ({ page }) => {
    await visit(page, start);
    const menu = dropdown(page, severalLinks.name);
    const links = menu.getByRole('link');

    await test.step('Enter and the space bar open a menu, and Tab goes through its links', async () => {
      await button(menu).focus();
      for (const key of ['Enter', ' ']) {
        await page.keyboard.press(key);
        await expect(menu.getByRole('list')).toBeVisible();
        for (const link of await links.all()) {
          await page.keyboard.press('Tab');
          await expect(link).toBeFocused();
        }
        await page.keyboard.press('Escape');
      }
    });
    await test.step('Escape closes it and returns the focus to its button, from there and from a link', async () => {
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      await expect(menu.getByRole('list')).toBeHidden();
      await expect(button(menu)).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Escape');
      await expect(menu.getByRole('list')).toBeHidden();
      await expect(button(menu)).toBeFocused();
    });
    await test.step('the arrow keys, Home and End move inside it and wrap around', async () => {
      for (const [key, focused] of [
        ['ArrowDown', links.first()],
        ['ArrowDown', links.nth(1)],
        ['ArrowUp', links.first()],
        ['ArrowUp', links.last()],
        ['ArrowDown', links.first()],
        ['End', links.last()],
        ['Home', links.first()],
      ] as const) {
        await page.keyboard.press(key);
        await expect(focused).toBeFocused();
      }
      await page.keyboard.press('Escape');
      await page.keyboard.press('ArrowUp');
      await expect(links.last()).toBeFocused();
      await page.keyboard.press('Escape');
    });
    await test.step('the arrow keys, Home and End move along the bar and wrap around', async () => {
      const brand = navbar(page).getByRole('link', { name: words.site.name, exact: true });
      const last = navbar(page).getByRole('link', { name: words.chrome.links.download, exact: true });
      const [first, second] = barEntries();
      await brand.focus();
      for (const [key, focused] of [
        ['ArrowRight', entry(page, first)],
        ['ArrowRight', entry(page, second)],
        ['ArrowLeft', entry(page, first)],
        ['ArrowLeft', brand],
        ['ArrowLeft', last],
        ['ArrowRight', brand],
        ['End', last],
        ['Home', brand],
      ] as const) {
        await page.keyboard.press(key);
        await expect(focused).toBeFocused();
      }
    });
  });
});

test('the first press of Tab offers to skip the bar', async ({ page }) => {
  await visit(page, start);
  const skipLink = page.getByRole('link', { name: words.chrome.skipToContent });
  await page.keyboard.press('Tab');
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('*:focus')).toHaveCount(1);
  await expect(navbar(page).locator('*:focus')).toHaveCount(0);
});

test.describe('collapsed', () => {
  test('the menu opens and closes with its button, which announces it, and a growing window gets its bar back', async ({
    page,
  }) => {
    await page.setViewportSize(wide);
    await visit(page, start);
    const { y, height } = (await mainNavigation(page).boundingBox()) ?? {};

    await page.setViewportSize(collapsed);
    const toggle = navbar(page).getByRole('button', { name: words.chrome.toggleNavigation });
    expect(await isSaidToBeOpen(page)).toBe(false);
    await toggle.click();
    expect(await isSaidToBeOpen(page)).toBe(true);
    for (const shown of barEntries()) {
      await entry(page, shown).scrollIntoViewIfNeeded();
      await expect(entry(page, shown)).toBeInViewport();
    }
    await expect(mainNavigation(page).locator('details:not([open])'), 'there is room for all groups').toHaveCount(0);
    await toggle.click();
    await expect(mainNavigation(page)).toBeHidden();
    expect(await isSaidToBeOpen(page)).toBe(false);

    await toggle.click();
    await expect(mainNavigation(page)).toBeVisible();
    await page.setViewportSize(wide);
    await expect(menuToggle(page)).toBeHidden();
    await expect.poll(() => mainNavigation(page).boundingBox()).toMatchObject({ y, height });
  });

  test('on a phone the menu shows all its entries, closes level by level, and closes when a link is followed', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await visit(page, start);
    const menu = dropdown(page, menuToPage.name);

    await test.step('a click on the menu’s background closes the dropdown in it, one outside the menu closes the menu', async () => {
      await menuToggle(page).click();
      await expect(openMenus(page).locator('[aria-current="page"]'), 'the group of the page is open').toHaveCount(1);
      await openGroup(menu);
      await expect(openMenus(page)).toHaveCount(1);
      await mainNavigation(page).click({ position: { x: 1, y: 1 } });
      await expect(openMenus(page)).toHaveCount(0);
      await expect(mainNavigation(page)).toBeVisible();

      await navbar(page).click({ position: { x: 1, y: 1 } });
      await expect(mainNavigation(page)).toBeHidden();
      await expect(page).toHaveURL(start);
    });
    await test.step('Escape closes one level at a time: first the dropdown, then the menu', async () => {
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
    await test.step('the last link of the longest dropdown and the last entry of the menu can be reached', async () => {
      await menuToggle(page).click();
      await openGroup(dropdown(page, longest.name));
      for (const last of [dropdown(page, longest.name).getByRole('link').last(), entry(page, barEntries().at(-1))]) {
        await last.scrollIntoViewIfNeeded();
        await expect(last).toBeInViewport();
      }
      expect(await sidewaysOverflow(page)).toBe(0);
    });
    await test.step('it is accessible, light or dark', () => expectNoFaults(page, mainNavigation(page)));
    await test.step('following a link closes the menu, and the bar marks the new page', async () => {
      await openGroup(menu);
      await linkTo(page, menuToPage, linkToPage).click();
      await expect(page).toHaveURL(linkToPage.href);
      await expect(mainNavigation(page)).toBeHidden();
      const marked = barLinks().filter(({ href }) => href === linkToPage.href);
      await expect(navbar(page).locator('[aria-current="page"]')).toHaveText(marked.map(({ name }) => name));
    });
  });
});

test.describe('by touch', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('a tap outside a menu closes it; taps open the collapsed menu, then a dropdown, then a page', async ({ page }) => {
    await visit(page, start);
    await menuToggle(page).tap();
    await expect(languageMenu(page).getByRole('link').last(), 'languages are rows of the sheet').toBeVisible();
    await navbar(page).tap({ position: { x: 1, y: 1 } });
    await expect(openMenus(page)).toHaveCount(0);
    await expect(mainNavigation(page)).toBeHidden();

    await menuToggle(page).tap();
    await expect(mainNavigation(page)).toBeVisible();
    await button(dropdown(page, otherMenu.name)).tap();
    await button(dropdown(page, menuToPage.name)).tap();
    await expect(openMenus(page)).toHaveCount(1);
    await linkTo(page, menuToPage, linkToPage).tap();
    await expect(page).toHaveURL(linkToPage.href);
    await expect(mainNavigation(page)).toBeHidden();
  });
});

test.describe('before the page’s script has loaded', () => {
  test.use({ viewport: wide, expectedMessages: /Failed to load resource|ChunkLoadError/ });

  test('menus open and close, one at a time, and the collapsed menu opens', async ({ page }) => {
    await page.route('**/_next/static/**/*.js', (route) => route.abort());
    await page.goto(start);

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
