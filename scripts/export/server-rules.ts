import { headerPolicy } from '@/lib/security/security-policy';

interface HeaderRule {
  /** A path; with a trailing star, everything below it too. */
  path: string;
  headers: Record<string, string>;
}

const year = 31_536_000; // seconds

/**
 * The headers that every server sends. They are written to _headers for CDNs, and our own server reads that file
 * too. No header may be set by two rules for one address, because some CDNs would send both values joined.
 * Responses without Cache-Control are revalidated each time, which is the CDNs' default.
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
    },
  },
  // The file names contain a hash of the content.
  { path: '/_next/static/*', headers: { 'Cache-Control': `public, max-age=${year}, immutable` } },
  { path: '/brand/*', headers: { 'Cache-Control': 'public, max-age=86400' } },
  { path: '/brand-icons.svg', headers: { 'Cache-Control': 'public, max-age=86400' } },
  { path: '/icons.svg', headers: { 'Cache-Control': 'public, max-age=86400' } },
  { path: '/og/*', headers: { 'Cache-Control': 'public, max-age=86400' } },
  { path: '/images/*', headers: { 'Cache-Control': 'public, max-age=86400' } },
  { path: '/logos/*', headers: { 'Cache-Control': 'public, max-age=86400' } },
  { path: '/stand-ins/*', headers: { 'Cache-Control': 'public, max-age=86400' } },
  { path: '/data/*', headers: { 'Access-Control-Allow-Origin': '*' } },
];

/** The rules in the CDNs' format. */
export function headersFile(): string {
  return headerRules
    .map(({ path, headers }) => [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'))
    .join('\n\n')
    .concat('\n');
}
