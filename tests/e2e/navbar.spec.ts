import type { Locator, Page } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import { readMessages } from '@/scripts/messages/read-messages';
import { accessibilityFaults } from './support/axe';
import { pagePath } from './support/pages';
import { expect, test } from './support/test';
import { dropdown, languageMenu, mainNavigation, menuToggle, navbar, sidewaysOverflow, visit } from './support/visit';

const words = readMessages('en');
const { links, theme } = words.chrome;
const wide = { width: 1440, height: 900 };
const collapsed = { width: 1312, height: 800 };
const phone = { width: 390, height: 844 };

/** The menus of the bar that hold links, by the names on their buttons. */
const menus = [links.cdf, links.documentation, links.community, links.subprojects, links.security, links.about];

function button(menu: Locator): Locator {
  return menu.locator('summary');
}

function openMenus(page: Page): Locator {
  return navbar(page).locator('details[open]');
}

test.describe('wide', () => {
  test.use({ viewport: wide });

  test('every menu opens by a click and closes by a second one', async ({ page }) => {
    await visit(page, pagePath('home'));
    for (const name of [...menus, theme.label]) {
      const menu = dropdown(page, name);
      await button(menu).click();
      await expect(menu.getByRole(name === theme.label ? 'group' : 'list')).toBeInViewport();
      await button(menu).click();
      await expect(menu.getByRole(name === theme.label ? 'group' : 'list')).toBeHidden();
    }
  });

  test('only one menu is open at a time', async ({ page }) => {
    await visit(page, pagePath('home'));
    for (const name of [...menus, theme.label]) {
      await button(dropdown(page, name)).click();
      await expect(openMenus(page)).toHaveCount(1);
      await expect(dropdown(page, name)).toHaveAttribute('open');
    }
    await button(languageMenu(page)).click();
    await expect(openMenus(page)).toHaveCount(1);
    await expect(languageMenu(page)).toHaveAttribute('open');
  });

  test('a click anywhere on the page closes the open menu', async ({ page }) => {
    await visit(page, pagePath('home'));
    for (const place of [page.getByRole('heading', { level: 1 }), page.getByText(words.pages.home.lead), navbar(page)]) {
      await button(dropdown(page, links.about)).click();
      await expect(openMenus(page)).toHaveCount(1);
      await place.click({ position: { x: 1, y: 1 } });
      await expect(openMenus(page)).toHaveCount(0);
    }
  });

  test('Escape closes the open menu and leads the focus back to its button', async ({ page }) => {
    await visit(page, pagePath('home'));
    const menu = dropdown(page, links.community);
    await button(menu).click();
    await page.keyboard.press('Escape');
    await expect(menu.getByRole('list')).toBeHidden();
    await expect(button(menu)).toBeFocused();

    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(menu.getByRole('list')).toBeHidden();
    await expect(button(menu)).toBeFocused();
  });

  test('Enter and the space bar open a menu, and Tab goes through its links', async ({ page }) => {
    await visit(page, pagePath('home'));
    const menu = dropdown(page, links.security);
    for (const key of ['Enter', ' ']) {
      await button(menu).focus();
      await page.keyboard.press(key);
      await expect(menu.getByRole('list')).toBeVisible();
      for (const link of await menu.getByRole('link').all()) {
        await page.keyboard.press('Tab');
        await expect(link).toBeFocused();
      }
      await page.keyboard.press('Escape');
    }
  });

  test('the arrow keys, Home and End move inside a menu, from end to end', async ({ page }) => {
    await visit(page, pagePath('home'));
    const menu = dropdown(page, links.community);
    const entries = menu.getByRole('link');
    await button(menu).focus();

    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('list')).toBeVisible();
    await expect(entries.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(entries.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(entries.last()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(entries.first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(entries.last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(entries.first()).toBeFocused();

    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowUp');
    await expect(entries.last()).toBeFocused();
  });

  test('the arrow keys, Home and End move along the bar, from end to end', async ({ page }) => {
    await visit(page, pagePath('home'));
    const brand = navbar(page).getByRole('link', { name: words.site.name, exact: true });
    const blog = navbar(page).getByRole('link', { name: links.blog, exact: true });
    await brand.focus();

    await page.keyboard.press('ArrowRight');
    await expect(button(dropdown(page, links.cdf))).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(blog).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(brand).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(button(dropdown(page, theme.label))).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(brand).toBeFocused();
    await page.keyboard.press('End');
    await expect(button(dropdown(page, theme.label))).toBeFocused();
    await page.keyboard.press('Home');
    await expect(brand).toBeFocused();
  });

  test('the page that is shown is marked wherever the bar leads to it', async ({ page }) => {
    await visit(page, pagePath('roadmap'));
    const marked = navbar(page).locator('[aria-current="page"]');
    await expect(marked).toHaveCount(2);
    for (const name of [links.community, links.about]) {
      await button(dropdown(page, name)).click();
      await expect(dropdown(page, name).getByRole('link', { name: links.roadmap })).toHaveAttribute('aria-current', 'page');
    }

    await navbar(page).getByRole('link', { name: words.site.name, exact: true }).click();
    await expect(page).toHaveURL(pagePath('home'));
    await expect(marked).toHaveText(words.site.name);
  });

  test('the page that is shown is marked below a locale’s prefix too', async ({ page }) => {
    await visit(page, pagePath('roadmap', 'fr-CA'));
    await expect(navbar(page).locator('[aria-current="page"]')).toHaveText([
      readMessages('fr-CA').chrome.links.roadmap,
      readMessages('fr-CA').chrome.links.roadmap,
    ]);
  });

  test('open menus have no accessibility fault, light or dark', async ({ page }) => {
    await visit(page, pagePath('roadmap'));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const name of [links.documentation, links.community, theme.label]) {
        await button(dropdown(page, name)).click();
        expect.soft(await accessibilityFaults(page, 'body > header'), `${name}, ${colorScheme}`).toEqual([]);
      }
      await button(languageMenu(page)).click();
      expect.soft(await accessibilityFaults(page, 'body > header'), `languages, ${colorScheme}`).toEqual([]);
    }
  });
});

test('in a low window a menu takes four fifths of the height and scrolls to its last link', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 400 });
  await visit(page, pagePath('home'));
  for (const name of [links.documentation, links.community]) {
    const menu = dropdown(page, name);
    await button(menu).click();
    const box = await menu.getByRole('list').boundingBox();
    expect(box?.height).toBeLessThanOrEqual(0.8 * 400);
    const last = menu.getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY), 'the page itself stays where it is').toBe(0);
  }
});

test('the bar collapses below 1313 pixels, and not before', async ({ page }) => {
  await page.setViewportSize({ width: 1313, height: 800 });
  await visit(page, pagePath('home'));
  await expect(mainNavigation(page)).toBeVisible();
  await expect(menuToggle(page)).toBeHidden();

  await page.setViewportSize(collapsed);
  await expect(mainNavigation(page)).toBeHidden();
  await expect(menuToggle(page)).toBeVisible();
});

for (const locale of locales) {
  test(`every entry of the bar has its place in a window of 1313 pixels in ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 1313, height: 800 });
    await visit(page, pagePath('home', locale));
    expect(await sidewaysOverflow(page)).toBe(0);

    const boxes = await navbar(page)
      .locator('.bar-item:visible')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect()).map(({ left, right }) => ({ left, right })));
    boxes.forEach(({ left }, index) => {
      expect(left, `entry ${index} begins where the one before it has ended`).toBeGreaterThanOrEqual(
        boxes[index - 1]?.right ?? 0,
      );
    });
  });
}

test.describe('collapsed', () => {
  for (const viewport of [collapsed, phone]) {
    test(`the menu opens and closes by its button in a window of ${viewport.width} pixels, which says so`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await visit(page, pagePath('home'));
      const toggle = navbar(page).getByRole('button', { name: words.chrome.toggleNavigation });
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');

      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await expect(mainNavigation(page).getByRole('link', { name: links.blog, exact: true })).toBeInViewport();

      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await expect(mainNavigation(page)).toBeHidden();
    });
  }

  test.describe('', () => {
    test.use({ viewport: phone });

    test('a followed link closes the menu', async ({ page }) => {
      await visit(page, pagePath('home'));
      await menuToggle(page).click();
      await button(dropdown(page, links.community)).click();
      await dropdown(page, links.community).getByRole('link', { name: links.roadmap }).click();

      await expect(page).toHaveURL(pagePath('roadmap'));
      await expect(page.getByRole('heading', { level: 1, name: words.pages.roadmap.title })).toBeVisible();
      await expect(mainNavigation(page)).toBeHidden();
      await expect(menuToggle(page)).toHaveAttribute('aria-expanded', 'false');
    });

    test('a click on the menu’s own ground closes the dropdown in it, one beside the menu closes the menu', async ({ page }) => {
      await visit(page, pagePath('home'));
      await menuToggle(page).click();
      await button(dropdown(page, links.security)).click();
      await expect(openMenus(page)).toHaveCount(1);
      await mainNavigation(page).click({ position: { x: 1, y: 1 } });
      await expect(openMenus(page)).toHaveCount(0);
      await expect(mainNavigation(page)).toBeVisible();

      await navbar(page).click({ position: { x: 1, y: 1 } });
      await expect(mainNavigation(page)).toBeHidden();
      await expect(page).toHaveURL(pagePath('home'));
    });

    test('Escape goes back one step at a time: first the dropdown, then the menu', async ({ page }) => {
      await visit(page, pagePath('home'));
      await menuToggle(page).focus();
      await page.keyboard.press('Enter');
      await expect(mainNavigation(page)).toBeVisible();
      await button(dropdown(page, links.about)).focus();
      await page.keyboard.press('ArrowDown');
      await expect(dropdown(page, links.about).getByRole('link').first()).toBeFocused();

      await page.keyboard.press('Escape');
      await expect(openMenus(page)).toHaveCount(0);
      await expect(mainNavigation(page)).toBeVisible();
      await expect(button(dropdown(page, links.about))).toBeFocused();

      await page.keyboard.press('Escape');
      await expect(mainNavigation(page)).toBeHidden();
      await expect(menuToggle(page)).toBeFocused();
    });

    test('the last link of the longest menu can be reached and followed', async ({ page }) => {
      await visit(page, pagePath('home'));
      await menuToggle(page).click();
      await button(dropdown(page, links.about)).click();
      const last = dropdown(page, links.about).getByRole('link', { name: links.roadmap });
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport();
      await button(dropdown(page, links.community)).click();
      await dropdown(page, links.community).getByRole('link').last().scrollIntoViewIfNeeded();
      await expect(dropdown(page, links.community).getByRole('link').last()).toBeInViewport();
      await expect(mainNavigation(page).getByRole('link', { name: links.support })).toBeVisible();
      expect(await sidewaysOverflow(page)).toBe(0);
    });

    test('the open menu has no accessibility fault, light or dark', async ({ page }) => {
      await visit(page, pagePath('roadmap'));
      await menuToggle(page).click();
      await button(dropdown(page, links.community)).click();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await accessibilityFaults(page, 'body > header'), colorScheme).toEqual([]);
      }
    });
  });

  test('a window that grows while the menu is open gets its bar back', async ({ page }) => {
    await page.setViewportSize(wide);
    await visit(page, pagePath('home'));
    const before = await mainNavigation(page).boundingBox();

    await page.setViewportSize({ width: 1024, height: 900 });
    await menuToggle(page).click();
    await expect(mainNavigation(page)).toBeVisible();
    await page.setViewportSize(wide);

    await expect(menuToggle(page)).toBeHidden();
    await expect.poll(() => mainNavigation(page).boundingBox()).toEqual(before);
  });
});

test.describe('by touch', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('taps open the menu, then a dropdown, then a page', async ({ page }) => {
    await visit(page, pagePath('home'));
    await menuToggle(page).tap();
    await expect(mainNavigation(page)).toBeVisible();
    await button(dropdown(page, links.subprojects)).tap();
    await button(dropdown(page, links.about)).tap();
    await expect(openMenus(page)).toHaveCount(1);
    await dropdown(page, links.about).getByRole('link', { name: links.roadmap }).tap();

    await expect(page).toHaveURL(pagePath('roadmap'));
    await expect(mainNavigation(page)).toBeHidden();
  });

  test('a tap beside a menu closes it', async ({ page }) => {
    await visit(page, pagePath('home'));
    await button(languageMenu(page)).tap();
    await expect(openMenus(page)).toHaveCount(1);
    await page.getByRole('heading', { level: 1 }).tap({ position: { x: 1, y: 1 } });
    await expect(openMenus(page)).toHaveCount(0);
  });
});

test.describe('before the page’s script is there', () => {
  test.use({ viewport: wide, expectedMessages: /Failed to load resource|ChunkLoadError/ });

  test('menus open and close, one at a time, and the collapsed menu opens', async ({ page }) => {
    await page.route('**/_next/static/**/*.js', (route) => route.abort());
    await page.goto(pagePath('home'));

    await button(dropdown(page, links.documentation)).click();
    await expect(dropdown(page, links.documentation).getByRole('list')).toBeVisible();
    await button(dropdown(page, links.about)).click();
    await expect(dropdown(page, links.about).getByRole('list')).toBeVisible();
    await expect(openMenus(page)).toHaveCount(1);
    await button(dropdown(page, links.about)).click();
    await expect(openMenus(page)).toHaveCount(0);

    await page.setViewportSize(phone);
    await menuToggle(page).click();
    await expect(mainNavigation(page)).toBeVisible();
  });
});
