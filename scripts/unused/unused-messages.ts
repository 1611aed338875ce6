import { flattenMessages, type Messages } from '@/scripts/messages/compare-messages';
import { type CodeFile, canBecome, codeWords, type Shape } from './read-code';

/**
 * The keys that no code names. A key may be put together, such as `steps.${step}`: then what stands for the values has
 * to be a word of the code or of the content.
 * @param usedGroups groups whose words are all used, by code that takes the whole group
 * @param contentWords words of content/, which some keys come from
 */
export function unusedMessages(
  messages: Messages,
  code: readonly CodeFile[],
  usedGroups: readonly string[],
  contentWords: Iterable<string>,
): string[] {
  const words = new Set([...codeWords(code), ...contentWords]);
  const shapes = code.flatMap(keysOf);
  const plain = new Set(shapes.flatMap((shape) => (shape.length === 1 ? shape : [])));
  const composed = shapes.filter((shape) => shape.length > 1);
  return [...flattenMessages(messages).keys()].filter(
    (key) =>
      !plain.has(key) &&
      !usedGroups.some((group) => key.startsWith(`${group}.`)) &&
      !composed.some((shape) => canBecome(shape, key, words)),
  );
}

/** All keys that a file may ask for: each of its texts in each of its groups. */
function keysOf({ texts, groups, hasUnknownKeys }: CodeFile): Shape[] {
  const keys = hasUnknownKeys ? [...texts, ['', '']] : texts;
  return groups.flatMap((group) => keys.map((key) => join(group, key)));
}

function join(group: Shape, key: Shape): Shape {
  if (group.length === 1 && group[0] === '') return key;
  const [first = '', ...rest] = key;
  return [...group.slice(0, -1), `${group.at(-1)}.${first}`, ...rest];
}
