import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { brokenEncoding, brokenJson, placeOf } from './broken-json.mjs';

/** Thrown if a message file is not valid JSON in UTF-8. The message names file, line and column for translators. */
export class MessagesError extends Error {
  override name = 'MessagesError';
}

/**
 * Parses a message file.
 * @param file its path from the repository's root
 * @throws MessagesError naming file, line and column
 */
export function parseMessages(file: string, text: string): unknown {
  const lost = brokenEncoding(text);
  if (lost) throw new MessagesError(`${file}: ${lost}`);
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new MessagesError(`${file}: ${brokenJson(text) ?? error.message}`);
  }
}

/** Returns a function from a key to its line, counted from 1, or to undefined if the file lacks it. */
export function messageLines(text: string): (key: string) => number | undefined {
  const tree = parseTree(text);
  const lineStarts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (key) => {
    const node = tree && findNodeAtLocation(tree, key.split('.'));
    return node && lineStarts.findLastIndex((start) => start <= node.offset) + 1;
  };
}

/**
 * Finds duplicate keys in a group, of which JSON silently uses the last.
 * @returns one line each, naming file, line and column
 */
export function repeatedKeys(file: string, text: string): string[] {
  const tree = parseTree(text);
  return tree ? repeatedIn(tree).map((name) => `${file}: ${placeOf(text, name.offset)}: duplicate key "${name.value}"`) : [];
}

function repeatedIn(node: Node): Node[] {
  const children = node.children ?? [];
  const names = node.type === 'object' ? children.flatMap((property) => property.children?.[0] ?? []) : [];
  const repeated = names.filter(({ value }, index) => names.findIndex((name) => name.value === value) < index);
  return [...repeated, ...children.flatMap(repeatedIn)];
}
