import { type CodeFile, canBecome, codeWords } from './read-code';

/**
 * The names that appear neither in the code nor among other words.
 * @param names names of destinations, icons and the like
 * @param otherWords other places of names: words of content/, tags of messages
 */
export function unusedNames(names: readonly string[], code: readonly CodeFile[], otherWords: Iterable<string>): string[] {
  const texts = code.flatMap((file) => file.texts);
  const plain = new Set([...texts.flatMap((text) => (text.length === 1 ? text : [])), ...otherWords]);
  // Templates with only expressions could produce anything.
  const composed = texts.filter((text) => text.length > 1 && text.some((piece) => piece !== ''));
  const words = new Set([...codeWords(code), ...otherWords]);
  return names.filter((name) => !plain.has(name) && !composed.some((text) => canBecome(text, name, words)));
}
