import { portraitOrigin } from '@/lib/community/contributor-hosts';
import { withoutSeparators } from '@/lib/content/address';
import { mediaHost } from '@/lib/pictures/pictures';
import { videoPlayerOrigin } from '@/lib/pictures/video-player';
import { resolveDestination } from '@/lib/routing/destinations';
import { loadSite } from '@/lib/site/site';

/**
 * The directives that are the same on every page. During client-side navigation a visitor keeps the first page's
 * policy, so every page must allow what any page needs.
 */
const shared = {
  'default-src': ["'self'"],
  'style-src': ["'self'"],
  'font-src': ["'none'"],
  // The search runs in a worker from this site. Workers have the policy of their own file, so only that one allows
  // WebAssembly and the pages need no 'wasm-unsafe-eval'.
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
    // The public calendar is checked for availability before its frame is loaded; honored contributors are fetched as
    // CSV; ratings and hosted search need their hosts only if the settings name them.
    'connect-src': [
      "'self'",
      originOf('calendarIcs'),
      withoutQuery('honoredContributors'),
      ...ratingsOrigin(),
      ...hostedSearchHosts(),
    ],
    // On every page, because a visitor who follows a link keeps the policy of the previous page.
    'frame-src': [originOf('calendarEmbed'), videoPlayerOrigin],
    'form-action': formTargets(),
  });
}

/** The sources of pictures: this site, the host of contributors' portraits, and the host of the official pictures. */
function imageSources(): string[] {
  const host = mediaHost();
  return ["'self'", 'data:', portraitOrigin, ...(host ? [host] : [])];
}

function ratingsOrigin(): string[] {
  const { ratingsUrl } = loadSite();
  return ratingsUrl ? [new URL(ratingsUrl).origin] : [];
}

/** A destination's address without its query, because browsers reject a source with one. */
function withoutQuery(destination: string): string {
  const { origin, pathname } = new URL(resolveDestination(destination, 'en').href);
  return withoutSeparators(origin + pathname);
}

/** A destination's origin, the only part of its address that the policy needs. */
function originOf(destination: string): string {
  return new URL(resolveDestination(destination, 'en').href).origin;
}

/** The hosts of the hosted documentation search, if the settings name one. */
function hostedSearchHosts(): string[] {
  const { showSearchBox, docSearch } = loadSite();
  return showSearchBox && docSearch
    ? [`https://${docSearch.appId.toLowerCase()}-dsn.algolia.net`, 'https://*.algolianet.com']
    : [];
}

/** The targets of forms: the search engine that replaces the search without JavaScript. */
function formTargets(): string[] {
  return loadSite().showSearchBox ? [originOf('searchEngine')] : ["'none'"];
}

/**
 * The policy in the server's headers: the directives that a meta element can't contain. The page's own policy
 * adds the rest.
 */
export const headerPolicy = serialize({
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'frame-ancestors': ["'none'"],
});

/**
 * The policy that files other than pages have besides, such as drawings, feeds and data: opened by themselves, they run nothing,
 * load nothing and send nothing. It has no say over a drawing that a page shows.
 */
export const dataPolicy = serialize({
  'default-src': ["'none'"],
  // Drawings contain pictures and styles.
  'img-src': ['data:'],
  'style-src': ["'unsafe-inline'"],
  sandbox: [],
});

function serialize(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
