import { type Locale, locales } from '@/lib/i18n/locales';
import { type RouteId, routeIds, routes } from '@/lib/routing/routes';
import { flattenMessages } from '@/scripts/messages/compare-messages';
import { readMessages } from '@/scripts/messages/read-messages';
import { pagePath } from '@/tests/support/pages';
import { saidBy } from '@/tests/support/said-messages';
import { finishedPage, mainOf, textOf } from './finished-page';

/** The messages of a page in a locale by their path below the page's name. */
export function messagesOf(id: RouteId, locale: Locale): Map<string, string> {
  return flattenMessages(readMessages(locale).pages[id]);
}

/** The pages below a page, which may show some of its messages. */
export function pagesBelow(id: RouteId): RouteId[] {
  return routeIds.filter((other) => other !== id && routes[other].path.startsWith(routes[id].path));
}

const newTabMarks = new Map(locales.map((locale) => [locale, ` ${readMessages(locale).chrome.opensInNewTab}`]));

/** The text of a page or part of it, without the marks of links that open in a new tab. */
export function ownText(element: Element, locale: Locale): string {
  const text = textOf(element).replaceAll('\u2060', '');
  return text.replaceAll(newTabMarks.get(locale) ?? '', '').trim();
}

/**
 * The messages of a page that neither it nor the pages below it contain: as text, accessible name or description, or in the head.
 */
export function messagesNotShown(id: RouteId, locale: Locale): string[] {
  const below = pagesBelow(id).map((other) => saidOn(other, locale));
  const said = saidOn(id, locale);
  return [...messagesOf(id, locale)]
    .filter(([, message]) => {
      const isSaidBy = (texts: string) => pieces(message).every((piece) => texts.includes(piece));
      return !isSaidBy(said) && !(below.length > 0 && below.every(isSaidBy));
    })
    .map(([key]) => key);
}

/** A message split at its placeholders. */
function pieces(message: string): string[] {
  return saidBy(message)
    .split(/\{[^}]*\}/)
    .map((piece) => piece.trim());
}

function saidOn(id: RouteId, locale: Locale): string {
  const path = pagePath(id, locale);
  const page = finishedPage(path);
  const unseen = [...page.querySelectorAll('main [aria-label], main [alt], meta[content]')].flatMap((element) =>
    ['aria-label', 'alt', 'content'].map((name) => element.getAttribute(name) ?? ''),
  );
  return [ownText(mainOf(path), locale), page.title, ...unseen].join('\n').replace(/[^\S\n]+/g, ' ');
}
