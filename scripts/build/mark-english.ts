import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { fallbackTexts } from '@/scripts/messages/fallback-texts';
import { readMessages, readOwnMessages } from '@/scripts/messages/read-messages';
import { attribute, type HtmlElement, type HtmlNode, parseHtml, replaceRanges } from '@/scripts/shared/html';

/** The attributes that people read or hear. */
const spokenAttributes = ['aria-label', 'alt', 'title', 'placeholder', 'content'];

/** Whether a text is English because the locale lacks the message; nothing, for locales that have them all. */
const fallbacks = new Map<Locale, ReturnType<typeof fallbackTexts>>();

/** Marks the English texts on a page of a locale that lacks messages. A page of one that has them all is left as it is. */
export function markFallbacks(html: string, locale: Locale): string {
  const isFallback = fallbackOf(locale);
  return isFallback ? markEnglish(html, locale, isFallback) : html;
}

function fallbackOf(locale: Locale) {
  if (!fallbacks.has(locale)) fallbacks.set(locale, fallbackTexts(readOwnMessages(locale), readMessages(defaultLocale)));
  return fallbacks.get(locale);
}

/**
 * Marks the texts of a page that are in English because its locale lacks the message, and within them what is in the
 * page's language. Only attributes change, which React leaves as they are (docs/decisions/locales.md).
 * @param isFallback whether a text is such a message
 */
export function markEnglish(html: string, locale: string, isFallback: (text: string) => boolean): string {
  const marks: { start: number; end: number; text: string }[] = [];
  const visit = (node: HtmlNode, around: string) => {
    let language = around;
    if ('tagName' in node) {
      // The language of records is known already.
      if (['script', 'style'].includes(node.tagName) || (node.tagName !== 'html' && attribute(node, 'lang'))) return;
      const texts = textsOf(node);
      if (texts.length > 0) language = texts.every(isFallback) ? defaultLocale : locale;
      const start = node.sourceCodeLocation?.startTag?.startOffset;
      if (language !== around && start !== undefined) {
        const end = start + 1 + node.tagName.length;
        marks.push({ start: end, end, text: ` lang="${language}"` });
      }
    }
    if ('childNodes' in node) for (const child of node.childNodes) visit(child, language);
  };
  visit(parseHtml(html, { scripting: false }), locale);
  return replaceRanges(html, marks);
}

/** The words that stand directly in an element; where there are none, those that describe it. */
function textsOf(element: HtmlElement): string[] {
  const direct = element.childNodes.flatMap((child) => ('value' in child ? child.value : [])).filter(hasLetters);
  if (direct.length > 0) return direct;
  return spokenAttributes.flatMap((name) => attribute(element, name) ?? []).filter(hasLetters);
}

function hasLetters(text: string): boolean {
  return /\p{L}/u.test(text);
}
