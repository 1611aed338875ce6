import { portraitFolder } from '@/lib/community/contributor-hosts';
import { withoutSeparators } from '@/lib/content/address';
import { defaultLocale } from '@/lib/i18n/locales';
import { pictureFolders } from '@/lib/pictures/pictures';
import { videoPlayers } from '@/lib/pictures/video-player';
import { resolveDestination } from '@/lib/routing/destinations';
import { loadSite } from '@/lib/site/site';

/**
 * The directives that are the same on every page. Client-side navigation keeps the first page's policy, so every page must allow
 * what any page needs.
 */
const shared = {
  'default-src': ["'none'"],
  'font-src': ["'self'"],
  'manifest-src': ["'self'"],
  // The search runs in a worker. A worker has the policy of its own response, so pages don't need 'wasm-unsafe-eval' for its
  // WebAssembly.
  'worker-src': ["'self'"],
  'base-uri': ["'self'"],
};

/**
 * The Content-Security-Policy of a page, for its meta element. On other hosts it allows only specific files and folders.
 * @param scriptHashes base64 SHA-256 hashes of the page's inline scripts
 * @param styleHashes base64 SHA-256 hashes of its style elements
 */
export function pagePolicy(scriptHashes: readonly string[], styleHashes: readonly string[] = []): string {
  const ownAnd = (hashes: readonly string[]) => ["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)];
  return serialize({
    ...shared,
    'script-src': ownAnd(scriptHashes),
    'style-src': ownAnd(styleHashes),
    'img-src': imageSources(),
    // The calendar's availability is checked before its iframe loads. Ratings and hosted search need their hosts only if
    // configured.
    'connect-src': [
      "'self'",
      ...fileAt('calendarIcs'),
      ...fileAt('honoredContributors'),
      ...ratingsFile(),
      ...hostedSearchHosts(),
    ],
    'frame-src': [...folderOf('calendarEmbed'), videoPlayers],
    'form-action': formTargets(),
  });
}

/** This site, contributors' avatars and the official pictures. */
function imageSources(): string[] {
  return ["'self'", 'data:', portraitFolder, ...pictureFolders()];
}

function ratingsFile(): string[] {
  const { ratingsUrl } = loadSite();
  return ratingsUrl ? [withoutQuery(ratingsUrl)] : [];
}

/** The URL of a destination without its query; empty if its address is invalid, which its page reports. */
function fileAt(destination: string): string[] {
  const { href, kind } = resolveDestination(destination, defaultLocale);
  return kind === 'external' ? [withoutQuery(href)] : [];
}

/** The first folder of a destination, because its host may move the file. */
function folderOf(destination: string): string[] {
  return fileAt(destination).flatMap((file) => /^[^/]+\/\/[^/]+\/([^/]+\/)?/.exec(file)?.[0] ?? []);
}

/** Removes the query, which browsers reject in a source. */
function withoutQuery(address: string): string {
  const { origin, pathname } = new URL(address);
  return withoutSeparators(origin + pathname);
}

/** The hosts of Algolia DocSearch, if configured. */
function hostedSearchHosts(): string[] {
  const { showSearchBox, docSearch } = loadSite();
  return showSearchBox && docSearch
    ? [`https://${docSearch.appId.toLowerCase()}-dsn.algolia.net`, 'https://*.algolianet.com']
    : [];
}

/** This site, and the search engine that handles searches without JavaScript. */
function formTargets(): string[] {
  // 'self' because a form submitted before hydration requests its own page.
  return ["'self'", ...(loadSite().showSearchBox ? folderOf('searchEngine') : [])];
}

/**
 * The policy in the response headers, for directives that a meta element can't contain and as a baseline for the page's own
 * policy.
 */
export const headerPolicy = serialize({
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'frame-ancestors': ["'none'"],
});

/**
 * The additional policy of files other than pages, such as drawings, feeds and data: opened directly, they can't run scripts,
 * load resources or send data. It doesn't affect drawings embedded in a page.
 */
export const dataPolicy = serialize({
  'default-src': ["'none'"],
  // SVG files contain embedded images and styles.
  'img-src': ['data:'],
  'style-src': ["'unsafe-inline'"],
  sandbox: [],
});

function serialize(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
