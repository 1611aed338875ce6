import { flattenMessages, type Messages } from '@/scripts/messages/compare-messages';
import { type CodeFile, codeIdentifiers, nameTest, type Shape } from './read-code';

/**
 * The message keys that no code uses. Keys may be composed, such as `steps.${step}`, of strings in the code or in content/.
 * @param usedGroups namespaces that are used as a whole
 * @param contentIdentifiers strings in content/
 */
export function unusedMessages(
  messages: Messages,
  code: readonly CodeFile[],
  usedGroups: readonly string[],
  contentIdentifiers: Iterable<string>,
): string[] {
  const usersOf = messageUsers(code, contentIdentifiers);
  return [...flattenMessages(messages).keys()].filter(
    (key) => !usedGroups.some((group) => key.startsWith(`${group}.`)) && usersOf(key).length === 0,
  );
}

/**
 * Finds the files that may use a message.
 * @returns a function from a key to their paths
 */
export function messageUsers(code: readonly CodeFile[], contentIdentifiers: Iterable<string>): (key: string) => string[] {
  const words = new Set([...codeIdentifiers(code), ...contentIdentifiers]);
  const files = code.map((source) => ({ ...source, isKey: nameTest(keysOf(source), words) }));
  const isProperty = propertyTest(code);
  return (key) =>
    files.flatMap(({ file, objects, isKey }) => (isKey(key) || objects.some((group) => isProperty(group, key)) ? [file] : []));
}

/** Returns a function that decides whether some code reads a message of a group, given by its key, as a property. */
function propertyTest(code: readonly CodeFile[]): (group: string, key: string) => boolean {
  const names = new Set(code.flatMap(({ keys, properties }) => [...keys, ...properties]));
  return (group, key) =>
    key.startsWith(`${group}.`) &&
    key
      .slice(group.length + 1)
      .split('.')
      .every((name) => names.has(name));
}

/** All keys that a file may use: each of its strings in each of its namespaces. */
function keysOf({ texts, groups, hasUnknownKeys }: CodeFile): Shape[] {
  const keys = hasUnknownKeys ? [...texts, ['', '']] : texts;
  return groups.flatMap((group) => keys.map((key) => join(group, key)));
}

function join(group: Shape, key: Shape): Shape {
  if (group.length === 1 && group[0] === '') return key;
  const [first = '', ...rest] = key;
  return [...group.slice(0, -1), `${group.at(-1)}.${first}`, ...rest];
}
