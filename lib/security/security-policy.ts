import { portraitFolder } from '@/lib/community/contributor-hosts';
import { withoutSeparators } from '@/lib/content/address';
import { pictureFolders } from '@/lib/pictures/pictures';
import { videoPlayers } from '@/lib/pictures/video-player';
import { resolveDestination } from '@/lib/routing/destinations';
import { loadSite } from '@/lib/site/site';

/**
 * The directives that are the same on every page. During client-side navigation a visitor keeps the first page's
 * policy, so every page must allow what any page needs.
 */
const shared = {
  'default-src': ["'none'"],
  'font-src': ["'self'"],
  'manifest-src': ["'self'"],
  // The search runs in a worker from this site. Workers have the policy of their own file, so only that one allows
  // WebAssembly and the pages need no 'wasm-unsafe-eval'.
  'worker-src': ["'self'"],
  'base-uri': ["'self'"],
};

/**
 * The Content-Security-Policy of one page, for its meta element. Of other hosts it allows files and folders, not more.
 * @param scriptHashes the SHA-256 hashes of the page's own inline scripts, base64
 * @param styleHashes the same of its style elements
 */
export function pagePolicy(scriptHashes: readonly string[], styleHashes: readonly string[] = []): string {
  const ownAnd = (hashes: readonly string[]) => ["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)];
  return serialize({
    ...shared,
    'script-src': ownAnd(scriptHashes),
    'style-src': ownAnd(styleHashes),
    'img-src': imageSources(),
    // The public calendar is checked for availability before its frame is loaded; honored contributors are fetched as
    // CSV; ratings and hosted search need their hosts only if the settings name them.
    'connect-src': [
      "'self'",
      ...fileAt('calendarIcs'),
      ...fileAt('honoredContributors'),
      ...ratingsFile(),
      ...hostedSearchHosts(),
    ],
    // On every page, because a visitor who follows a link keeps the policy of the previous page.
    'frame-src': [...folderOf('calendarEmbed'), videoPlayers],
    'form-action': formTargets(),
  });
}

/** The sources of pictures: this site, contributors' portraits, and the official pictures. */
function imageSources(): string[] {
  return ["'self'", 'data:', portraitFolder, ...pictureFolders()];
}

function ratingsFile(): string[] {
  const { ratingsUrl } = loadSite();
  return ratingsUrl ? [withoutQuery(ratingsUrl)] : [];
}

/** A destination that is a file; nothing when its address is broken, and its page says so. */
function fileAt(destination: string): string[] {
  const { href, kind } = resolveDestination(destination, 'en');
  return kind === 'external' ? [withoutQuery(href)] : [];
}

/** The first folder of a destination, in which its host may move it. */
function folderOf(destination: string): string[] {
  return fileAt(destination).flatMap((file) => /^[^/]+\/\/[^/]+\/([^/]+\/)?/.exec(file)?.[0] ?? []);
}

/** An address without its query, because browsers reject a source with one. */
function withoutQuery(address: string): string {
  const { origin, pathname } = new URL(address);
  return withoutSeparators(origin + pathname);
}

/** The hosts of the hosted documentation search, if the settings name one. */
function hostedSearchHosts(): string[] {
  const { showSearchBox, docSearch } = loadSite();
  return showSearchBox && docSearch
    ? [`https://${docSearch.appId.toLowerCase()}-dsn.algolia.net`, 'https://*.algolianet.com']
    : [];
}

/** The targets of forms: this site, and the search engine that replaces the search without JavaScript. */
function formTargets(): string[] {
  // A form that is sent before the page's scripts have come asks its own page.
  return ["'self'", ...(loadSite().showSearchBox ? folderOf('searchEngine') : [])];
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
