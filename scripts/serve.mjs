// Serves the finished site the way a CDN does. Used by `npm start` and by the browser tests.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import sirv from 'sirv';

const folder = process.env.EXPORT_FOLDER ?? 'out';
const port = Number(process.env.PORT ?? 3000);
// The site is not visible on the network unless HOST says so.
const host = process.env.HOST || 'localhost';

if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`PORT must be a whole number from 0 to 65535, found "${process.env.PORT}".`);
  process.exit(2);
}
if (!existsSync(join(folder, 'index.html'))) {
  console.error(`There is no finished site in ${folder}/. Run "npm run build" first.`);
  process.exit(2);
}

const headerRules = readHeaderRules();
const redirectRules = readRedirectRules();
// Dotfiles are not part of the site.
const serveFile = sirv(folder, { etag: true });
const compress = compression({ threshold: 512 });

const server = createServer((request, response) => {
  compress(/** @type {any} */ (request), /** @type {any} */ (response), () => answer(request, response));
});

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
function answer(request, response) {
  if (!URL.canParse(request.url ?? '/', 'http://localhost')) {
    response.writeHead(400).end();
    return;
  }
  const url = new URL(request.url ?? '/', 'http://localhost');
  applyHeaders(url.pathname, response);

  // The configuration files for CDNs are not part of the site either.
  if (['/_headers', '/_redirects'].includes(decode(url.pathname))) {
    sendNotFound(url.pathname, response);
    return;
  }

  // Folders have a trailing slash.
  if (!url.pathname.endsWith('/') && existsSync(join(folder, decode(url.pathname), 'index.html'))) {
    response.writeHead(308, { Location: `${url.pathname.replace(/^\/+/, '/')}/${url.search}` }).end();
    return;
  }
  serveFile(request, response, () => {
    const target = redirectTarget(url.pathname);
    if (target) response.writeHead(302, { Location: target + url.search }).end();
    else sendNotFound(url.pathname, response);
  });
}

/**
 * The 404 page of the nearest folder, as CDNs choose it.
 * @param {string} path
 * @param {import('node:http').ServerResponse} response
 */
function sendNotFound(path, response) {
  const [, first = ''] = path.split('/');
  const own = join(folder, decode(first), '404.html');
  const page = existsSync(own) ? own : join(folder, '404.html');
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(readFileSync(page));
}

/** @param {string} path */
function redirectTarget(path) {
  for (const { from, to, status } of redirectRules) {
    if (status !== 200 && path.startsWith(from)) return to.replace(':splat', path.slice(from.length));
  }
  return undefined;
}

/**
 * @param {string} path
 * @param {import('node:http').ServerResponse} response
 */
function applyHeaders(path, response) {
  response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
  for (const { pattern, headers } of headerRules) {
    if (!(pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern)) continue;
    for (const [name, value] of headers) response.setHeader(name, value);
  }
}

/** Reads the `_headers` file that the build wrote for CDNs. */
function readHeaderRules() {
  /** @type {{ pattern: string, headers: [string, string][] }[]} */
  const rules = [];
  for (const line of readLines('_headers')) {
    if (!line.startsWith(' ')) rules.push({ pattern: line.trim(), headers: [] });
    else {
      const [name = '', ...value] = line.trim().split(': ');
      rules.at(-1)?.headers.push([name, value.join(': ')]);
    }
  }
  return rules;
}

/** Reads the `_redirects` file that the build wrote for CDNs. */
function readRedirectRules() {
  return readLines('_redirects').map((line) => {
    const [from = '', to = '', status = '302'] = line.split(' ');
    return { from: from.replace(/\*$/, ''), to, status: Number(status) };
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

/** @param {string} path */
function decode(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

server.on('error', (error) => {
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    console.error(`Port ${port} is taken. Stop what uses it, or choose another one: PORT=${port + 1} npm start`);
  } else if (code === 'EACCES') {
    console.error(`Port ${port} may not be used here. Choose one above 1023: PORT=3000 npm start`);
  } else if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    console.error(`HOST must be an address of this machine, found "${host}".`);
  } else throw error;
  process.exit(1);
});
server.listen(port, host, () => {
  const address = server.address();
  const found = typeof address === 'object' && address ? address.port : port;
  // A browser can't open the address that stands for all interfaces.
  const everywhere = ['0.0.0.0', '::'].includes(host);
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  console.log(`The site is at http://${name}:${found}${everywhere ? ', and at every address of this machine' : ''}`);
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
