import type { Locator, Page } from '@playwright/test';
import { loadChangelog } from '@/lib/changelog/changelogs';
import type { RouteId } from '@/lib/routing/routes';
import { type Part, prepareAccessibilityCheck } from '@/tests/e2e/support/axe';
import { breakRoadmapFilter } from '@/tests/e2e/support/faults';
import { expect, test } from '@/tests/e2e/support/test';
import { hydrated, languageMenu, mainNavigation, menuToggle, navbar, sidewaysOverflow } from '@/tests/e2e/support/visit';
import { pagePath } from '@/tests/support/pages';
import { look } from './support/look';
import { chosenLocales, chosenWidths } from './support/views';

const stable = loadChangelog('stable').map(({ version }) => version);
const [newest = '', second = ''] = stable;
const oldest = stable.at(-1) ?? '';

/** A widget in one of its states. */
interface State {
  name: string;
  route: RouteId;
  /** The query of the address. */
  query?: string;
  /** Runs before the page is opened. */
  before?: (page: Page) => Promise<unknown>;
  /** Brings the widget into the state, and waits for it. */
  reach: (page: Page) => Promise<unknown>;
  /** The part of the page to check. */
  part?: Part;
}

const bar: Part = 'body > header';
const dialog: Part = '[role="dialog"]';

const field = (page: Page) => page.getByRole('combobox');
const dialogOf = (page: Page) => page.getByRole('dialog');
const inMain = (page: Page) => page.getByRole('main');

/** Opens the drawer of the collapsed navbar, if the navbar is collapsed. */
async function openSheet(page: Page) {
  if (await menuToggle(page).isVisible()) await menuToggle(page).click();
  await expect(mainNavigation(page)).toBeVisible();
}

/** Opens a menu of the navbar. In the drawer, the current page's menu is open, and others may have no button. */
async function openMenu(page: Page, menu: Locator) {
  await openSheet(page);
  if ((await menu.getAttribute('open')) === null) await menu.locator('summary').click();
  await expect(menu.locator('.menu')).toBeVisible();
}

/** Opens a disclosure of the page unless it is open. */
async function unfold(page: Page, summary: string) {
  const found = page.locator(summary).filter({ visible: true }).first();
  if ((await found.count()) > 0) await found.click();
}

async function search(page: Page, text: string) {
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  if (text) await field(page).fill(text);
}

async function checkVersion(page: Page, version: string) {
  const typed = inMain(page).getByRole('textbox');
  await typed.fill(version);
  await typed.press('Enter');
}

async function explore(page: Page, since: string) {
  await unfold(page, '.changelog-fold > summary');
  await page.locator('[name="since"]').fill(since);
  await page.locator('[name="since"]').press('Enter');
}

async function rate(page: Page) {
  await page.locator('button.rating-choice').filter({ visible: true }).last().click();
  await expect(dialogOf(page)).toBeVisible();
}

const menus: State[] = [
  { name: 'drawer', route: 'participate', reach: openSheet, part: bar },
  ...[0, 1, 2, 3, 4].map(
    (index): State => ({
      name: `menu ${index + 1}`,
      route: 'participate',
      reach: (page) => openMenu(page, mainNavigation(page).locator('details').nth(index)),
      part: bar,
    }),
  ),
  {
    name: 'menu of languages',
    route: 'participate',
    reach: (page) => openMenu(page, languageMenu(page)),
    part: bar,
  },
  {
    name: 'menu of themes',
    route: 'participate',
    reach: (page) =>
      openMenu(
        page,
        navbar(page)
          .locator('details')
          .filter({ has: page.locator('[type="radio"]') }),
      ),
    part: bar,
  },
];

const dialogs: State[] = [
  { name: 'search, empty', route: 'chat', reach: (page) => search(page, ''), part: dialog },
  {
    name: 'search, with results',
    route: 'chat',
    reach: async (page) => {
      await search(page, 'jenkins');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
    part: dialog,
  },
  {
    name: 'search, without results',
    route: 'chat',
    reach: async (page) => {
      await search(page, 'asdfghjkl');
      await expect(dialogOf(page).locator('[aria-live]')).toContainText('asdfghjkl');
    },
    part: dialog,
  },
  {
    name: 'artwork dialog',
    route: 'artwork',
    reach: async (page) => {
      await page.locator('.artwork-open').first().click();
      await expect(dialogOf(page)).toBeVisible();
    },
    part: dialog,
  },
  {
    name: 'picture of a gallery',
    route: 'contributorSummit',
    reach: async (page) => {
      await page.locator('figure > a').first().click();
      await expect(dialogOf(page)).toBeVisible();
    },
    part: dialog,
  },
  { name: 'rating, first question', route: 'changelogStable', reach: rate, part: dialog },
  {
    name: 'rating, second question',
    route: 'changelogStable',
    reach: async (page) => {
      await rate(page);
      const label = await dialogOf(page).locator('label').textContent();
      await dialogOf(page).getByRole('textbox').press('Enter');
      await expect(dialogOf(page).locator('label')).not.toHaveText(label ?? '');
    },
    part: dialog,
  },
];

const filters: State[] = [
  {
    name: 'artwork, found',
    route: 'artwork',
    reach: (page) => page.getByRole('searchbox').fill('jenkins'),
    part: 'main',
  },
  {
    name: 'artwork, nothing found',
    route: 'artwork',
    reach: async (page) => {
      await page.getByRole('searchbox').fill('no such butler');
      await expect(page.getByRole('main').locator('search + div > .link-button')).toBeVisible();
    },
    part: 'main',
  },
  {
    name: 'roadmap, filtered',
    route: 'roadmap',
    reach: async (page) => {
      await page.locator('.filter-choice input').first().check();
      await expect(page.locator('.filter-result .link-button')).toBeVisible();
    },
    part: 'main',
  },
  {
    name: 'roadmap, tooltip',
    route: 'roadmap',
    reach: async (page) => {
      await unfold(page, '.roadmap-more > summary');
      await page.locator('.tooltip-owner :is(a, button)').filter({ visible: true }).first().focus();
      await expect(page.getByRole('tooltip').filter({ visible: true }).first()).toBeVisible();
    },
    part: '.roadmap',
  },
  {
    name: 'changelog, filtered',
    route: 'changelogStable',
    reach: async (page) => {
      await unfold(page, '.changelog-fold > summary');
      await page.locator('.filter-choice input').first().check();
    },
    part: 'main',
  },
  {
    name: 'changelog, since a version',
    route: 'changelogStable',
    reach: async (page) => {
      await explore(page, second);
      await expect(page).toHaveURL(/since=/);
      await expect(page.locator('[data-release]').filter({ visible: true }).first()).toBeVisible();
    },
    part: 'main',
  },
  {
    name: 'changelog, rated',
    route: 'changelogStable',
    reach: async (page) => {
      await page.locator('button.rating-choice').first().click();
      await expect(page.locator('.snackbar[aria-live] p')).toBeVisible();
    },
  },
  ...[
    { name: 'version check, newest', version: newest },
    { name: 'version check, old', version: oldest },
    { name: 'version check, unknown', version: '1.2.3' },
  ].map(
    ({ name, version }): State => ({
      name,
      route: 'downloadCheck',
      reach: async (page) => {
        await checkVersion(page, version);
        await expect(page.locator('.check-status').getByRole('heading')).toBeVisible();
        for (const summary of await page.locator('.check-kind > summary').all()) await summary.click();
      },
      part: 'main',
    }),
  ),
  {
    name: 'plugin check',
    route: 'pluginCheck',
    reach: async (page) => {
      await page.locator('#plugins').fill('git:1.0\nsomething-of-our-own:1.0\n<b>');
      await inMain(page).locator('.check-form button').click();
      await expect(page.locator('.check-status h2')).toBeVisible();
      for (const summary of await page.locator('.plugin-report > summary').all()) await summary.click();
    },
    part: 'main',
  },
  {
    name: 'copied',
    route: 'press',
    reach: async (page) => {
      await page.locator('.copy-button').first().click();
      await expect(page.locator('.copy-tip-result').first()).toBeVisible();
    },
    part: 'main',
  },
  {
    name: 'calendar',
    route: 'events',
    reach: async (page) => {
      await inMain(page).locator('div:has(.week-event) > button').click();
      await expect(page.locator('iframe')).toBeAttached();
    },
    part: 'main',
  },
];

const errors: State[] = [
  {
    name: 'search, failed',
    route: 'chat',
    before: (page) => page.route('**/pagefind/**', (route) => route.abort()),
    reach: async (page) => {
      await search(page, 'jenkins');
      await expect(dialogOf(page).locator('.button-quiet')).toBeVisible();
    },
    part: dialog,
  },
  {
    name: 'changelog, no version',
    route: 'changelogStable',
    reach: async (page) => {
      await explore(page, 'mine');
      await expect(page).toHaveURL(/since=mine/);
    },
    part: 'main',
  },
  {
    name: 'changelog, failed',
    route: 'changelogStable',
    before: (page) => page.route('**/data/changelogs/**', (route) => route.abort()),
    reach: async (page) => {
      await explore(page, second);
      await expect(page).toHaveURL(/since=/);
    },
    part: 'main',
  },
  {
    name: 'version check, no version',
    route: 'downloadCheck',
    reach: async (page) => {
      await checkVersion(page, 'mine');
      await expect(inMain(page).getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    },
    part: 'main',
  },
  {
    name: 'version check, failed',
    route: 'downloadCheck',
    before: (page) => page.route('**/data/changelogs/**', (route) => route.abort()),
    reach: async (page) => {
      await checkVersion(page, oldest);
      await expect(page.locator('.check-status')).toContainText(/./);
    },
    part: 'main',
  },
  {
    name: 'checksums, failed',
    route: 'download',
    before: (page) => page.route('**/data/download/*-sha256.json', (route) => route.fulfill({ status: 500 })),
    reach: (page) => expect(page.locator('.download-notice .error-text')).toBeVisible(),
    part: 'main',
  },
  {
    name: 'failure page',
    route: 'roadmap',
    reach: async (page) => {
      await breakRoadmapFilter(page);
      await page.getByRole('checkbox').first().click();
      await expect(inMain(page).getByRole('button')).toBeFocused();
    },
    part: 'main',
  },
  {
    name: 'offer to reload',
    route: 'changelogStable',
    reach: async (page) => {
      await page.route('**/_next/static/chunks/**', (route) => route.abort());
      await page.locator('button.rating-choice').filter({ visible: true }).last().click();
      await expect(page.locator('#reload-offer')).toBeVisible();
    },
    part: '.snackbar',
  },
];

test.beforeEach(({ page }) => prepareAccessibilityCheck(page));

/** Brings a widget into a state in each window and checks it. */
async function lookAt(page: Page, { name, route, before, reach, part }: State, locale: (typeof chosenLocales)[number]) {
  await before?.(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const width of chosenWidths) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(pagePath(route, locale));
    await hydrated(page);
    await reach(page);
    await look(page, name, width, part);
    expect.soft(await sidewaysOverflow(page), `${name} at ${width} pixels`).toBeLessThanOrEqual(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await before?.(page);
  }
}

for (const locale of chosenLocales) {
  for (const state of [...menus, ...dialogs, ...filters]) {
    test(`${state.name} is accessible, in ${locale}`, ({ page }) => lookAt(page, state, locale));
  }

  test.describe('in an error state', () => {
    test.use({ expectedMessages: /Failed to (load|fetch)|ChunkLoadError|ERR_FAILED|broken on purpose/ });

    for (const state of errors) {
      test(`${state.name} is accessible, in ${locale}`, ({ page }) => lookAt(page, state, locale));
    }
  });
}
