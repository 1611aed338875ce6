import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadHandoffs } from '@/lib/site/links';
import { headersFile } from '@/scripts/export/server-rules';

const text = 'abcdefghijklmnopqrstuvwxyz';
/** What lies beside the site, and hidden in it: no answer may have it. */
export const secret = 'nothing of the site';

const { host, paths } = loadHandoffs();
export const [handoff = ''] = paths;

/** Makes a small site, with files beside it that nobody may see. */
export function makeSite(): string {
  const parent = mkdtempSync(join(tmpdir(), 'site-'));
  const files: Record<string, string> = {
    'out/index.html': '<!DOCTYPE html><title>Home</title>',
    'out/404.html': '<!DOCTYPE html><title>Missing</title>',
    'out/fr-CA/404.html': '<!DOCTYPE html><title>Introuvable</title>',
    'out/fr-CA/index.html': '<!DOCTYPE html><title>Accueil</title>',
    'out/books/index.html': '<!DOCTYPE html><title>Books</title>',
    'out/data/list.yml': 'a: 1',
    'out/file.txt': text,
    'out/calendar.ics': 'BEGIN:VCALENDAR',
    'out/.env': secret,
    'out/.well-known/security.txt': 'Contact: mailto:a@example.org',
    'out/_headers': headersFile(),
    'out/_redirects': paths.map((path) => `${path}* ${host}${path}:splat 302`).join('\n'),
    'out/_next/static/a.js': `"${text.repeat(50)}"`,
    'trap/404.html': secret,
    'trap/index.html': secret,
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(join(parent, file, '..'), { recursive: true });
    writeFileSync(join(parent, file), content);
  }
  return join(parent, 'out');
}

/** A request, and what every server of the site answers. */
export interface RequestRow {
  method: string;
  target: string;
  headers?: string[];
  /** Servers differ in how they refuse nonsense. */
  status: number[];
  /** A part of what is sent. */
  body?: string;
  /** Parts of headers, by their names in lower case. */
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
  // Ranges that are none, or lie outside, or are too large for a number.
  get('/file.txt', 206, { headers: ['Range: bytes=0-0'], body: 'a', answers: { 'content-length': '1' } }),
  get('/file.txt', 206, { headers: ['Range: bytes=-10'], body: text.slice(-10) }),
  get('/file.txt', 206, { headers: ['Range: bytes=20-'], body: text.slice(20) }),
  get('/file.txt', [206, 416], { headers: ['Range: bytes=0-99999999999999999999'] }),
  get('/file.txt', 416, { headers: ['Range: bytes=100-50'] }),
  get('/file.txt', 416, { headers: ['Range: bytes=100-'] }),
  get('/file.txt', [200, 416], { headers: ['Range: lines=1-2'] }),
  // A part of the file, or all of it compressed, but never a part of what is compressed.
  get('/file.txt', [200, 206], { headers: ['Range: bytes=0-3', 'Accept-Encoding: gzip'] }),
  // Conditions.
  get('/file.txt', 304, { headers: ['If-None-Match: *'] }),
  get('/file.txt', 304, { headers: ['If-Modified-Since: Fri, 01 Jan 2100 00:00:00 GMT'] }),
  get('/file.txt', 412, { headers: ['If-Match: "another"'] }),
  // Methods.
  { method: 'HEAD', target: '/file.txt', status: [200] },
  { method: 'HEAD', target: '/nowhere/', status: [404] },
  { method: 'POST', target: '/', headers: ['Content-Length: 0'], status: [405] },
  { method: 'DELETE', target: '/file.txt', status: [405] },
  { method: 'TRACE', target: '/', status: [405] },
  { method: 'OPTIONS', target: '/', status: [405] },
  // What lies outside, and what is hidden.
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
  get('/.well-known/security.txt', 200, { body: 'Contact', answers: { 'content-type': 'text/plain' } }),
  // Addresses that are none.
  get('/%', 400),
  get('/a%00b', 400),
  get('http://[', 400),
  get('*', 400),
  // Folders.
  get('/books?a=1', [301, 308], { answers: { location: '/books/?a=1' } }),
  get('/_next/', 404, missing),
  get('/data/', 404, missing),
  // The 404 page of the language.
  get('/nowhere/deep/down', 404, missing),
  get('/x.ics', 404, missing),
  get('/fr-CA/x.ics', 404, { body: 'Introuvable', answers: { 'content-type': 'text/html' } }),
  get('/fr-CA/nowhere/', 404, { body: 'Introuvable' }),
  // What is kept, and what may be read by others.
  get('/_next/static/a.js', 200, { answers: { 'cache-control': 'immutable', 'content-type': 'javascript' } }),
  get('/_next/static/gone.js', 404, { answers: { 'cache-control': 'max-age=0' } }),
  get('/data/list.yml', 200, { answers: { 'access-control-allow-origin': '*', 'content-type': 'text/yaml' } }),
  get('/calendar.ics', 200, { answers: { 'content-type': 'text/calendar' } }),
  // Pages of the main website.
  get(`${handoff}x/?page=2`, 302, { answers: { location: `${host}${handoff}x/?page=2` } }),
  get(`${handoff}$&x`, 302, { answers: { location: `${host}${handoff}$&x` } }),
];
