import type { Page } from '@playwright/test';
import { loadChangelog } from '@/lib/changelog/changelogs';
import { readMessages } from '@/scripts/messages/read-messages';
import { pagePath } from '@/tests/support/pages';
import { breakFiles, everyFault, type Fault, waitLong, watchDocuments } from '../support/faults';
import { expect, test } from '../support/test';
import { hydrated, navbar } from '../support/visit';

/*
 * Each kind of file, from this site and from other hosts, is missing, unreachable, never sent, cut off, replaced by a page or
 * replaced by noise. The page must stay readable, say what is missing and offer a way on, and nothing may wait forever.
 * `npm test` runs a few combinations, `npm run test:all` all of them.
 */

const { chrome, pages, parts } = readMessages('en');
const [newest = '', , third = ''] = loadChangelog('stable').map(({ version }) => version);

interface Kind {
  addresses: RegExp;
  /** Opens the page and prepares it. */
  visit: (page: Page) => Promise<void>;
  /** Asserts what the visitor sees in the end. */
  seen: (page: Page, fault: Fault) => Promise<void>;
  /** The faults to try; all by default. */
  faults?: readonly Fault[];
  /** The fault that `npm test` runs; none by default, where other tests cover one of this kind. */
  usual?: Fault;
  /** The title of the page at the end. */
  title: string;
}

/** Files that are read like those of another kind: what never arrives, and what can't be read. */
const twoFaults: readonly Fault[] = ['slow', 'html'];

const offer = (page: Page) => page.locator('#reload-offer');
const status = (page: Page, text: string) => page.locator('[role="status"], [aria-live]').filter({ hasText: text });
/** Advances the page’s clock until the assertion passes. */
const inTheEnd = (page: Page, look: () => Promise<void>) =>
  expect(async () => {
    await waitLong(page);
    await look();
  }).toPass();
const open =
  (id: Parameters<typeof pagePath>[0], query = '') =>
  async (page: Page) => {
    await page.goto(pagePath(id) + query, { waitUntil: 'commit' });
  };

const kinds: Record<string, Kind> = {
  'the scripts of a page': {
    addresses: /\/_next\/static\/chunks\/.*\.js/,
    visit: open('roadmap'),
    seen: async (page) => {
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await inTheEnd(page, () => expect(offer(page)).toBeVisible({ timeout: 500 }));
      await expect(page.getByRole('checkbox').first()).toBeHidden();
      await expect(page.locator('table.roadmap .initiative-pill').first()).toBeVisible();
    },
    usual: 'missing',
    title: pages.roadmap.title,
  },
  'the second half of a page': {
    addresses: new RegExp(`${pagePath('roadmap')}$`),
    visit: open('roadmap'),
    seen: async (page) => {
      await inTheEnd(page, () => expect(offer(page)).toBeVisible({ timeout: 500 }));
    },
    faults: ['cut'],
    title: pages.roadmap.title,
  },
  'the search index': {
    addresses: /\/pagefind\//,
    visit: open('chat'),
    seen: async (page) => {
      await hydrated(page);
      await navbar(page).getByRole('button', { name: chrome.search.label }).click();
      await page.getByRole('combobox').fill(pages.donate.title);
      await waitLong(page);
      await expect(page.locator('.search-status')).toHaveText(chrome.search.failed);
      await expect(page.getByRole('button', { name: chrome.search.retry })).toBeVisible();
      await expect(page.getByRole('link', { name: chrome.search.external })).toBeVisible();
    },
    faults: twoFaults,
    title: pages.chat.title,
  },
  'the list of versions': {
    addresses: /\/data\/.*\.json/,
    visit: open('changelogStable', `?since=${third}`),
    seen: async (page) => {
      await inTheEnd(page, () => expect(status(page, parts.changelog.explorer.failed)).toBeVisible({ timeout: 500 }));
      await expect(page.locator(`[data-release="${newest}"]`).filter({ visible: true })).toHaveCount(1);
    },
    title: pages.changelogStable.title,
  },
  'the archive page of a changelog': {
    addresses: /changelog-stable-old\/\d+\/$/,
    visit: open('changelogStable', `?since=${third}`),
    seen: async (page, fault) => {
      // The first half of the archive may contain the releases that the visitor wants.
      const said = status(page, parts.changelog.explorer.failed);
      if (fault !== 'cut') await inTheEnd(page, () => expect(said).toBeVisible({ timeout: 500 }));
      await expect(page.locator(`[data-release="${newest}"]`).filter({ visible: true })).toHaveCount(1);
    },
    faults: twoFaults,
    title: pages.changelogStable.title,
  },
  'the published checksums': {
    addresses: /\/data\/.*\.json/,
    visit: open('download'),
    seen: async (page) => {
      await hydrated(page);
      await waitLong(page);
      await expect(status(page, pages.download.failed)).toBeVisible();
      await page.locator('label[for="system-war"]').click();
      const war = page.getByRole('link', { name: pages.download.packages.war }).first();
      await expect(war).toHaveAttribute('href', /\/jenkins\.war$/);
    },
    faults: twoFaults,
    title: pages.download.title,
  },
  'the pictures of this site': {
    addresses: /\/(media|data\/logo)\/|\/images\//,
    visit: async (page) => {
      await open('books')(page);
      await hydrated(page);
    },
    seen: async (page, fault) => {
      const picture = page.getByRole('main').locator('picture img').first();
      await picture.scrollIntoViewIfNeeded();
      if (fault !== 'slow') await expect(picture).toHaveAttribute('data-missing');
    },
    title: pages.books.title,
  },
};

test.use({ routesOtherHosts: true, expectedMessages: /./, viewport: { width: 1440, height: 900 } });

for (const [name, kind] of Object.entries(kinds)) {
  for (const fault of process.env.TEST_ALL ? (kind.faults ?? everyFault) : kind.usual ? [kind.usual] : []) {
    test(`the page stays usable when a file is broken: ${name}, ${fault}`, async ({ page, problems }) => {
      const documents = watchDocuments(page);
      await page.clock.install();
      await breakFiles(page, kind.addresses, fault);
      await kind.visit(page);
      await kind.seen(page, fault);
      await waitLong(page);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(kind.title);
      expect(documents.length, 'documents loaded').toBe(1);
      problems.splice(0);
    });
  }
}
