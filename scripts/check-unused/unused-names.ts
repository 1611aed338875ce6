import { type CodeFile, canEvaluateTo, codeIdentifiers } from './read-code';

/**
 * The names that appear neither in the code nor in other strings.
 * @param names of destinations or icons, for example
 * @param otherWords strings in content/ and tags in messages
 */
export function unusedNames(names: readonly string[], code: readonly CodeFile[], otherWords: Iterable<string>): string[] {
  const texts = code.flatMap((file) => file.texts);
  const plain = new Set([...texts.flatMap((text) => (text.length === 1 ? text : [])), ...otherWords]);
  // A template of expressions only would match every name.
  const composed = texts.filter((text) => text.length > 1 && text.some((piece) => piece !== ''));
  const words = new Set([...codeIdentifiers(code), ...otherWords]);
  return names.filter((name) => !plain.has(name) && !composed.some((text) => canEvaluateTo(text, name, words)));
}
