// biome-ignore lint/style/noRestrictedImports: reads the polyfill from its package, not content.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The custom elements polyfill, including its license. The full web components polyfill would inject styles, which the
 * Content-Security-Policy blocks.
 */
export function readPolyfill(): string {
  const script = readFileSync(
    join(process.cwd(), 'node_modules/@webcomponents/webcomponentsjs/bundles/webcomponents-ce.js'),
    'utf8',
  );
  // The source map is not published.
  return script.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
}
