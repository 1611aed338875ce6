import { portraitOrigin } from '@/lib/community/contributor-hosts';
import { mediaHost } from '@/lib/pictures/pictures';
import { videoPlayerOrigin } from '@/lib/pictures/video-player';
import { resolveDestination } from '@/lib/routing/destinations';
import { loadSite } from '@/lib/site/site';

/**
 * Parts of the policy that are the same on every page (design: security). A visitor keeps the first
 * page's policy while going from page to page, so that every page allows what any of them needs.
 */
const shared = {
  'default-src': ["'self'"],
  'style-src': ["'self'"],
  'font-src': ["'none'"],
  // The search runs in a worker, a file of this site. Its WebAssembly is allowed there and not in the
  // page, because a worker has the policy that its own file is served with: the page needs no 'wasm-unsafe-eval'.
  'worker-src': ["'self'"],
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
    'script-src': sources,
    'img-src': imageSources(),
    // The public calendar: its frame, and the request that finds out whether its host answers.
    // The contributors whom the thank-you block honors. And, where the settings name them, the ratings of releases and the hosted search.
    'connect-src': [
      "'self'",
      originOf('calendarIcs'),
      withoutQuery('honoredContributors'),
      ...ratingsOrigin(),
      ...hostedSearchHosts(),
    ],
    // The calendar and the player of videos, on every page: who comes by a link keeps the policy of the page they came from.
    'frame-src': [originOf('calendarEmbed'), videoPlayerOrigin],
    'form-action': formTargets(),
  });
}

/** Where pictures may come from: this site, the portraits of the thank-you block, and the one host of the official pictures. */
function imageSources(): string[] {
  const host = mediaHost();
  return ["'self'", 'data:', portraitOrigin, ...(host ? [host] : [])];
}

function ratingsOrigin(): string[] {
  const { ratingsUrl } = loadSite();
  return ratingsUrl ? [new URL(ratingsUrl).origin] : [];
}

/** The address of a destination as a policy takes it: browsers complain about a source with a query. */
function withoutQuery(destination: string): string {
  const { origin, pathname } = new URL(resolveDestination(destination, 'en').href);
  return origin + pathname;
}

/** The host of a destination, the only part of its address that the policy needs. */
function originOf(destination: string): string {
  return new URL(resolveDestination(destination, 'en').href).origin;
}

/** The hosts that answer the hosted documentation search, while the settings name one. */
function hostedSearchHosts(): string[] {
  const { showSearchBox, docSearch } = loadSite();
  return showSearchBox && docSearch
    ? [`https://${docSearch.appId.toLowerCase()}-dsn.algolia.net`, 'https://*.algolianet.com']
    : [];
}

/** Where forms may go: the one that stands in for the search where there is no script. */
function formTargets(): string[] {
  return loadSite().showSearchBox ? [originOf('searchEngine')] : ["'none'"];
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
