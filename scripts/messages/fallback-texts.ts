import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { flattenMessages, type Messages } from './compare-messages';

/**
 * Recognizes texts that are in English because a locale lacks the message.
 * @param own the messages in the locale's file
 * @returns a predicate for the text of an element; undefined if the locale has every message
 */
export function fallbackTexts(own: Messages, english: Messages): ((text: string) => boolean) | undefined {
  const translated = flattenMessages(own);
  const missing = [...flattenMessages(english)].filter(([key]) => !translated.has(key)).map(([, message]) => message);
  if (missing.length === 0) return undefined;

  // Texts that are the same in both languages, such as names, don't count as English.
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

/** Whether a text matches and less than half of it fills placeholders, whose values may be translated. */
function isMostly(expression: RegExp, text: string): boolean {
  const found = expression.exec(text);
  if (!found) return false;
  const filledIn = found.slice(1).reduce((sum, part = '') => sum + part.length, 0);
  return filledIn * 2 < text.length;
}

/** Regular expressions for the text nodes that messages produce. Tags split messages, and so may elements in placeholders. */
function patternsOf(messages: readonly string[]): string[] {
  const parsed = messages.map((message) => parse(message));
  const patterns = parsed.flatMap((parts) => [...split(parts, '(.+?)'), ...split(parts, undefined)]);
  return [...new Set(patterns.map((pattern) => pattern.trim()))].filter((pattern) =>
    /\p{L}/u.test(pattern.replaceAll('\\P{L}', '')),
  );
}

/**
 * Splits a message at its tags.
 * @param placeholder the pattern of a placeholder; if undefined, placeholders split the message too
 */
function split(parts: readonly MessageFormatElement[], placeholder: string | undefined): string[] {
  const pieces = [''];
  const append = (pattern: string) => pieces.push((pieces.pop() ?? '') + pattern);
  for (const part of parts) {
    if (part.type === TYPE.literal) append(part.value.replace(/\s+/g, ' ').replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
    else if (part.type === TYPE.tag) pieces.push(...split(part.children, placeholder), '');
    else if (part.type === TYPE.pound || part.type === TYPE.number) append('\\P{L}+');
    else if (part.type === TYPE.plural || part.type === TYPE.select) {
      const options = Object.values(part.options).map(({ value }) => split(value, placeholder));
      if (options.every(({ length }) => length === 1)) append(`(?:${options.join('|')})`);
      else pieces.push(...options.flat(), '');
    } else if (placeholder) append(placeholder);
    else pieces.push('');
  }
  return pieces;
}
