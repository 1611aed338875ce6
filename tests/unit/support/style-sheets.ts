import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A rule of a style sheet. */
export interface CssRule {
  file: string;
  selectors: string[];
  /** The utility classes applied by the rule; classes of theme.css are replaced by what they apply. */
  classes: string[];
}

/** The site's style sheets, the one with the theme first. */
export const styleSheets = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => join('components', file));

/** The text of a style sheet, without its comments. */
export function readStyles(file: string): string {
  return readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '');
}

/** The rules of the site's style sheets, in source order. */
export function cssRules(): CssRule[] {
  const utilities = new Map(
    [...readStyles(join('components', 'ui', 'theme.css')).matchAll(/@utility ([\w-]+) \{([^{}]*)\}/g)].map(
      ([, name = '', body = '']) => [name, appliedIn(body)],
    ),
  );
  return styleSheets.flatMap((file) =>
    [...readStyles(file).matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, before = '', body = '']) => ({
      file,
      selectors: before.split(',').map((selector) => selector.trim()),
      classes: appliedIn(body).flatMap((name) => utilities.get(name) ?? name),
    })),
  );
}

function appliedIn(body: string): string[] {
  return [...body.matchAll(/@apply ([^;]+);/g)].flatMap(([, names = '']) => names.split(/\s+/));
}
