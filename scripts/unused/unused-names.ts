import { type CodeFile, canBecome, codeWords } from './read-code';

/**
 * The names that neither a text of the code nor another word is.
 * @param names names of destinations, of icons and the like
 * @param otherWords where the names may stand beside the code: words of content/, tags of messages
 */
export function unusedNames(names: readonly string[], code: readonly CodeFile[], otherWords: Iterable<string>): string[] {
  const texts = code.flatMap((file) => file.texts);
  const plain = new Set([...texts.flatMap((text) => (text.length === 1 ? text : [])), ...otherWords]);
  // Parts between two values without any text of their own could become anything.
  const composed = texts.filter((text) => text.length > 1 && text.some((piece) => piece !== ''));
  const words = new Set([...codeWords(code), ...otherWords]);
  return names.filter((name) => !plain.has(name) && !composed.some((text) => canBecome(text, name, words)));
}
