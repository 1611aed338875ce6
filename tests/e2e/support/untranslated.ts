import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { flattenMessages } from '@/scripts/messages/compare-messages';
import { readMessages } from '@/scripts/messages/read-messages';

/** Shorter texts are often right in several languages: names, abbreviations. */
const longEnough = 25;

/** The sentences of a locale, cut at tags and placeholders into the pieces that stand in a page. */
function pieces(locale: Locale): Set<string> {
  const messages = [...flattenMessages(readMessages(locale)).values()];
  return new Set(messages.flatMap((text) => text.split(/<[^>]*>|\{[^}]*\}/).map((piece) => piece.trim())));
}

/** The English sentences that a page in another locale shows, says to a screen reader, or has in its head. */
export async function untranslatedTexts(page: Page, locale: Locale): Promise<string[]> {
  const own = pieces(locale);
  const english = [...pieces('en')].filter((piece) => piece.length > longEnough && !own.has(piece));
  const shown = await page.evaluate(() => {
    const pageLanguage = document.documentElement.lang;
    const isInPageLanguage = (element: Element) => element.closest('[lang]')?.getAttribute('lang') === pageLanguage;
    const texts: string[] = [document.title];
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="description"], meta[property^="og:"]')) {
      texts.push(meta.content);
    }
    for (const element of document.body.querySelectorAll('*')) {
      if (element.matches('script, style, template') || !isInPageLanguage(element)) continue;
      for (const node of element.childNodes) if (node instanceof Text) texts.push(node.data.trim());
      for (const name of ['title', 'aria-label', 'alt', 'placeholder']) texts.push(element.getAttribute(name) ?? '');
    }
    return texts;
  });
  return english.filter((piece) => shown.includes(piece));
}
