// biome-ignore lint/style/noRestrictedImports: the polyfill is a file of its package, no content.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The polyfill from its package, license included. It is the one for custom elements only, because the full one
 * writes styles, which the page's policy blocks.
 */
export function readPolyfill(): string {
  const script = readFileSync(
    join(process.cwd(), 'node_modules/@webcomponents/webcomponentsjs/bundles/webcomponents-ce.js'),
    'utf8',
  );
  // The source map is not published.
  return script.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
}
