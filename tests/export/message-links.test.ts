import { shapeTags } from '@/components/links/rich-text';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { resolveDestination } from '@/lib/routing/destinations';
import { type RouteId, routeIds } from '@/lib/routing/routes';
import { pagePath } from '@/tests/support/pages';
import { saidBy } from '@/tests/support/said-messages';
import { finishedData, mainOf } from './support/finished-page';
import { messagesOf, ownText, pagesBelow } from './support/page-messages';

/** A link in a message: a tag named after a destination. */
interface NamedLink {
  key: string;
  message: string;
  href: string;
  /** The link's text; undefined if it depends on a placeholder. */
  text: string | undefined;
}

function linksNamedBy(id: RouteId, locale: Locale): NamedLink[] {
  return [...messagesOf(id, locale)].flatMap(([key, message]) => {
    const varies = /, (plural|select|selectordinal),/.test(message);
    return (
      [...message.matchAll(/<(\w+)>(.*?)<\/\1>/g)]
        // Capitalized tags are blocks of the page, not links.
        .filter(([, name = '']) => !shapeTags.includes(name) && !/^[A-Z]/.test(name))
        .map(([, name = '', text = '']) => ({
          key,
          message,
          href: resolveDestination(name, locale).href,
          text: varies || text.includes('{') ? undefined : saidBy(text),
        }))
    );
  });
}

/** The links of a page. */
function linksOn(id: RouteId, locale: Locale): { href: string | null; text: string }[] {
  const links = [...mainOf(pagePath(id, locale)).querySelectorAll('a')];
  return links.map((link) => ({ href: link.getAttribute('href'), text: ownText(link, locale) }));
}

/** The links in a page's messages that neither it nor the pages below it have. */
function missingOn(id: RouteId, locale: Locale, named: NamedLink[]): NamedLink[] {
  const links = linksOn(id, locale);
  const isThere = ({ href, text }: NamedLink) =>
    links.some((link) => link.href === href && (text === undefined || link.text === text));
  // Text that a script shows later, such as in a dialog, is in the page's data.
  const isInPageData = ({ message, href, text = '' }: NamedLink) =>
    !message.includes('{') &&
    !ownText(mainOf(pagePath(id, locale)), locale).includes(saidBy(message).trim()) &&
    [href, text].every((text) => finishedData(pagePath(id, locale)).includes(inData(text)));
  return named.filter((link) => !isThere(link) && !isInPageData(link));
}

/** A text as encoded in the page data that scripts read. */
function inData(text: string): string {
  return JSON.stringify(JSON.stringify(text)).slice(1, -1).replaceAll('&', '\\u0026');
}

// Two locales suffice: the same code creates the links from the same tags.
describe.each([defaultLocale, 'fr-CA'] satisfies Locale[])(
  'every link in the messages of a page is on that page in %s:',
  (locale) => {
    test.each(routeIds)('%s', (id) => {
      const named = linksNamedBy(id, locale);
      const toItself = named.filter(({ href }) => href === pagePath(id, locale));
      expect(
        missingOn(
          id,
          locale,
          named.filter((link) => !toItself.includes(link)),
        ),
      ).toEqual([]);
      if (toItself.length === 0) return;
      // A page doesn't link to itself; such links belong to messages shown on the pages below it.
      expect(pagesBelow(id)).not.toEqual([]);
      for (const below of pagesBelow(id)) expect(missingOn(below, locale, toItself)).toEqual([]);
    });

    test('some messages contain links, so that this test checks something', () => {
      expect(routeIds.flatMap((id) => linksNamedBy(id, locale))).not.toEqual([]);
    });
  },
);
