import { within } from '@testing-library/dom';
import { defaultLocale, locales } from '@/lib/i18n/locales';
import type { RouteId } from '@/lib/routing/routes';
import { readMessages } from '@/scripts/messages/read-messages';
import { textAnchors } from '@/tests/fixtures/behavior';
import { pagePath } from '@/tests/support/pages';
import { finishedFile, mainOf, textOf } from './finished-page';
import { messagesNotShown } from './page-messages';

const { contents } = readMessages(defaultLocale).parts;

/**
 * Defines the tests for every long text page.
 * @param absent the groups of messages about records that the content doesn't have today
 */
export function testTextPage(id: keyof typeof textAnchors, absent: readonly string[] = []): void {
  testShortTextPage(id, absent);

  test('has headings that link to themselves, and tables of contents that link to them if there are many', () => {
    const main = mainOf(pagePath(id));
    const headings = [
      ...main.querySelectorAll(':is(.contents-layout > :last-child, .headings-beside) section > :is(h2, h3, h4)[id]'),
    ];
    const parts = headings.map((heading) => ({ href: `#${heading.id}`, text: textOf(heading), isMain: heading.matches('h2') }));
    for (const [index, heading] of headings.entries()) {
      // The heading of a chat room links to the room.
      if (heading.querySelector('.heading-link')) expect(heading.querySelector('a')).toHaveAttribute('href', parts[index]?.href);
    }
    if (!main.querySelector('.contents-layout')) return;
    const [folded = [], beside = [], ...more] = within(main)
      .getAllByRole('navigation', { name: contents })
      .map((list) => [...list.querySelectorAll('a')].map((link) => ({ href: link.getAttribute('href'), text: textOf(link) })));
    expect(more).toEqual([]);
    expect(beside).toEqual(folded);
    const listed = parts.filter(({ href }) => beside.some((entry) => entry.href === href));
    expect(beside).toEqual(listed.map(({ href, text }) => ({ href, text })));
    expect(parts.filter((part) => part.isMain && !listed.includes(part))).toEqual([]);
  });
}

/** Defines the tests for a text page without a table of contents, with the parameters of testTextPage. */
export function testShortTextPage(id: keyof typeof textAnchors, absent: readonly string[] = []): void {
  testAnchors(id, textAnchors[id]);

  test('shows all its messages', () => {
    const unsaid = messagesNotShown(id, defaultLocale).filter((key) => !absent.some((group) => key.startsWith(`${group}.`)));
    expect(unsaid).toEqual([]);
  });
}

/** Defines the test of the anchors of a page, which its sections may have in any order. */
export function testAnchors(id: RouteId, anchors: readonly string[]): void {
  test('has the anchors that other sites link to in every language (tests/fixtures/behavior.ts)', () => {
    const missing = locales.flatMap((locale) => {
      const html = finishedFile(pagePath(id, locale));
      return anchors.filter((anchor) => !html.includes(` id="${anchor}"`)).map((anchor) => `${pagePath(id, locale)}#${anchor}`);
    });
    expect(missing).toEqual([]);
  });
}
