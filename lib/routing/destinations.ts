import { changelogFolders } from '@/lib/changelog/changelog-folders';
import { currentAddress } from '@/lib/changelog/changelog-links';
import { isChangelogPage, isFeed, localeOfPage, releasePath, releaseVersions } from '@/lib/changelog/changelog-pages';
import { changelogFile } from '@/lib/changelog/changelogs';
import { parseAddress } from '@/lib/content/address';
import { logInvalidRecords } from '@/lib/content/invalid-records';
import { logProblem } from '@/lib/content/log-problem';
import { type ReleaseLine, releaseLines } from '@/lib/download/downloads';
import { eventsFeedPath } from '@/lib/events/calendar-paths';
import { basePath, withBase } from '@/lib/i18n/base-path';
import { localPath } from '@/lib/i18n/local-path';
import type { Locale } from '@/lib/i18n/locales';
import { dataFolder, licensesPath, publishedFiles } from '@/lib/published/published-files';
import { loadExternalRedirects, readLinks } from '@/lib/site/links';
import { loadSite } from '@/lib/site/site';
import { type RouteId, routeAt, routes, trimSlashes } from './routes';

/** The kind of an address, because each kind is linked differently. */
export type DestinationKind = 'page' | 'anchor' | 'file' | 'redirect' | 'external' | 'mail' | 'missing';

/** A link target, ready for the browser. One that is `missing` has no address, because the one in content/ is broken. */
export interface Destination {
  href: string;
  kind: DestinationKind;
  /** The language of the page, if it is not the reader's. */
  hrefLang?: Locale;
}

/** Thrown when a link names a destination or path that doesn't exist; in code it fails the build. */
export class UnknownDestinationError extends Error {
  override name = 'UnknownDestinationError';
}

/** The names for links and message tags: the site's pages and the names of content/links.yml. */
export function destinationNames(): string[] {
  const { links, broken } = readLinks();
  return [...Object.keys(routes), ...Object.keys(links), ...broken.flatMap(({ path }) => path ?? [])];
}

const missing: Destination = { href: '', kind: 'missing' };

/**
 * Finds a destination by its name; it is missing when its address in content/links.yml is broken or leads nowhere.
 * @throws UnknownDestinationError when neither the route registry nor content/links.yml has the name
 */
export function resolveDestination(name: string, locale: Locale): Destination {
  if (isRouteId(name)) return { href: localPath(routes[name].path, locale), kind: 'page' };
  const { links, broken } = readLinks();
  const address = Object.hasOwn(links, name) ? links[name] : undefined;
  if (address !== undefined) return addressDestination(address, locale);
  const own = broken.filter(({ path }) => path === name);
  if (own.length > 0) {
    logInvalidRecords(own);
    return missing;
  }
  throw new UnknownDestinationError(
    `No destination is called "${name}". Add it to content/links.yml, or use the name of a page in lib/routing/routes.ts.`,
  );
}

/** Like resolveDestination, for a name from content/: an unknown one is logged, and the destination is missing. */
export function recordedDestination(name: string, locale: Locale): Destination {
  return orMissing(() => resolveDestination(name, locale));
}

/** Like resolveAddress, for pages: an address that leads nowhere is logged, and the destination is missing. */
export function addressDestination(address: string, locale: Locale): Destination {
  return orMissing(() => resolveAddress(address, locale));
}

function orMissing(resolve: () => Destination): Destination {
  try {
    return resolve();
  } catch (error) {
    if (!(error instanceof UnknownDestinationError)) throw error;
    logProblem(error.message);
    return missing;
  }
}

/**
 * Resolves an address from content. A path of this site becomes the page in the reader's locale.
 * @throws UnknownDestinationError when a site path is neither a page, nor a published file, nor a listed external redirect
 */
export function resolveAddress(address: string, locale: Locale): Destination {
  if (address.startsWith('#')) return { href: address, kind: 'anchor' };
  if (address.startsWith('mailto:')) return { href: address, kind: 'mail' };

  const sitePath = toSitePath(address);
  if (sitePath === undefined) return { href: currentAddress(address), kind: 'external' };

  const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(sitePath) ?? [];
  const [, release] = /^#v(\d[\d.]*)$/.exec(rest) ?? [];
  const line = release && releaseLines.find((candidate) => Object.values(changelogFolders[candidate]).some(isAt(path)));
  if (line) return releaseDestination(line, release, locale);
  const route = routeAt(path);
  if (route) return { href: localPath(routes[route].path, locale) + rest, kind: 'page' };
  // Listing the files of /data/ takes long, and most addresses are not below it.
  const isData = path.startsWith(dataFolder) && publishedFiles().some((file) => file.url === path);
  if (isData || [eventsFeedPath, licensesPath].includes(path)) {
    return { href: withBase(sitePath), kind: 'file' };
  }
  if (isFeed(path)) return { href: withBase(sitePath), kind: 'file' };

  const isFile = /\.[a-z][a-z0-9]*$/i.test(path);
  const folder = path.endsWith('/') ? path : `${path}/`;
  if (isChangelogPage(folder)) return changelogDestination(folder, locale, rest);
  if (isExternalRedirect(folder)) {
    // It becomes the path of a file, and with a host it was not checked as one before.
    const { expected } = parseAddress(path, ['path']);
    if (expected) throw new UnknownDestinationError(`"${address}" leads to this site: expected ${expected}.`);
    // No server that leads on is told the anchor, and no small page can stand for a file: such a link goes to the other
    // site at once.
    const host = isFile || rest.includes('#') ? loadExternalRedirects().host : basePath;
    return { href: host + (isFile ? path : folder) + rest, kind: 'redirect' };
  }
  throw new UnknownDestinationError(
    `"${address}" is neither a page in lib/routing/routes.ts, nor a published file, nor at or below a path in content/external-redirects.yml.`,
  );
}

/** The changelogs of the Jenkins project have all releases on a page, ours has a page for each. */
function releaseDestination(line: ReleaseLine, version: string, locale: Locale): Destination {
  if (releaseVersions(line).includes(version)) return changelogDestination(releasePath(line, version), locale);
  throw new UnknownDestinationError(`No page shows the release ${version}: ${changelogFile(line)} lacks it.`);
}

/**
 * The page of a release or a year, in English where the reader's language has none. Next takes the last segment of a release's
 * address for a file name and drops the trailing slash; a link treated as a file keeps it.
 */
export function changelogDestination(path: string, locale: Locale, rest = ''): Destination {
  const own = localeOfPage(path, locale);
  return { href: localPath(path, own) + rest, kind: 'file', ...(own !== locale && { hrefLang: own }) };
}

function isAt(path: string): (folder: string) => boolean {
  const wanted = trimSlashes(path);
  return (folder) => trimSlashes(folder) === wanted;
}

/** Resolves the address of a record; undefined if it is unsafe or leads nowhere, which `npm run check:content` reports. */
export function recordDestination(text: string, locale: Locale): Destination | undefined {
  const { address } = parseAddress(text);
  if (address === undefined) return undefined;
  try {
    return resolveAddress(address, locale);
  } catch (error) {
    if (!(error instanceof UnknownDestinationError)) throw error;
    return undefined;
  }
}

/** Whether a path, with its trailing slash, redirects to another site. */
export function isExternalRedirect(folder: string): boolean {
  return loadExternalRedirects().paths.some((prefix) => folder.startsWith(prefix));
}

/** The path of an address on this site's own host, written with or without the host. */
function toSitePath(address: string): string | undefined {
  if (address.startsWith('/')) return address;
  const own = loadSite().property + basePath;
  if (address === own) return '/';
  return address.startsWith(`${own}/`) ? address.slice(own.length) : undefined;
}

function isRouteId(name: string): name is RouteId {
  return Object.hasOwn(routes, name);
}
