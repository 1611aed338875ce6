/**
 * Loads the polyfill only in browsers without custom elements (docs/behavior.md, Failures). They support only ES5, to which
 * esbuild can't transpile `const`, so this module has no variables and no imports.
 */
export default function loadPolyfill(): void {
  if ('customElements' in window) return;
  document.head.appendChild(document.createElement('script')).src = `${process.env.SITE_BASE}/polyfills/web-components.js`;
}
