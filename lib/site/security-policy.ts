import { loadSite } from '@/lib/content/site';
import { portraitOrigin } from './contributor-hosts';
import { resolveDestination } from './destinations';

/**
 * Parts of the policy that are the same on every page (design: security). A visitor keeps the first
 * page's policy while going from page to page, so that every page allows what any of them needs.
 */
const shared = {
  'default-src': ["'self'"],
  'style-src': ["'self'"],
  // The portraits of the thank-you block.
  'img-src': ["'self'", 'data:', portraitOrigin],
  'font-src': ["'none'"],
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
  return serialize({
    ...shared,
    'connect-src': ["'self'", resolveDestination('honouredContributors', 'en').href],
    'script-src': sources,
    'form-action': formTargets(),
  });
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
