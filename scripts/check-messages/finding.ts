import type { Text } from './read-texts';

/** A violation of a rule in a text. */
export interface Finding extends Pick<Text, 'locale' | 'file' | 'line' | 'key'> {
  /** The offending words with some context. */
  found: string;
  /** What is wrong, and what to do. */
  remedy: string;
}

/** Creates a finding for a text. */
export function findingAt({ locale, file, line, key }: Text, found: string, remedy: string): Finding {
  return { locale, file, line, key, found, remedy };
}

/** Formats a finding as one line for translators. */
export function describeFinding({ file, line, key, found, remedy }: Finding): string {
  return `${file}: line ${line}: ${key}: “${found}”: ${remedy}`;
}

/** The number of context characters before and after. */
const around = 25;

/** The maximum length of an excerpt in characters. */
const most = 120;

/** A part of a text with some context. */
export function excerpt(text: string, part: string, index = text.indexOf(part)): string {
  const start = Math.max(0, index - around);
  const end = Math.min(index + part.length + around, start + most);
  const shown = text.slice(start, end).replace(/\s*\n\s*/g, ' ');
  return `${start > 0 ? '…' : ''}${shown}${end < text.length ? '…' : ''}`;
}
