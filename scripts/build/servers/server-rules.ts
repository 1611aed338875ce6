import { changelogFolders } from '@/lib/changelog/pages/changelog-folders';
import { pageLocales, releasePath, releaseVersions } from '@/lib/changelog/pages/changelog-pages';
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

// The headers and redirects of the site, from which the build generates the configuration of each kind of server.

/** Headers for the URL paths that match a pattern. */
export interface HeaderRule {
  /** A path in which an asterisk matches anything, including slashes. */
  path: string;
  /** Patterns of paths to exclude. */
  except?: readonly string[];
  headers: Readonly<Record<string, string>>;
}

const day = 86_400; // seconds
const year = 31_536_000; // seconds

/** Media types by extension that servers may not know. */
export const mediaTypes = {
  ics: 'text/calendar',
  webmanifest: 'application/manifest+json',
  yml: 'text/yaml',
} as const;

/** Pictures that other sites may embed: logos, badges, photographs, link previews. */
const embeddable = ['/badges/*', '/brand/*', '/images/*', '/logos/*', '/og/*'];

/** The URL path of the speculation rules (./speculation-rules.ts). */
export const speculationRulesPath = '/speculation-rules.json';

/** Paths whose content changes rarely and has no hash in its name. */
const cachedForADay = [
  '/brand/*',
  '/brand-icons.svg',
  '/drawings/*',
  '/icons.svg',
  '/images/*',
  '/logos/*',
  '/og/*',
  speculationRulesPath,
];

/** Extensions of files that are not pages but that browsers display as documents when opened directly. */
const dataExtensions = ['csv', 'ics', 'json', 'svg', 'webmanifest', 'xml', 'yml'];

/**
 * The headers of all paths. Some CDNs join the values of all matching rules with commas, so at most one rule per path may set a
 * header. The exception is Content-Security-Policy, because browsers enforce every policy in the list.
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
      // Keeps all files of a preview out of search engines, not only its pages.
      ...(isStagingSite() && { 'X-Robots-Tag': 'noindex, nofollow' }),
    },
  },
  { path: '/*', except: embeddable, headers: { 'Cross-Origin-Resource-Policy': 'same-origin' } },
  ...embeddable.map((path) => ({ path, headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } })),
  // The file names contain a hash of the content.
  { path: '/_next/static/*', headers: { 'Cache-Control': `public, max-age=${year}, immutable` } },
  ...cachedForADay.map((path) => ({ path, headers: { 'Cache-Control': `public, max-age=${day}` } })),
  // Monitoring needs the current file.
  { path: buildFilePath, headers: { 'Cache-Control': 'no-store' } },
  { path: speculationRulesPath, headers: { 'Content-Type': 'application/speculationrules+json' } },
  ...['/badges/*', '/data/*'].map((path) => ({ path, headers: { 'Access-Control-Allow-Origin': '*' } })),
  ...dataExtensions.map((extension) => ({ path: `/*.${extension}`, headers: { 'Content-Security-Policy': dataPolicy } })),
];

/** The path of a rule as the source of a regular expression, without anchors. */
export function pathPattern(path: string): string {
  return path.replace(/[\\^$.+?()[\]{}|]/g, '\\$&').replaceAll('*', '.*');
}

/** Whether a rule applies to a path. */
export function holdsFor({ path, except = [] }: Pick<HeaderRule, 'path' | 'except'>, address: string): boolean {
  const matches = (candidate: string) => new RegExp(`^${pathPattern(candidate)}$`).test(address);
  return matches(path) && !except.some(matches);
}

/** The headers of a file of the site, by its URL path. */
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

/** A localized folder, some of whose pages exist only in English. */
interface Fallback {
  folder: string;
  english: string;
  /** The existing pages, for hosts that apply rules before they look for files. */
  pages: readonly string[];
}

/** Redirects and 404 pages for paths without a file. */
export interface AddressRules {
  /** Folders of this site below a redirected one, with slashes at both ends. They take precedence, even for missing files. */
  own: readonly string[];
  /** Folders that redirect to the main website, with everything below them. */
  redirected: readonly string[];
  /** The origin of the main website. */
  host: string;
  /** Folders of locales, each with its own 404 page. */
  languages: readonly string[];
  /** Folders of prefixed locales whose missing pages redirect to the English ones. */
  fallbacks: readonly Fallback[];
}

/** The rules for paths; without external redirects if the export will be served from the host they lead to. */
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
