import { changelogFile } from '@/lib/changelog/changelogs';
import { changelogFolders } from '@/lib/changelog/pages/changelog-folders';
import { currentAddress } from '@/lib/changelog/pages/changelog-links';
import { isChangelogPage, isFeed, localeOfPage, releasePath, releaseVersions } from '@/lib/changelog/pages/changelog-pages';
import { parseAddress } from '@/lib/content/address';
import { logInvalidRecords } from '@/lib/content/invalid-records';
import { logProblem } from '@/lib/content/log-problem';
import { type ReleaseLine, releaseLines } from '@/lib/download/downloads';
import { eventsFeedPath } from '@/lib/events/calendar-paths';
import { basePath, withBase } from '@/lib/i18n/base-path';
import { localPath } from '@/lib/i18n/local-path';
import type { Locale } from '@/lib/i18n/locales';
import { dataFolder, dataPaths } from '@/lib/open-data/data-paths';
import { loadExternalRedirects, readLinks } from '@/lib/site/links';
import { loadSite } from '@/lib/site/site';
import { type RouteId, routeAt, routes, trimSlashes } from './routes';

/** Licenses of third-party software. The build writes the file, so it doesn't exist in development. */
export const licensesPath = '/licenses.txt';

/** What an address leads to; each kind is rendered as a different link. */
export type DestinationKind = 'page' | 'anchor' | 'file' | 'redirect' | 'external' | 'mail' | 'missing';

/** A link target with a ready-to-use `href`, which is empty if the kind is `missing`: its address in content/ is invalid. */
export interface Destination {
  href: string;
  kind: DestinationKind;
  /** The page's locale, if it differs from the visitor's. */
  hrefLang?: Locale;
}

/** Thrown when a destination or path doesn't exist. Fails the build if the link is in code. */
export class UnknownDestinationError extends Error {
  override name = 'UnknownDestinationError';
}

/** All names that links and message tags may use: the routes and the keys of content/links.yml. */
export function destinationNames(): string[] {
  const { links, broken } = readLinks();
  return [...Object.keys(routes), ...Object.keys(links), ...broken.flatMap(({ path }) => path ?? [])];
}

const missing: Destination = { href: '', kind: 'missing' };

/**
 * Finds a destination by name. Its kind is `missing` if its address in content/links.yml is invalid or doesn't exist.
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

/** Like `resolveDestination`, for names in content/: unknown ones are logged and `missing`. */
export function recordedDestination(name: string, locale: Locale): Destination {
  return orMissing(() => resolveDestination(name, locale));
}

/** Like `resolveAddress`, for pages: addresses that don't exist are logged and `missing`. */
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
 * Resolves an address from content. A path of this site becomes the page in the given locale.
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
  // Listing the files is slow, so check the prefix first.
  const isData = path.startsWith(dataFolder) && dataPaths().includes(path);
  if (isData || [eventsFeedPath, licensesPath].includes(path)) {
    return { href: withBase(sitePath), kind: 'file' };
  }
  if (isFeed(path)) return { href: withBase(sitePath), kind: 'file' };

  const isFile = /\.[a-z][a-z0-9]*$/i.test(path);
  const folder = path.endsWith('/') ? path : `${path}/`;
  if (isChangelogPage(folder)) return changelogDestination(folder, locale, rest);
  if (isExternalRedirect(folder)) {
    // The path becomes a file name in the export. An address with a host has not been validated as a path yet.
    const { expected } = parseAddress(path, ['path']);
    if (expected) throw new UnknownDestinationError(`"${address}" is on this site: expected ${expected}.`);
    // Link to the other site directly where a redirect can't work: servers never receive the fragment, and a redirect page can't
    // replace a file.
    const host = isFile || rest.includes('#') ? loadExternalRedirects().host : basePath;
    return { href: host + (isFile ? path : folder) + rest, kind: 'redirect' };
  }
  throw new UnknownDestinationError(
    `"${address}" is neither a page in lib/routing/routes.ts, nor a published file, nor at or below a path in content/external-redirects.yml.`,
  );
}

/** Upstream links point to an anchor on one long changelog page; here each release has its own page. */
function releaseDestination(line: ReleaseLine, version: string, locale: Locale): Destination {
  if (releaseVersions(line).includes(version)) return changelogDestination(releasePath(line, version), locale);
  throw new UnknownDestinationError(`No page shows the release ${version}: it is missing from ${changelogFile(line)}.`);
}

/**
 * The page of a release or a year, in English if the locale has none. Its kind is `file` because Next.js takes the last segment
 * of a release's path for a file name and would drop the trailing slash.
 */
export function changelogDestination(path: string, locale: Locale, rest = ''): Destination {
  const own = localeOfPage(path, locale);
  return { href: localPath(path, own) + rest, kind: 'file', ...(own !== locale && { hrefLang: own }) };
}

function isAt(path: string): (folder: string) => boolean {
  const wanted = trimSlashes(path);
  return (folder) => trimSlashes(folder) === wanted;
}

/** Resolves the address of a record; undefined if it is unsafe or doesn't exist, which `npm run check:content` reports. */
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

/** Whether a path with a trailing slash redirects to another site. */
export function isExternalRedirect(folder: string): boolean {
  return loadExternalRedirects().paths.some((prefix) => folder.startsWith(prefix));
}

/** The site path of an address, with or without this site's host; undefined for other hosts. */
function toSitePath(address: string): string | undefined {
  if (address.startsWith('/')) return address;
  const own = loadSite().property + basePath;
  if (address === own) return '/';
  return address.startsWith(`${own}/`) ? address.slice(own.length) : undefined;
}

function isRouteId(name: string): name is RouteId {
  return Object.hasOwn(routes, name);
}
