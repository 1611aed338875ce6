// Serves the built site as a CDN does. Started by `npm start` and by the browser tests.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import send from 'send';
import { parseOptions } from '../shared/parse-options.mjs';
import { requireExport } from '../shared/require-export.mjs';
import { revalidate } from '../shared/revalidate.mjs';
import { endWithReason, host, port, requirePort } from '../shared/server-address.mjs';

parseOptions(`npm run serve

Serves the built site in out/ at http://localhost:3000, with the headers and redirects of
a CDN. The variables PORT and HOST change the address, EXPORT_FOLDER the folder.`);

const folder = process.env.EXPORT_FOLDER ?? 'out';

requirePort();
requireExport(folder);

const headerRules = readHeaderRules();
const redirectRules = readRedirectRules();
// Range responses are not compressed, because the ranges refer to the uncompressed file.
const compress = compression({
  threshold: 512,
  filter: (request, response) => request.headers.range === undefined && compression.filter(request, response),
});

const server = createServer((request, response) => {
  compress(/** @type {any} */ (request), /** @type {any} */ (response), () => answer(request, response));
});

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
function answer(request, response) {
  const { method = '', url: target = '' } = request;
  const url =
    target.startsWith('/') && URL.canParse(`http://localhost${target}`) ? new URL(`http://localhost${target}`) : undefined;
  const path = url && decode(url.pathname);
  applyHeaders(url?.pathname.replace(/^\/+/, '/') ?? '/', response);
  if (!['GET', 'HEAD'].includes(method)) {
    response.writeHead(405, { Allow: 'GET, HEAD', 'Cache-Control': revalidate }).end();
  } else if (!url || path === undefined || path.includes('\0')) {
    response.writeHead(400, { 'Cache-Control': revalidate }).end();
  } else if (isHidden(path)) {
    sendNotFound(path, response);
  } else if (!path.endsWith('/') && existsSync(join(folder, path, 'index.html'))) {
    // The addresses of pages end in a slash.
    response.writeHead(308, { Location: `${url.pathname.replace(/^\/+/, '/')}/${url.search}` }).end();
  } else {
    sendFile(request, response, url);
  }
}

/**
 * Whether a path is outside the published site: dot segments, hidden files, and the configuration files of CDNs.
 * @param {string} path
 */
function isHidden(path) {
  const segments = path.split(/[/\\]/).filter(Boolean);
  return (
    ['_headers', '_redirects'].includes(segments[0] ?? '') ||
    segments.some((name) => name.startsWith('.') && name !== '.well-known')
  );
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {URL} url
 */
function sendFile(request, response, { pathname, search }) {
  const notFound = () => {
    const target = redirectTarget(pathname);
    if (target) response.writeHead(302, { Location: target + search, 'Cache-Control': revalidate }).end();
    else sendNotFound(pathname, response);
  };
  send(request, pathname, { root: folder, dotfiles: 'allow', cacheControl: false })
    .on('directory', notFound)
    .on(
      'error',
      (/** @type {{ status?: number, headers?: import('node:http').OutgoingHttpHeaders }} */ { status = 500, headers }) => {
        if (status === 404) notFound();
        else response.writeHead(status, { ...headers, 'Cache-Control': revalidate }).end();
      },
    )
    .pipe(response);
}

/**
 * Sends the 404 page of the locale's folder if it has one, as CDNs do.
 * @param {string} path
 * @param {import('node:http').ServerResponse} response
 */
function sendNotFound(path, response) {
  const first = path.split('/').find(Boolean) ?? '';
  const pages = [...(isHidden(first) ? [] : [join(folder, first, '404.html')]), join(folder, '404.html')];
  const page = pages.find((file) => existsSync(file));
  const type = page ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8';
  // The headers of a page, even if the address looks like another kind of file.
  applyHeaders('/404.html', response);
  response.writeHead(404, { 'Content-Type': type, 'Cache-Control': revalidate }).end(page ? readFileSync(page) : 'Not found');
}

/** @param {string} path */
function redirectTarget(path) {
  const rule = redirectRules.find(({ from, isFolder }) => (isFolder ? path.startsWith(from) : path === from));
  // Rules with status 200 or 404 only guide CDNs to existing files and 404 pages.
  return rule && rule.status === 302 ? rule.to.replace(':splat', () => path.slice(rule.from.length)) : undefined;
}

/**
 * @param {string} path
 * @param {import('node:http').ServerResponse} response
 */
function applyHeaders(path, response) {
  /** @type {Map<string, string>} */
  const values = new Map([['Cache-Control', revalidate]]);
  for (const { pattern, headers } of headerRules) {
    if (!pattern.test(path)) continue;
    for (const [name, value] of headers) {
      // Browsers enforce all policies, so the values are joined.
      const before = name === 'Content-Security-Policy' ? values.get(name) : undefined;
      values.set(name, before ? `${before}, ${value}` : value);
    }
  }
  for (const [name, value] of values) response.setHeader(name, value);
}

/** Reads the `_headers` file that the build wrote for CDNs. */
function readHeaderRules() {
  /** @type {{ pattern: RegExp, headers: [string, string][] }[]} */
  const rules = [];
  for (const line of readLines('_headers')) {
    if (!line.startsWith(' ')) rules.push({ pattern: patternOf(line.trim()), headers: [] });
    else {
      const [name = '', ...value] = line.trim().split(': ');
      rules.at(-1)?.headers.push([name, value.join(': ')]);
    }
  }
  return rules;
}

/**
 * Converts the path of a rule, in which an asterisk matches anything, to a regular expression.
 * @param {string} path
 */
function patternOf(path) {
  return new RegExp(`^${path.replace(/[\\^$.+?()[\]{}|]/g, '\\$&').replaceAll('*', '.*')}$`);
}

/** Reads the `_redirects` file that the build wrote for CDNs. */
function readRedirectRules() {
  return readLines('_redirects').map((line) => {
    const [from = '', to = '', status = '302'] = line.split(' ');
    return { from: from.replace(/\*$/, ''), isFolder: from.endsWith('*'), to, status: Number(status) };
  });
}

/** @param {string} file */
function readLines(file) {
  const path = join(folder, file);
  return existsSync(path) && statSync(path).isFile()
    ? readFileSync(path, 'utf8')
        .split('\n')
        .filter((line) => line.trim())
    : [];
}

/**
 * @param {string} path
 * @returns {string | undefined} undefined if the path is malformed
 */
function decode(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

server.on('error', endWithReason);
server.listen(port, host, () => {
  const address = server.address();
  const found = typeof address === 'object' && address ? address.port : port;
  // Browsers can't open the wildcard addresses that stand for all interfaces.
  const everywhere = ['0.0.0.0', '::'].includes(host);
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  const where = everywhere ? ' at every address of this computer' : '';
  // The address comes last and alone, where it is easiest to see and to open.
  console.log(`Serving ${folder}/${where}. Press Ctrl+C to stop.\n\nhttp://${name}:${found}`);
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
