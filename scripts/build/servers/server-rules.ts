import { changelogFolders } from '@/lib/changelog/changelog-folders';
import { pageLocales, releasePath, releaseVersions } from '@/lib/changelog/changelog-pages';
import { type ReleaseLine, releaseLines } from '@/lib/download/downloads';
import { localPath } from '@/lib/i18n/local-path';
import { type Locale, prefixedLocales } from '@/lib/i18n/locales';
import { routeIds, routes } from '@/lib/routing/routes';
import { dataPolicy, headerPolicy } from '@/lib/security/security-policy';
import { loadExternalRedirects } from '@/lib/site/links';
import { isStagingSite } from '@/lib/site/stage';
import { buildFilePath } from '@/scripts/build/build-file';
import { isServedFromRedirectHost } from '@/scripts/build/external-redirects';
import { revalidate } from '@/scripts/shared/revalidate.mjs';

// What every server of the site does, from which the build writes the files of each kind of server.

/** The headers of some addresses. */
export interface HeaderRule {
  /** A path; a star stands for anything, slashes too. */
  path: string;
  /** Paths of the same form that the rule leaves out. */
  except?: readonly string[];
  headers: Readonly<Record<string, string>>;
}

const day = 86_400; // seconds
const year = 31_536_000; // seconds

/** Media types, by extension, that servers don't know by themselves. */
export const mediaTypes = {
  ics: 'text/calendar',
  webmanifest: 'application/manifest+json',
  yml: 'text/yaml',
} as const;

/** Pictures that other sites show: logos, photographs, link previews. Everything else is for our own pages. */
const embeddable = ['/brand/*', '/images/*', '/logos/*', '/og/*'];

/** Which pages a browser prepares before a link is followed (./speculation-rules.ts). */
export const speculationRulesPath = '/speculation-rules.json';

/** What changes under the same address, and seldom. */
const keptForADay = [
  '/brand/*',
  '/brand-icons.svg',
  '/drawings/*',
  '/icons.svg',
  '/images/*',
  '/logos/*',
  '/og/*',
  speculationRulesPath,
];

/** Files that are not pages, but that a browser shows as documents when they are opened by themselves. */
const dataExtensions = ['csv', 'ics', 'json', 'svg', 'webmanifest', 'xml', 'yml'];

/**
 * The headers of all addresses. Some CDNs send the values of all rules that match an address, joined by a comma. A header
 * therefore comes from one rule for each address, except Content-Security-Policy: of several policies, browsers keep all.
 */
export const headerRules: readonly HeaderRule[] = [
  {
    path: '/*',
    headers: {
      'Content-Security-Policy': headerPolicy,
      'Strict-Transport-Security': `max-age=${year}`,
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Speculation-Rules': `"${speculationRulesPath}"`,
      // Search engines must not keep a preview, its drawings and data included.
      ...(isStagingSite() && { 'X-Robots-Tag': 'noindex, nofollow' }),
    },
  },
  { path: '/*', except: embeddable, headers: { 'Cross-Origin-Resource-Policy': 'same-origin' } },
  ...embeddable.map((path) => ({ path, headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } })),
  // The file names contain a hash of the content.
  { path: '/_next/static/*', headers: { 'Cache-Control': `public, max-age=${year}, immutable` } },
  ...keptForADay.map((path) => ({ path, headers: { 'Cache-Control': `public, max-age=${day}` } })),
  // It is asked for what is here now.
  { path: buildFilePath, headers: { 'Cache-Control': 'no-store' } },
  { path: speculationRulesPath, headers: { 'Content-Type': 'application/speculationrules+json' } },
  { path: '/data/*', headers: { 'Access-Control-Allow-Origin': '*' } },
  ...dataExtensions.map((extension) => ({ path: `/*.${extension}`, headers: { 'Content-Security-Policy': dataPolicy } })),
];

/** A path of a rule as a regular expression, without its beginning and end. */
export function pathPattern(path: string): string {
  return path.replace(/[\\^$.+?()[\]{}|]/g, '\\$&').replaceAll('*', '.*');
}

/** Whether a rule holds for an address. */
export function holdsFor({ path, except = [] }: Pick<HeaderRule, 'path' | 'except'>, address: string): boolean {
  const matches = (candidate: string) => new RegExp(`^${pathPattern(candidate)}$`).test(address);
  return matches(path) && !except.some(matches);
}

/** The headers of a file of the site, by its address. */
export function headersFor(address: string): Record<string, string> {
  const headers: Record<string, string> = { 'Cache-Control': revalidate };
  const policies: string[] = [];
  for (const rule of headerRules.filter((candidate) => holdsFor(candidate, address))) {
    const { 'Content-Security-Policy': policy, ...others } = rule.headers;
    if (policy) policies.push(policy);
    Object.assign(headers, others);
  }
  return { ...headers, 'Content-Security-Policy': policies.join(', ') };
}

/** A folder with pages that may be in English only. */
interface Fallback {
  folder: string;
  english: string;
  /** The pages that the folder has, for hosts that look at the rules before the files. */
  pages: readonly string[];
}

/** Where addresses lead that have no file. */
export interface AddressRules {
  /** Folders of this site below a redirected one, with slashes at both ends. They come first, whether the file exists or not. */
  own: readonly string[];
  /** Folders of the main website; everything at and below them is there. */
  redirected: readonly string[];
  /** The origin of the main website. */
  host: string;
  /** Folders with a 404 page of their own. */
  languages: readonly string[];
  /** Folders of prefixed locales: what they lack is looked for in the English one. */
  fallbacks: readonly Fallback[];
}

/** The rules for addresses, without external redirects where the export will be served from the host that has those pages. */
export function addressRules(): AddressRules {
  const { host, paths } = loadExternalRedirects();
  const redirected = isServedFromRedirectHost() ? [] : paths;
  return {
    own: routeIds.map((id) => routes[id].path).filter((path) => redirected.some((prefix) => path.startsWith(prefix))),
    redirected,
    host,
    languages: prefixedLocales.map((locale) => `/${locale}/`),
    fallbacks: prefixedLocales.flatMap((locale) => releaseLines.map((line) => fallbackOf(line, locale))),
  };
}

function fallbackOf(line: ReleaseLine, locale: Locale): Fallback {
  const { list } = changelogFolders[line];
  const pages = [list, ...releaseVersions(line).map((version) => releasePath(line, version))];
  return {
    folder: localPath(list, locale),
    english: list,
    pages: pages.filter((path) => pageLocales(path).includes(locale)).map((path) => localPath(path, locale)),
  };
}
