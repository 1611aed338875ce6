import { readFileSync } from 'node:fs';
import { type Node, parseSync } from 'oxc-parser';

/** A string or template literal as the pieces between its expressions; a plain string has one piece. */
export type Shape = readonly string[];

/** Everything in a source file that may refer to something by name. */
export interface CodeFile {
  file: string;
  /** String and template literals, except import paths. */
  texts: readonly Shape[];
  /** Object keys, and names in object patterns. */
  keys: readonly string[];
  /** Names of properties that are read, such as `title` in `labels.title`. */
  properties: readonly string[];
  /** Namespaces passed to next-intl, such as `pages.chat`; an empty string means the root. */
  groups: readonly Shape[];
  /** Groups of messages that are read as an object, such as `pages.chat` in `useMessages().pages.chat`. */
  objects: readonly string[];
  /** The values of `to` and `start` attributes, which name destinations. */
  destinations: readonly string[];
  /** Whether it uses a message key that comes from a variable. */
  hasUnknownKeys: boolean;
}

/** Reads the names used in files. */
export function readCode(files: readonly string[]): CodeFile[] {
  return files.map((file) => readSource(file, readFileSync(file, 'utf8')));
}

/** Reads the names used in one file. */
export function readSource(file: string, source: string): CodeFile {
  const texts: Shape[] = [];
  const keys: string[] = [];
  const properties: string[] = [];
  const groups: Shape[] = [];
  const objects: string[] = [];
  const destinations: string[] = [];
  const translators = new Set<string>();
  const calls: { translator: string; key: Node | undefined }[] = [];

  walk(parseSync(file, source).program, (node, parent) => {
    const text = shapeOf(node);
    if (text) texts.push(text);
    if (node.type === 'Property' && node.key.type === 'Identifier') keys.push(node.key.name);
    if (node.type === 'JSXAttribute' && node.name.type === 'JSXIdentifier' && ['to', 'start'].includes(node.name.name)) {
      if (node.value?.type === 'Literal' && typeof node.value.value === 'string') destinations.push(node.value.value);
    }
    if (node.type === 'MemberExpression') {
      if (node.property.type === 'Identifier') properties.push(node.property.name);
      const path = parent?.type === 'MemberExpression' ? undefined : messagePath(node);
      if (path) objects.push(path.join('.'));
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
      if (callee.type === 'Identifier') calls.push({ translator: callee.name, key: node.arguments[0] });
    }
  });
  const hasUnknownKeys = calls.some(
    ({ translator, key }) => translators.has(translator) && (key?.type === 'Identifier' || key?.type === 'MemberExpression'),
  );
  return { file, texts, keys, properties, groups, objects, destinations, hasUnknownKeys };
}

/** The namespace passed to `useTranslations` or `getTranslations`. */
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

/** The names in `useMessages().pages.chat` after the call; undefined for other expressions. */
function messagePath(node: Node): string[] | undefined {
  if (node.type === 'CallExpression')
    return node.callee.type === 'Identifier' && node.callee.name === 'useMessages' ? [] : undefined;
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return undefined;
  const before = messagePath(node.object);
  return before && [...before, node.property.name];
}

function shapeOf(node: Node): Shape | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : undefined;
  return node.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked ?? '') : undefined;
}

function walk(node: Node, visit: (node: Node, parent?: Node) => void, parent?: Node): void {
  visit(node, parent);
  if (node.type === 'ImportDeclaration') return;
  for (const child of Object.values(node).flat()) if (isNode(child)) walk(child, visit, node);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** The plain strings and object keys that may be inserted into templates to form names. */
export function codeIdentifiers(files: readonly CodeFile[]): Set<string> {
  return new Set(files.flatMap(({ texts, keys }) => [...keys, ...texts.flatMap((text) => (text.length === 1 ? text : []))]));
}

/**
 * Returns a function that decides whether some of the strings and templates can evaluate to a name.
 * @param words the values that expressions in templates can have, besides numbers
 */
export function nameTest(texts: readonly Shape[], words: ReadonlySet<string>): (name: string) => boolean {
  const plain = new Set(texts.flatMap((text) => (text.length === 1 ? text : [])));
  const composed = texts.filter((text) => text.length > 1);
  return (name) => plain.has(name) || composed.some((text) => canEvaluateTo(text, name, words));
}

function canEvaluateTo(text: Shape, name: string, words: ReadonlySet<string>): boolean {
  if (!name.startsWith(text[0] ?? '')) return false;
  const values = new RegExp(`^${text.map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('(.+)')}$`).exec(name);
  return values?.slice(1).every((value) => words.has(value) || /^\d+$/.test(value)) ?? false;
}

/** Whether a text has a fixed part. A template of expressions only would match every name. */
export function isNamed(text: Shape): boolean {
  return text.some((piece) => piece !== '');
}
