import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A rule of a style sheet. */
export interface CssRule {
  file: string;
  selectors: string[];
  /** The utility classes that it applies. */
  classes: string[];
}

/** The rules of the site's style sheets, in their order. */
export function cssRules(): CssRule[] {
  const files = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  return files
    .map((file) => join('components', file))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '');
      return [...text.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, before = '', body = '']) => ({
        file,
        selectors: before.split(',').map((selector) => selector.trim()),
        classes: [...body.matchAll(/@apply ([^;]+);/g)].flatMap(([, names = '']) => names.split(/\s+/)),
      }));
    });
}
