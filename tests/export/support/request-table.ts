import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changelogFolders } from '@/lib/changelog/pages/changelog-folders';
import { releasePath, releaseVersions } from '@/lib/changelog/pages/changelog-pages';
import { headersFile, redirectsFile } from '@/scripts/build/servers/cdn-files';
import { addressRules, speculationRulesPath } from '@/scripts/build/servers/server-rules';

const text = 'abcdefghijklmnopqrstuvwxyz';
/** The content of files next to the site and hidden in it, which no response may contain. */
export const secret = 'nothing of the site';

const { list } = changelogFolders.weekly;
const [newest = ''] = releaseVersions('weekly');

const {
  host,
  redirected: [externalPath = ''],
  own: [own = ''],
} = addressRules();

/** Creates a small site, with files next to it that must not be served. */
export function makeSite(): string {
  const parent = mkdtempSync(join(tmpdir(), 'site-'));
  const files: Record<string, string> = {
    'out/index.html': '<!DOCTYPE html><title>Home</title>',
    'out/404.html': '<!DOCTYPE html><title>Missing</title>',
    'out/fr-CA/404.html': '<!DOCTYPE html><title>Introuvable</title>',
    'out/fr-CA/index.html': '<!DOCTYPE html><title>Accueil</title>',
    [`out/fr-CA${list}index.html`]: '<!DOCTYPE html><title>Modifications</title>',
    [`out/fr-CA${releasePath('weekly', newest)}index.html`]: '<!DOCTYPE html><title>Version</title>',
    'out/books/index.html': '<!DOCTYPE html><title>Books</title>',
    'out/data/list.yml': 'a: 1',
    'out/file.txt': text,
    'out/calendar.ics': 'BEGIN:VCALENDAR',
    'out/.env': secret,
    'out/.well-known/security.txt': 'Contact: mailto:a@example.org',
    [`out${own}index.html`]: '<!DOCTYPE html><title>Of our own</title>',
    'out/changelog/2.541/index.html': '<!DOCTYPE html><title>Release</title>',
    'out/badges/stable.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'out/brand/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'out/feed.xml': '<feed/>',
    [`out${speculationRulesPath}`]: '{}',
    'out/_redirects': redirectsFile(),
    'out/_next/static/a.js': `"${text.repeat(50)}"`,
    'trap/404.html': secret,
    'trap/index.html': secret,
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(join(parent, file, '..'), { recursive: true });
    writeFileSync(join(parent, file), content);
  }
  const names = new Set(Object.keys(files).flatMap((file) => /^out\/([^/]+\/?)/.exec(file)?.[1] ?? []));
  writeFileSync(join(parent, 'out/_headers'), headersFile([...names]));
  return join(parent, 'out');
}

/** A request, and the response expected from every kind of server. */
export interface RequestRow {
  method: string;
  target: string;
  headers?: string[];
  /** Servers differ in how they reject malformed requests. */
  status: number[];
  /** Text that the body must contain. */
  body?: string;
  /** Text that headers must contain, by lower-case header name. */
  answers?: Record<string, string>;
}

const get = (target: string, status: number | number[], more: Partial<RequestRow> = {}): RequestRow => ({
  method: 'GET',
  target,
  status: [status].flat(),
  ...more,
});
const missing = { body: 'Missing' };
const refused = [400, 404];

export const requestTable: RequestRow[] = [
  get('/', 200, { body: 'Home', answers: { 'content-type': 'text/html', 'cache-control': 'max-age=0' } }),
  get('//', 200, { body: 'Home' }),
  get('/books/', 200, { body: 'Books' }),
  get('/books?a=1', [301, 308], { answers: { location: '/books/?a=1' } }),
  get('/changelog/2.541', [301, 308], { answers: { location: '/changelog/2.541/' } }),
  get('/_next/', 404, missing),
  get('/data/', 404, missing),
  // A page of this site below a path of the main Jenkins website.
  get(own, 200, { body: 'Of our own' }),
  get(own.slice(0, -1), [301, 308], { answers: { location: own } }),
  get(`${own}nowhere/`, 404, missing),
  // Caching, CORS and embedding.
  get('/_next/static/a.js', 200, { answers: { 'cache-control': 'immutable', 'content-type': 'javascript' } }),
  get('/data/list.yml', 200, { answers: { 'access-control-allow-origin': '*', 'content-type': 'text/yaml' } }),
  get('/brand/mark.svg', 200, { answers: { 'cross-origin-resource-policy': 'cross-origin', 'content-type': 'image/svg+xml' } }),
  get('/badges/stable.svg', 200, {
    answers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin', 'cache-control': 'max-age=0' },
  }),
  get('/feed.xml', 200, { answers: { 'content-security-policy': 'sandbox' } }),
  get(speculationRulesPath, 200, { body: '{}' }),
  get('/calendar.ics', 200, { answers: { 'content-type': 'text/calendar' } }),
  get('/.well-known/security.txt', 200, { body: 'Contact', answers: { 'content-type': 'text/plain' } }),
  get('/nowhere/deep/down', 404, missing),
  get('/x.ics', 404, missing),
  get('/_next/static/gone.js', 404, { answers: { 'cache-control': 'max-age=0' } }),
  get('/brand/gone.svg', 404, missing),
  get(`${externalPath}x/?page=2`, 302, { answers: { location: `${host}${externalPath}x/?page=2` } }),
  get(`${externalPath}$&x`, 302, { answers: { location: `${host}${externalPath}$&x` } }),
  // The 404 page of the locale.
  get('/fr-CA/x.ics', 404, { body: 'Introuvable', answers: { 'content-type': 'text/html' } }),
  get('/fr-CA/nowhere/', 404, { body: 'Introuvable' }),
  // A release without a page in the locale.
  get(`/fr-CA${list}`, 200, { body: 'Modifications' }),
  get(`/fr-CA${releasePath('weekly', newest)}`, 200, { body: 'Version' }),
  get(`/fr-CA${releasePath('weekly', '2.1')}?a=1`, 302, { answers: { location: `${releasePath('weekly', '2.1')}?a=1` } }),
  // Ranges that are malformed, outside of the file, or too large for a number.
  get('/file.txt', 206, { headers: ['Range: bytes=0-0'], body: 'a', answers: { 'content-length': '1' } }),
  get('/file.txt', 206, { headers: ['Range: bytes=-10'], body: text.slice(-10) }),
  get('/file.txt', 206, { headers: ['Range: bytes=20-'], body: text.slice(20) }),
  get('/file.txt', [206, 416], { headers: ['Range: bytes=0-99999999999999999999'] }),
  get('/file.txt', 416, { headers: ['Range: bytes=100-50'] }),
  get('/file.txt', 416, { headers: ['Range: bytes=100-'] }),
  get('/file.txt', [200, 416], { headers: ['Range: lines=1-2'] }),
  // Either a range of the file or the whole file compressed, but never a range of the compressed data.
  get('/file.txt', [200, 206], { headers: ['Range: bytes=0-3', 'Accept-Encoding: gzip'] }),
  // Conditional requests.
  get('/file.txt', 304, { headers: ['If-None-Match: *'] }),
  get('/file.txt', 304, { headers: ['If-Modified-Since: Fri, 01 Jan 2100 00:00:00 GMT'] }),
  get('/file.txt', 412, { headers: ['If-Match: "another"'] }),
  { method: 'HEAD', target: '/file.txt', status: [200] },
  { method: 'HEAD', target: '/nowhere/', status: [404] },
  { method: 'POST', target: '/', headers: ['Content-Length: 0'], status: [405] },
  { method: 'DELETE', target: '/file.txt', status: [405] },
  { method: 'TRACE', target: '/', status: [405] },
  { method: 'OPTIONS', target: '/', status: [405] },
  // Paths outside of the site, and hidden files.
  get('/../trap/', refused),
  get('/..%2ftrap/x', refused),
  get('/..%2ftrap', refused),
  get('/..%5ctrap%5cindex.html', refused),
  get('/%2e%2e/%2e%2e/etc/passwd', refused),
  get('/fr-CA/..%2f..%2ftrap/', refused),
  get('/.env', 404, missing),
  get('/%2eenv', 404, missing),
  get('/_headers', 404, missing),
  get('/_headers/', 404, missing),
  get('/%5Fredirects', 404, missing),
  // Malformed addresses.
  get('/%', 400),
  get('/a%00b', 400),
  get('http://[', 400),
  get('*', 400),
];
