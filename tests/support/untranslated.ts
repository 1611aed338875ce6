import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { flattenMessages } from '@/scripts/messages/compare-messages';
import { readOwnMessages } from '@/scripts/messages/read-messages';

/** Shorter texts are often identical in several languages: names, abbreviations. */
const longEnough = 25;
const english = new Map<Locale, string[]>();
const missing = new Map<Locale, Set<string>>();

/**
 * The English text on a page in another locale, including its head and accessible names. The head can't mark a text as English,
 * so there, messages without a translation don't count.
 */
export function untranslatedTexts(page: Document, locale: Locale): string[] {
  const texts = new Set(bodyTexts(page));
  const inHead = new Set(headTexts(page));
  const untranslated = missingTexts(locale);
  return englishOnly(locale).filter((piece) => texts.has(piece) || (inHead.has(piece) && !untranslated.has(piece)));
}

/** The English messages without a translation in a locale. */
function missingTexts(locale: Locale): Set<string> {
  const known = missing.get(locale);
  if (known) return known;
  const own = flattenMessages(readOwnMessages(locale));
  const texts = new Set(
    [...flattenMessages(readOwnMessages(defaultLocale))].flatMap(([key, text]) => (own.has(key) ? [] : [text])),
  );
  missing.set(locale, texts);
  return texts;
}

/** The parts of English messages whose translation in a locale differs. */
function englishOnly(locale: Locale): string[] {
  const known = english.get(locale);
  if (known) return known;
  const own = pieces(locale);
  const only = [...pieces(defaultLocale)].filter((piece) => piece.length > longEnough && !own.has(piece));
  english.set(locale, only);
  return only;
}

/** The messages of a locale, split at tags and placeholders into the parts that appear on pages. */
function pieces(locale: Locale): Set<string> {
  const messages = [...flattenMessages(readOwnMessages(locale)).values()];
  return new Set(messages.flatMap((text) => text.split(/<[^>]*>|\{[^}]*\}/).map((piece) => piece.trim())));
}

function headTexts(page: Document): string[] {
  const metas = page.querySelectorAll('meta[name="description"], meta[property^="og:"]');
  return [page.title, ...[...metas].map((meta) => meta.getAttribute('content') ?? '')];
}

/** Every text of the body that is not marked as another language. */
function bodyTexts(page: Document): string[] {
  const texts: string[] = [];
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
