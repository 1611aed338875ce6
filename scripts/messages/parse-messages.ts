import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { brokenJson, placeOf } from './broken-json.mjs';

/** Thrown when a message file is not JSON, with its place, in terms that a translator can act on. */
export class MessagesError extends Error {
  override name = 'MessagesError';
}

/**
 * Parses a message file.
 * @param file its path from the repository's root
 * @throws MessagesError naming file, line and column
 */
export function parseMessages(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new MessagesError(`${file}: ${brokenJson(text) ?? error.message}`);
  }
}

/** The line of a message, counted from 1; undefined if the file lacks it. */
export function messageLines(text: string): (key: string) => number | undefined {
  const tree = parseTree(text);
  const lineStarts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (key) => {
    const node = tree && findNodeAtLocation(tree, key.split('.'));
    return node && lineStarts.findLastIndex((start) => start <= node.offset) + 1;
  };
}

/**
 * Duplicate keys in a group: JSON silently keeps only the last one.
 * @returns one line each, naming file, line and column
 */
export function repeatedKeys(file: string, text: string): string[] {
  const tree = parseTree(text);
  return tree ? repeatedIn(tree).map((name) => `${file}: ${placeOf(text, name.offset)}: "${name.value}" is there twice`) : [];
}

function repeatedIn(node: Node): Node[] {
  const children = node.children ?? [];
  const names = node.type === 'object' ? children.flatMap((property) => property.children?.[0] ?? []) : [];
  const repeated = names.filter(({ value }, index) => names.findIndex((name) => name.value === value) < index);
  return [...repeated, ...children.flatMap(repeatedIn)];
}
