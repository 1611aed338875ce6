import { type CodeFile, codeIdentifiers, isNamed, nameTest, type Shape } from './read-code';

/** A class in a style sheet. */
export interface StyledClass {
  file: string;
  name: string;
}

/** The unique classes in the selectors of a style sheet. */
export function classesOf(file: string, css: string): StyledClass[] {
  const rules = css.replace(/\/\*.*?\*\//gs, '').match(/[^{};]+(?=\{)/g) ?? [];
  const selectors = rules.filter((rule) => !rule.trim().startsWith('@')).map((rule) => rule.replace(/"[^"]*"|'[^']*'/g, ''));
  const names = selectors.flatMap((selector) => [...selector.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name));
  return [...new Set(names)].map((name) => ({ file, name }));
}

/**
 * The classes that no code uses. A class is used if it appears in a string, possibly among others or composed, such
 * as `card-${color}`.
 */
export function unusedClasses(classes: readonly StyledClass[], code: readonly CodeFile[]): StyledClass[] {
  const tokens = code.flatMap(({ texts }) => texts.flatMap(classTokens).filter(isNamed));
  const isUsed = nameTest(tokens, codeIdentifiers(code));
  return classes.filter(({ name }) => !isUsed(name));
}

/** Splits a string or template at white space. */
function classTokens(text: Shape): Shape[] {
  const value = '\0';
  return text
    .join(value)
    .split(/\s+/)
    .map((token) => token.split(value));
}
