import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withBase } from '@/lib/i18n/base-path';

/** The path of our copy of the web-components polyfill. */
export const polyfillPath = '/polyfills/web-components.js';

/**
 * Loads the polyfill only in browsers without custom elements (docs/behavior.md, Failures). The script is in old
 * syntax, because such browsers know nothing newer.
 */
export const polyfillScript = `if(!("customElements" in window)){var s=document.createElement("script");s.src="${withBase(polyfillPath)}";document.head.appendChild(s)}`;

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
