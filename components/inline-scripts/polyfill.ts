/**
 * Loads the polyfill only in browsers without custom elements (docs/behavior.md, Failures). They know nothing newer than ES5, to which
 * esbuild can't translate `const`, so there is no variable and no import.
 */
export default function loadPolyfill(): void {
  if ('customElements' in window) return;
  document.head.appendChild(document.createElement('script')).src = `${process.env.SITE_BASE}/polyfills/web-components.js`;
}
