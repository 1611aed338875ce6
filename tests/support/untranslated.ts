import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { flattenMessages } from '@/scripts/messages/compare-messages';
import { readOwnMessages } from '@/scripts/messages/read-messages';

/** Shorter texts are often the same in several languages: names, abbreviations. */
const longEnough = 25;
const english = new Map<Locale, string[]>();

/** The English sentences that a page in another locale shows, announces to screen readers, or has in its head. */
export function untranslatedTexts(page: Document, locale: Locale): string[] {
  const shown = new Set(textsOf(page));
  return englishOnly(locale).filter((piece) => shown.has(piece));
}

/** The pieces of English messages whose translation differs in a locale. */
function englishOnly(locale: Locale): string[] {
  const known = english.get(locale);
  if (known) return known;
  const own = pieces(locale);
  const only = [...pieces(defaultLocale)].filter((piece) => piece.length > longEnough && !own.has(piece));
  english.set(locale, only);
  return only;
}

/** The messages of a locale, split at tags and placeholders into the pieces found on pages. */
function pieces(locale: Locale): Set<string> {
  const messages = [...flattenMessages(readOwnMessages(locale)).values()];
  return new Set(messages.flatMap((text) => text.split(/<[^>]*>|\{[^}]*\}/).map((piece) => piece.trim())));
}

/** Every text of a page in the page's own language. */
function textsOf(page: Document): string[] {
  const metas = page.querySelectorAll('meta[name="description"], meta[property^="og:"]');
  const texts = [page.title, ...[...metas].map((meta) => meta.getAttribute('content') ?? '')];
  const visit = (element: Element, inOwn: boolean) => {
    if (['SCRIPT', 'STYLE', 'TEMPLATE'].includes(element.tagName)) return;
    const lang = element.getAttribute('lang');
    const isOwn = lang === null ? inOwn : lang === page.documentElement.lang;
    if (isOwn) {
      for (const node of element.childNodes) if (node.nodeType === node.TEXT_NODE) texts.push(node.textContent?.trim() ?? '');
      for (const name of ['title', 'aria-label', 'alt', 'placeholder']) texts.push(element.getAttribute(name) ?? '');
    }
    for (let child = element.firstElementChild; child; child = child.nextElementSibling) visit(child, isOwn);
  };
  visit(page.body, true);
  return texts;
}
