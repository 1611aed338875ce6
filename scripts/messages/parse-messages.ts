import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';

/** Thrown when a file of messages is not JSON: it says where, in terms a translator can act on. */
export class MessagesError extends Error {
  override name = 'MessagesError';
}

/**
 * Reads the text of a file of messages.
 * @param file its path from the repository's root
 * @throws MessagesError naming file, line and column
 */
export function parseMessages(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const errors: ParseError[] = [];
    parseTree(text, errors, { disallowComments: true });
    // What follows from the first mistake is none of its own.
    const [first] = errors;
    const mistake = first && `${place(text, first.offset)}: ${inWords(printParseErrorCode(first.error))}`;
    throw new MessagesError(`${file}: ${mistake ?? error.message}`);
  }
}

/** The line in which a message stands, from 1; undefined when the file does not have it. */
export function messageLines(text: string): (key: string) => number | undefined {
  const tree = parseTree(text);
  return (key) => {
    const node = tree && findNodeAtLocation(tree, key.split('.'));
    return node && position(text, node.offset).line;
  };
}

/**
 * Keys that a group has twice: JSON takes the last one, and the other one is lost without a word.
 * @returns one line for each, naming file, line and column
 */
export function repeatedKeys(file: string, text: string): string[] {
  const tree = parseTree(text);
  return tree ? repeatedIn(tree).map((name) => `${file}: ${place(text, name.offset)}: "${name.value}" is there twice`) : [];
}

function repeatedIn(node: Node): Node[] {
  const children = node.children ?? [];
  const names = node.type === 'object' ? children.flatMap((property) => property.children?.[0] ?? []) : [];
  const repeated = names.filter(({ value }, index) => names.findIndex((name) => name.value === value) < index);
  return [...repeated, ...children.flatMap(repeatedIn)];
}

function place(text: string, offset: number): string {
  const { line, column } = position(text, offset);
  return `line ${line}, column ${column}`;
}

function position(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** `CommaExpected` as people say it. */
function inWords(code: string): string {
  return code.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
}
