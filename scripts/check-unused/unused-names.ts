import { type CodeFile, codeIdentifiers, isNamed, nameTest } from './read-code';

/**
 * The names that appear neither in the code nor in other strings.
 * @param names of destinations or icons, for example
 * @param otherWords strings in content/ and tags in messages
 */
export function unusedNames(names: readonly string[], code: readonly CodeFile[], otherWords: Iterable<string>): string[] {
  const texts = code.flatMap((file) => file.texts.filter(isNamed));
  const isUsed = nameTest(
    [...texts, ...[...otherWords].map((word) => [word])],
    new Set([...codeIdentifiers(code), ...otherWords]),
  );
  return names.filter((name) => !isUsed(name));
}

/**
 * The destinations that components link to but nothing defines; only the build would name them.
 * @param known the names of pages and of content/links.yml
 */
export function unknownDestinations(code: readonly CodeFile[], known: readonly string[]): { file: string; name: string }[] {
  return code.flatMap(({ file, destinations }) =>
    destinations.filter((name) => !known.includes(name)).map((name) => ({ file, name })),
  );
}
