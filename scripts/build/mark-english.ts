import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { fallbackTexts } from '@/scripts/messages/fallback-texts';
import { readMessages, readOwnMessages } from '@/scripts/messages/read-messages';
import { attribute, type HtmlElement, type HtmlNode, parseHtml, replaceRanges } from '@/scripts/shared/html';

/** Attributes with text for people. */
const spokenAttributes = ['aria-label', 'alt', 'title', 'placeholder', 'content'];

/** Cached predicates by locale; undefined for locales with all messages. */
const fallbacks = new Map<Locale, ReturnType<typeof fallbackTexts>>();

/** Marks the English fallback texts on a page with `lang`. Pages of locales with all messages are unchanged. */
export function markFallbacks(html: string, locale: Locale): string {
  const isFallback = fallbackOf(locale);
  return isFallback ? markEnglish(html, locale, isFallback) : html;
}

function fallbackOf(locale: Locale) {
  if (!fallbacks.has(locale)) fallbacks.set(locale, fallbackTexts(readOwnMessages(locale), readMessages(defaultLocale)));
  return fallbacks.get(locale);
}

/**
 * Marks English fallback texts with `lang`, and text in the page's own language inside them. Only attributes change, which React
 * doesn't touch during hydration (docs/decisions/locales.md).
 * @param isFallback whether a text is an English fallback
 */
export function markEnglish(html: string, locale: string, isFallback: (text: string) => boolean): string {
  const marks: { start: number; end: number; text: string }[] = [];
  const visit = (node: HtmlNode, around: string) => {
    let language = around;
    if ('tagName' in node) {
      // Translated records already have a `lang` attribute.
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

/** The text directly in an element, or else in its attributes. */
function textsOf(element: HtmlElement): string[] {
  const direct = element.childNodes.flatMap((child) => ('value' in child ? child.value : [])).filter(hasLetters);
  if (direct.length > 0) return direct;
  return spokenAttributes.flatMap((name) => attribute(element, name) ?? []).filter(hasLetters);
}

function hasLetters(text: string): boolean {
  return /\p{L}/u.test(text);
}
