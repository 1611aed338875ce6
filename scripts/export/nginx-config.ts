import { prefixedLocales } from '@/lib/i18n/locales';
import { routeIds, routes } from '@/lib/routing/routes';
import { loadHandoffs } from '@/lib/site/links';
import { isServedFromHandoffHost } from './handoffs';
import { headerRules } from './server-rules';

/** What has no Cache-Control of its own is asked for again each time. */
const unkept = 'public, max-age=0, must-revalidate';

/** Where the server runs. */
export interface NginxPlace {
  /** Such as `80`, or `127.0.0.1:8080`. */
  listen: string;
  /** The folder of the finished site. */
  root: string;
}

/**
 * A server of nginx that answers as the other hosts do: the same headers, handoffs, 404 pages and types, from the same lists.
 * It stands in the `http` block, whose folder has nginx's own `mime.types`.
 */
export function nginxConfig({ listen, root }: NginxPlace): string {
  const everywhere = headerRules.find(({ path }) => path === '/*')?.headers ?? {};
  const names = new Set(headerRules.flatMap(({ headers }) => Object.keys(headers)).filter((name) => !(name in everywhere)));
  return `# Written by npm run build. Set server_name and root, and add your TLS settings.
# nginx does not inherit add_header into a block that has its own: the headers that depend on the address are maps.

${[...names].map(headerMap).join('\n\n')}

server {
    listen ${listen};
    server_name _;
    root ${root};

    server_tokens off;
    # Redirects keep the scheme and the host by which the visitor came, also behind a proxy that ends TLS.
    absolute_redirect off;
    index index.html;
    if_modified_since before;

    include mime.types;
    types {
        application/manifest+json webmanifest;
        text/calendar ics;
        text/yaml yml;
    }
    charset utf-8;
    charset_types text/xml text/plain text/css text/yaml text/calendar application/javascript text/javascript application/json;
    gzip on;
    gzip_vary on;
    gzip_types text/css text/plain text/xml text/yaml text/calendar application/javascript text/javascript application/json
        application/manifest+json application/rss+xml application/atom+xml image/svg+xml;

${Object.entries(everywhere)
  .map(([name, value]) => `    add_header ${name} "${value}" always;`)
  .join('\n')}
${[...names].map((name) => `    add_header ${name} $${variableOf(name)} always;`).join('\n')}

    # A folder without a page is none.
    error_page 403 404 =404 /404.html;

    # Files for other hosts, and hidden ones.
    location ~ ^/(_headers|_redirects)(/|$) {
        return 404;
    }
    location ~ /\\.(?!well-known/) {
        return 404;
    }

${prefixedLocales
  .map(
    (locale) => `    location ^~ /${locale}/ {
        error_page 403 404 =404 /${locale}/404.html;
        try_files $uri $uri/ =404;
    }`,
  )
  .join('\n')}

${handoffLocations().join('\n')}

    location / {
        try_files $uri $uri/ =404;
    }
}
`;
}

/** The values of a header by address. */
function headerMap(name: string): string {
  const rules = headerRules.flatMap(({ path, headers }) => (headers[name] ? [{ path, value: headers[name] }] : []));
  const fallback = name === 'Cache-Control' ? unkept : '';
  return `map $uri $${variableOf(name)} {
    default "${fallback}";
${rules.map(({ path, value }) => `    ~^${pattern(path)} "${value}";`).join('\n')}
}`;
}

function variableOf(header: string): string {
  return `site_${header.toLowerCase().replaceAll('-', '_')}`;
}

/** A path of a header rule as a regular expression: all below it where it ends in a star. */
function pattern(path: string): string {
  const escaped = path.replace(/\*$/, '').replaceAll('.', '\\.');
  return path.endsWith('*') ? escaped : `${escaped}$`;
}

/** What leads on to the main website; pages of our own below such an address come first, because nginx takes the longest prefix. */
function handoffLocations(): string[] {
  if (isServedFromHandoffHost()) return [];
  const { host, paths } = loadHandoffs();
  const own = routeIds.map((id) => routes[id].path).filter((path) => paths.some((prefix) => path.startsWith(prefix)));
  return [
    ...own.map(
      (path) =>
        `    location ^~ ${path} {\n        try_files $uri $uri/ =404;\n    }\n    location = ${path.slice(0, -1)} {\n        return 308 ${path}$is_args$args;\n    }`,
    ),
    ...paths.map((path) => `    location ^~ ${path} {\n        return 302 ${host}$request_uri;\n    }`),
  ];
}
