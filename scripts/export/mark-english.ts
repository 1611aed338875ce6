import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { fallbackTexts } from '@/scripts/messages/fallback-texts';
import { readMessages, readOwnMessages } from '@/scripts/messages/read-messages';
import { exportFiles, exportFolder, readExport, writeExport } from './export-files';
import { attribute, type HtmlElement, type HtmlNode, parseHtml, replaceRanges } from './html';

/** The attributes that people read or hear. */
const spokenAttributes = ['aria-label', 'alt', 'title', 'placeholder', 'content'];

/**
 * Marks the English texts on the pages of a locale that lacks messages. A locale that has them all is left as it is.
 *
 * The data by which Next goes from page to page without loading it would bring the texts back unmarked: without it, every
 * link of such a locale loads the page.
 */
export function markFallbacks(locale: Locale): void {
  const isFallback = fallbackTexts(readOwnMessages(locale), readMessages(defaultLocale));
  if (!isFallback) return;
  for (const file of exportFiles('.html').filter((name) => name.startsWith(`${locale}/`)))
    writeExport(file, markEnglish(readExport(file), locale, isFallback));
  for (const file of exportFiles('.txt').filter((name) => name.startsWith(`${locale}/`))) rmSync(join(exportFolder, file));
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
