import { existsSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { type RouteId, routeIds, routes } from '@/lib/routing/routes';
import { type View, views } from '@/scripts/look/views';
import { readMessages } from '@/scripts/messages/read-messages';
import { longestMenu } from '@/tests/support/navigation';
import { missingPages, pagePath } from '@/tests/support/pages';
import { bringHeadingFont, expectLook, openIn, turnTo, withholdScripts } from './support/look';
import { expect, test } from './support/test';
import { dropdown, languageMenu, mainNavigation, menuToggle, visit } from './support/visit';

// What is in the window of each kind of page and of its states, in English (docs/decisions/look.md).

/** Pages and states come in parts of about the same size, which run side by side. */
const parts = [0, 1];
const isIn = (part: number) => (_: unknown, index: number) => index % parts.length === part;

// The pictures of other hosts, the page for missing addresses, and a search that works without its worker on a busy machine.
test.use({ hasPictures: false, expectedMessages: /Failed to (load resource|initialize Pagefind)/ });

test.skip(existsSync('public/images'), 'The official pictures are here, and the kept ones show the drawings in their places.');

test.beforeEach(({ page }) => bringHeadingFont(page));

/** Their first screen shows records, so it changes with each release, event, post, book or initiative. */
const ofRecords: ReadonlySet<RouteId> = new Set([
  'home',
  'download',
  'downloadCheck',
  'verifyDownloads',
  'events',
  'books',
  'awards',
  'artwork',
  'roadmap',
  'changelogStable',
  'changelogWeekly',
  'changelogArchiveStable',
  'changelogArchiveWeekly',
]);

test.describe('pages look as before', () => {
  test.use({ startsScripts: false });

  const pages = [
    ...routeIds.filter((id) => !ofRecords.has(id)).map((id) => ({ name: id, path: pagePath(id) })),
    { name: 'missing', path: missingPages[0]?.path ?? '' },
  ];

  for (const part of parts) {
    test(`in part ${part + 1}`, async ({ page }) => {
      const mine = pages.filter(isIn(part));
      test.setTimeout(mine.length * 60_000);
      await withholdScripts(page);
      for (const [index, { name, path }] of mine.entries()) {
        await test.step(name, async () => {
          await page.goto(path);
          for (const view of inTurn(index)) {
            await turnTo(page, view);
            await expectLook(page, name, view);
          }
        });
      }
    });
  }
});

/** All views of a page, or the one whose turn it is. */
function inTurn(index: number): View[] {
  return views.filter((_, turn) => process.env.TEST_ALL || turn === index % views.length);
}

/** What is open or went wrong, by the name of its pictures. */
interface State {
  path: string;
  show: (page: Page, view: View) => Promise<void>;
}

const words = readMessages('en');
const of = (id: RouteId, show: State['show']): State => ({ path: routes[id].path, show });

/** What a part of the page shows that was asked for late. */
const expectSeen = (shown: Locator) => expect(shown).toBeVisible({ timeout: 60_000 });

async function searchFor(page: Page, text: string) {
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill(text);
}

const states: Record<string, State> = {
  'press-menu': of('press', async (page, { width }) => {
    const menu = width > 1312 ? dropdown(page, longestMenu().name).locator('summary') : menuToggle(page);
    await menu.click();
    await expect(mainNavigation(page)).toBeVisible();
  }),
  'press-languages': of('press', async (page, { width }) => {
    // The sheet of a narrow window shows the languages at its end.
    if (width < 1313) await menuToggle(page).click();
    else await languageMenu(page).locator('summary').click();
    await languageMenu(page).getByRole('link').last().scrollIntoViewIfNeeded();
  }),
  'press-end': of('press', (page) => page.getByRole('contentinfo').evaluate((footer) => footer.scrollIntoView(false))),
  'press-search': of('press', async (page) => {
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox')).toBeFocused();
  }),
  'press-search-found': of('press', async (page) => {
    await searchFor(page, words.pages.donate.title);
    await expectSeen(page.getByRole('option').first());
  }),
  'press-search-none': of('press', async (page) => {
    await searchFor(page, 'asdfghjkl');
    await expectSeen(page.getByText(words.chrome.search.none.replace('{query}', 'asdfghjkl')));
  }),
  'summit-gallery': of('contributorSummit', async (page) => {
    const panel = page.locator('.gallery-panel').first();
    await panel.locator('summary').press('Enter');
    await panel.getByRole('link').press('Enter');
    await expectSeen(page.getByRole('dialog'));
  }),
};

test.describe('states of pages look as before', () => {
  // What a page adds when its scripts run.
  test.skip(!process.env.TEST_ALL, 'Of pages alone there are enough for the four minutes of `npm test`.');
  for (const part of parts) {
    test(`in part ${part + 1}`, async ({ page }) => {
      const mine = Object.entries(states).filter(isIn(part));
      test.setTimeout(mine.length * 120_000);
      for (const [name, { path, show }] of mine) {
        for (const view of views) {
          await test.step(`${name}, ${view.name}`, async () => {
            await openIn(page, view);
            await visit(page, path);
            await show(page, view);
            await expectLook(page, name, view);
          });
        }
      }
    });
  }
});
