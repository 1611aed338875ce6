import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';

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
    const errors: ParseError[] = [];
    parseTree(text, errors, { disallowComments: true });
    // Later errors are consequences of the first one.
    const [first] = errors;
    const mistake = first && `${place(text, first.offset)}: ${inWords(printParseErrorCode(first.error))}`;
    throw new MessagesError(`${file}: ${mistake ?? error.message}`);
  }
}

/** The line of a message, counted from 1; undefined if the file lacks it. */
export function messageLines(text: string): (key: string) => number | undefined {
  const tree = parseTree(text);
  return (key) => {
    const node = tree && findNodeAtLocation(tree, key.split('.'));
    return node && position(text, node.offset).line;
  };
}

/**
 * Duplicate keys in a group: JSON silently keeps only the last one.
 * @returns one line each, naming file, line and column
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

/** Makes error codes such as `CommaExpected` readable. */
function inWords(code: string): string {
  return code.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
}
