import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { flattenMessages, type Messages } from './compare-messages';

/**
 * Finds which texts of a locale's pages are in English because the locale lacks the message.
 * @param own the messages in the locale's file
 * @returns whether a text is one of them; undefined if the locale has every message
 */
export function fallbackTexts(own: Messages, english: Messages): ((text: string) => boolean) | undefined {
  const translated = flattenMessages(own);
  const missing = [...flattenMessages(english)].filter(([key]) => !translated.has(key)).map(([, message]) => message);
  if (missing.length === 0) return undefined;

  // A name that is the same in both languages is no English text.
  const ownPatterns = new Set(patternsOf([...translated.values()]));
  const patterns = patternsOf(missing).filter((pattern) => !ownPatterns.has(pattern));
  const expressions = patterns.map((pattern) => new RegExp(`^${pattern}$`, 'u'));
  const known = new Map<string, boolean>();
  return (text) => {
    const normal = text.trim().replace(/\s+/g, ' ');
    const isFallback = known.get(normal) ?? expressions.some((expression) => isMostly(expression, normal));
    known.set(normal, isFallback);
    return isFallback;
  };
}

/** Whether a text matches, and most of it is the message's: a translated name in an English sentence doesn't change its language. */
function isMostly(expression: RegExp, text: string): boolean {
  const found = expression.exec(text);
  if (!found) return false;
  const filledIn = found.slice(1).reduce((sum, part = '') => sum + part.length, 0);
  return filledIn * 2 < text.length;
}

/** The patterns of the texts on a page that messages become: elements divide them, also where one fills a placeholder. */
function patternsOf(messages: readonly string[]): string[] {
  const parsed = messages.map((message) => parse(message));
  const patterns = parsed.flatMap((parts) => [...divide(parts, '(.+?)'), ...divide(parts, undefined)]);
  return [...new Set(patterns.map((pattern) => pattern.trim()))].filter((pattern) =>
    /\p{L}/u.test(pattern.replaceAll('\\P{L}', '')),
  );
}

/**
 * Divides a message at its tags.
 * @param words the pattern of a placeholder; without one, placeholders divide the message too
 */
function divide(parts: readonly MessageFormatElement[], words: string | undefined): string[] {
  const pieces = [''];
  const append = (pattern: string) => pieces.push((pieces.pop() ?? '') + pattern);
  for (const part of parts) {
    if (part.type === TYPE.literal) append(part.value.replace(/\s+/g, ' ').replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
    else if (part.type === TYPE.tag) pieces.push(...divide(part.children, words), '');
    else if (part.type === TYPE.pound || part.type === TYPE.number) append('\\P{L}+');
    else if (part.type === TYPE.plural || part.type === TYPE.select) {
      const options = Object.values(part.options).map(({ value }) => divide(value, words));
      if (options.every(({ length }) => length === 1)) append(`(?:${options.join('|')})`);
      else pieces.push(...options.flat(), '');
    } else if (words) append(words);
    else pieces.push('');
  }
  return pieces;
}
