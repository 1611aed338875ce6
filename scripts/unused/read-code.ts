import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type MemberExpression, type Node, parseSync } from 'oxc-parser';

/** A text of the code: the pieces between the values that it is put together with. One piece is a plain text. */
export type Shape = readonly string[];

/** What the code of a file names, in whatever way. */
export interface CodeFile {
  file: string;
  /** Its texts, apart from what it imports. */
  texts: readonly Shape[];
  /** The keys of its objects. */
  keys: readonly string[];
  /** The classes that it takes from CSS modules, by their files; no name where it chooses one while it runs. */
  classes: readonly { sheet: string; name?: string }[];
  /** The groups of messages that it asks for words, such as `pages.chat`; nothing for all of them. */
  groups: readonly Shape[];
  /** It asks for a message whose key it has from elsewhere. */
  hasUnknownKeys: boolean;
}

/** Reads what files name. */
export function readCode(files: readonly string[], root = '.'): CodeFile[] {
  return files.map((file) => readSource(file, readFileSync(join(root, file), 'utf8')));
}

/** Reads what the code of one file names. */
export function readSource(file: string, source: string): CodeFile {
  const texts: Shape[] = [];
  const keys: string[] = [];
  const sheets = new Map<string, string>();
  const classes: { sheet: string; name?: string }[] = [];
  const groups: Shape[] = [];
  const translators = new Set<string>();
  const askedWith: { translator: string; key: Node | undefined }[] = [];

  walk(parseSync(file, source).program, (node) => {
    const text = shapeOf(node);
    if (text) texts.push(text);
    if (node.type === 'Property' && node.key.type === 'Identifier') keys.push(node.key.name);
    if (node.type === 'ImportDeclaration') {
      const sheet = pathOf(node.source.value, file);
      for (const { local } of node.specifiers) if (sheet.endsWith('.module.css')) sheets.set(local.name, sheet);
    }
    if (node.type === 'MemberExpression' && node.object.type === 'Identifier') {
      const sheet = sheets.get(node.object.name);
      if (sheet) classes.push({ sheet, name: memberName(node) });
    }
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init) {
      const call = node.init.type === 'AwaitExpression' ? node.init.argument : node.init;
      const group = groupOf(call);
      if (group) {
        translators.add(node.id.name);
        groups.push(group);
      }
    }
    if (node.type === 'CallExpression') {
      const callee = node.callee.type === 'MemberExpression' ? node.callee.object : node.callee;
      if (callee.type === 'Identifier') askedWith.push({ translator: callee.name, key: node.arguments[0] });
    }
  });
  const hasUnknownKeys = askedWith.some(
    ({ translator, key }) => translators.has(translator) && (key?.type === 'Identifier' || key?.type === 'MemberExpression'),
  );
  return { file, texts, keys, classes, groups, hasUnknownKeys };
}

/** The group of messages that a translator is asked for by `useTranslations` or `getTranslations`. */
function groupOf(call: Node): Shape | undefined {
  if (call.type !== 'CallExpression' || call.callee.type !== 'Identifier') return undefined;
  if (!['useTranslations', 'getTranslations'].includes(call.callee.name)) return undefined;
  const [argument] = call.arguments;
  if (argument?.type !== 'ObjectExpression') return (argument && shapeOf(argument)) ?? [''];
  const namespace = argument.properties.find(
    (property) => property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'namespace',
  );
  return (namespace?.type === 'Property' && shapeOf(namespace.value)) || [''];
}

function shapeOf(node: Node): Shape | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : undefined;
  return node.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked ?? '') : undefined;
}

function memberName({ computed, property }: MemberExpression): string | undefined {
  if (!computed) return property.type === 'Identifier' ? property.name : undefined;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined;
}

/** The path from the root of what a file imports. */
function pathOf(source: string, file: string): string {
  return source.startsWith('@/') ? source.slice(2) : posix.join(posix.dirname(file), source);
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  if (node.type === 'ImportDeclaration') return;
  for (const child of Object.values(node).flat()) if (isNode(child)) walk(child, visit);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** The texts and keys that stand in the code by themselves, which other texts may be put together with. */
export function codeWords(files: readonly CodeFile[]): Set<string> {
  return new Set(files.flatMap(({ texts, keys }) => [...keys, ...texts.flatMap((text) => (text.length === 1 ? text : []))]));
}

/** Tells whether a name may be what a text of the code becomes: what takes the place of its values are words, or numbers. */
export function canBecome(text: Shape, name: string, words: ReadonlySet<string>): boolean {
  if (text.length === 1) return text[0] === name;
  const values = new RegExp(`^${text.map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('(.+)')}$`).exec(name);
  return values?.slice(1).every((value) => words.has(value) || /^\d+$/.test(value)) ?? false;
}
