import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type MemberExpression, type Node, parseSync } from 'oxc-parser';

/** A string or template in the code, as the pieces between its expressions; a plain string is one piece. */
export type Shape = readonly string[];

/** Everything that the code of a file may refer to by name. */
export interface CodeFile {
  file: string;
  /** Its strings, except import paths. */
  texts: readonly Shape[];
  /** Its object keys. */
  keys: readonly string[];
  /** The classes it uses from CSS modules, by their files; without a name if it is chosen at run time. */
  classes: readonly { sheet: string; name?: string }[];
  /** The groups of messages it translates from, such as `pages.chat`; empty means all of them. */
  groups: readonly Shape[];
  /** It uses a message whose key comes from elsewhere. */
  hasUnknownKeys: boolean;
}

/** Reads the names in files. */
export function readCode(files: readonly string[], root = '.'): CodeFile[] {
  return files.map((file) => readSource(file, readFileSync(join(root, file), 'utf8')));
}

/** Reads the names in one file. */
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

/** The group of messages passed to `useTranslations` or `getTranslations`. */
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

/** The path of an import from the root. */
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

/** The strings and keys of the code that other names may be composed of. */
export function codeWords(files: readonly CodeFile[]): Set<string> {
  return new Set(files.flatMap(({ texts, keys }) => [...keys, ...texts.flatMap((text) => (text.length === 1 ? text : []))]));
}

/** Whether a string of the code can produce a name: its expressions stand for words or numbers. */
export function canBecome(text: Shape, name: string, words: ReadonlySet<string>): boolean {
  if (text.length === 1) return text[0] === name;
  if (!name.startsWith(text[0] ?? '')) return false;
  const values = new RegExp(`^${text.map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('(.+)')}$`).exec(name);
  return values?.slice(1).every((value) => words.has(value) || /^\d+$/.test(value)) ?? false;
}
