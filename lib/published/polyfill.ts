import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where our copy of the web-components polyfill is served. */
export const polyfillPath = '/polyfills/web-components.js';

/**
 * Loads the polyfill where the browser has no custom elements, and only there (docs/behavior.md, Failures). Such a browser knows no newer JavaScript than this either.
 */
export const polyfillScript = `if(!("customElements" in window)){var s=document.createElement("script");s.src="${polyfillPath}";document.head.appendChild(s)}`;

/** The polyfill as its package has it, license included: the one for custom elements, because the full one writes styles, which the page's policy blocks. */
export function readPolyfill(): string {
  const script = readFileSync(
    join(process.cwd(), 'node_modules/@webcomponents/webcomponentsjs/bundles/webcomponents-ce.js'),
    'utf8',
  );
  // The source map stays in the package.
  return script.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
}
