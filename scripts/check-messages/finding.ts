import type { Text } from './read-texts';

/** Something in a text that breaks a rule. */
export interface Finding extends Pick<Text, 'locale' | 'file' | 'line' | 'key'> {
  /** The words that break it, with some around them. */
  found: string;
  /** What is wrong, and what to do. */
  remedy: string;
}

/** A finding in a text. */
export function findingAt({ locale, file, line, key }: Text, found: string, remedy: string): Finding {
  return { locale, file, line, key, found, remedy };
}

/** A finding on one line, as a translator can act on it. */
export function describeFinding({ file, line, key, found, remedy }: Finding): string {
  return `${file}: line ${line}: ${key}: “${found}”: ${remedy}`;
}

/** How much of a text is shown before and after what is wrong, in characters. */
const around = 25;

/** How much is shown in all. */
const most = 120;

/** Some words of a text around a part of it. */
export function excerpt(text: string, part: string, index = text.indexOf(part)): string {
  const start = Math.max(0, index - around);
  const end = Math.min(index + part.length + around, start + most);
  const shown = text.slice(start, end).replace(/\s*\n\s*/g, ' ');
  return `${start > 0 ? '…' : ''}${shown}${end < text.length ? '…' : ''}`;
}
