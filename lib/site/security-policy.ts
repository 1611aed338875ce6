import { loadSite } from '@/lib/content/site';
import { resolveDestination } from './destinations';
import { mediaHost } from './pictures';

/** Parts of the policy that are the same on every page (design: security). */
const shared = {
  'default-src': ["'self'"],
  'style-src': ["'self'"],
  'font-src': ["'none'"],
  'connect-src': ["'self'"],
  'frame-src': ["'none'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
};

/**
 * The Content-Security-Policy of one page, for its meta element.
 * @param scriptHashes the SHA-256 hashes of the page's own inline scripts, base64
 */
export function pagePolicy(scriptHashes: readonly string[]): string {
  const sources = ["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)];
  return serialize({ ...shared, 'img-src': imageSources(), 'script-src': sources, 'form-action': formTargets() });
}

/** Where pictures may come from: this site, and the one host of the official pictures. */
function imageSources(): string[] {
  const host = mediaHost();
  return ["'self'", 'data:', ...(host ? [host] : [])];
}

/** Where forms may go: the search box is the only one. */
function formTargets(): string[] {
  return loadSite().showSearchBox ? [new URL(resolveDestination('searchEngine', 'en').href).origin] : ["'none'"];
}

/** The policy for the server's headers: what a meta element can't say; the page's own policy adds the rest. */
export const headerPolicy = serialize({
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'frame-ancestors': ["'none'"],
});

function serialize(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
