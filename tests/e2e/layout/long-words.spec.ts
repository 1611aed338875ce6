import type { Page } from '@playwright/test';
import type { RouteId } from '@/lib/routing/routes';
import { pagePath } from '@/tests/support/pages';
import { sidewaysFaultsIn } from '../support/layout';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';

/** Pages that together show every kind of record, and every form of page. */
const pages: readonly RouteId[] = [
  'home',
  'artwork',
  'awards',
  'books',
  'changelogStable',
  'chat',
  'contributorSummit',
  'donate',
  'download',
  'events',
  'hacktoberfest',
  'mailingLists',
  'participate',
  'press',
  'roadmap',
];

/** Too long for a line in a narrow window, like some German or machine-generated names. */
const longWord = 'Umgebungskonfigurationsdateiverzeichnis';

/**
 * Replaces the longest word of every text of the page except labels of buttons, which don't wrap, commands, and calm titles, which stand
 * as a whole beside the butler or below him.
 */
function lengthenWords(page: Page): Promise<void> {
  return page.evaluate((word) => {
    for (const text of document.querySelectorAll('main :is(.page-banner h1, h2, h3, h4, p, dd, td, li, figcaption)')) {
      for (const node of text.childNodes) {
        const [longest] =
          node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '').split(/\s+/).sort((a, b) => b.length - a.length) : [];
        if (longest) node.nodeValue = (node.nodeValue ?? '').replace(longest, () => word);
      }
    }
  }, longWord);
}

for (const id of pages) {
  test(`${id} fits every window with long words`, async ({ page }) => {
    await visit(page, pagePath(id));
    await lengthenWords(page);
    expect(await sidewaysFaultsIn(page, { normal: [320, 820, 1440], larger: [320] })).toEqual([]);
  });
}
