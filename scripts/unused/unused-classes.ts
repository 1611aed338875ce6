import { type CodeFile, canBecome, codeWords, type Shape } from './read-code';

/** A class that a style sheet styles. */
export interface StyledClass {
  file: string;
  name: string;
}

/** The classes in the selectors of a style sheet, each once. */
export function classesOf(file: string, css: string): StyledClass[] {
  const rules = css.replace(/\/\*.*?\*\//gs, '').match(/[^{};]+(?=\{)/g) ?? [];
  const selectors = rules.filter((rule) => !rule.trim().startsWith('@')).map((rule) => rule.replace(/"[^"]*"|'[^']*'/g, ''));
  const names = selectors.flatMap((selector) => [...selector.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name));
  return [...new Set(names)].map((name) => ({ file, name }));
}

/**
 * The classes that no code gives to an element. A class of a CSS module has to be taken from that module; any other one
 * stands in a text, on its own or among others, and may be put together, such as `card-${color}`.
 */
export function unusedClasses(classes: readonly StyledClass[], code: readonly CodeFile[]): StyledClass[] {
  const words = codeWords(code);
  const tokens = code.flatMap(({ texts }) => texts.flatMap(classTokens));
  const plain = new Set(tokens.flatMap((token) => (token.length === 1 ? token : [])));
  const composed = tokens.filter((token) => token.some((piece) => piece !== '') && token.length > 1);
  const taken = code.flatMap((file) => file.classes);
  return classes.filter(({ file, name }) =>
    file.endsWith('.module.css')
      ? !taken.some((one) => one.sheet === file && (one.name === name || (one.name === undefined && words.has(name))))
      : !plain.has(name) && !composed.some((token) => canBecome(token, name, words)),
  );
}

/** The classes that a text may hold: what stands between its spaces. */
function classTokens(text: Shape): Shape[] {
  const value = '\0';
  return text
    .join(value)
    .split(/\s+/)
    .map((token) => token.split(value));
}
