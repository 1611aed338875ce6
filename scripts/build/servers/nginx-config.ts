import { revalidate } from '@/scripts/shared/revalidate.mjs';
import {
  addressRules,
  type HeaderRule,
  headerRules,
  headersFor,
  mediaTypes,
  pathPattern,
  speculationRulesPath,
} from './server-rules';

/** Where the server runs. */
export interface NginxPlace {
  /** Such as `80`, or `127.0.0.1:8080`. */
  listen: string;
  /** The folder of the finished site. */
  root: string;
}

/**
 * A server of nginx that answers as the other hosts do: the same headers, external redirects, 404 pages and types, from the same lists.
 * It stands in the `http` block, whose folder has nginx's own `mime.types`.
 */
export function nginxConfig({ listen, root }: NginxPlace): string {
  const everywhere = rulesByHeader().filter(({ rules }) => rules.length === 1 && isEverywhere(rules[0]));
  const byAddress = rulesByHeader().filter((header) => !everywhere.some(({ name }) => name === header.name));
  const { languages } = addressRules();
  return `# Written by npm run build. Set server_name and root, and add your TLS settings.
# nginx does not inherit add_header into a block that has its own: the headers that depend on the address are maps.

${byAddress.map(headerMap).join('\n\n')}

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
${Object.entries(mediaTypes)
  .map(([extension, type]) => `        ${type} ${extension};`)
  .join('\n')}
    }
    charset utf-8;
    charset_types text/xml text/plain text/css text/yaml text/calendar application/javascript text/javascript application/json;
    gzip on;
    gzip_vary on;
    gzip_types text/css text/plain text/xml text/yaml text/calendar application/javascript text/javascript application/json
        application/manifest+json application/rss+xml application/atom+xml image/svg+xml;

${everywhere.map(({ name, rules }) => `    add_header ${name} "${rules[0]?.headers[name]?.replaceAll('"', '\\"')}" always;`).join('\n')}
${byAddress.map(({ name }) => `    add_header ${name} $${variableOf(name)} always;`).join('\n')}

    # A folder without a page is none.
    error_page 403 404 =404 /404.html;

    # Files for other hosts, and hidden ones.
    location ~ ^/(_headers|_redirects)(/|$) {
        return 404;
    }
    location ~ /\\.(?!well-known/) {
        return 404;
    }

${languages
  .map(
    (path) => `    location ^~ ${path} {
        error_page 403 404 =404 ${path}404.html;
        try_files $uri $uri/ =404;
    }`,
  )
  .join('\n')}

${fallbackLocations().join('\n')}

${redirectLocations().join('\n')}

    location = ${speculationRulesPath} {
        types {}
        default_type ${headersFor(speculationRulesPath)['Content-Type']};
    }

    location / {
        try_files $uri $uri/ =404;
    }
}
`;
}

interface HeaderRules {
  name: string;
  /** The rules that give it a value. */
  rules: HeaderRule[];
}

function rulesByHeader(): HeaderRules[] {
  const names = new Set(headerRules.flatMap(({ headers }) => Object.keys(headers)));
  // nginx has one already, and would send both.
  names.delete('Content-Type');
  return [...names].map((name) => ({ name, rules: headerRules.filter(({ headers }) => name in headers) }));
}

function isEverywhere(rule: HeaderRule | undefined): boolean {
  return rule?.path === '/*' && !rule.except;
}

/** The values of a header by address. nginx takes the first expression that matches, so the narrow ones come first. */
function headerMap({ name, rules }: HeaderRules): string {
  const common = rules.find(({ path }) => path === '/*')?.headers[name];
  const fallback = common ?? (name === 'Cache-Control' ? revalidate : '');
  const lines = rules
    .filter(({ path }) => path !== '/*')
    .map(({ path, headers }) => {
      const value = name === 'Content-Security-Policy' ? `${common}, ${headers[name]}` : headers[name];
      return `    "~^${pathPattern(path)}$" "${value}";`;
    });
  return `map $uri $${variableOf(name)} {
    default "${fallback}";
${lines.join('\n')}
}`;
}

function variableOf(header: string): string {
  return `site_${header.toLowerCase().replaceAll('-', '_')}`;
}

/** Folders with pages that may be in English only. */
function fallbackLocations(): string[] {
  const { fallbacks, languages } = addressRules();
  return fallbacks.map(({ folder, english }) => {
    const language = languages.find((path) => folder.startsWith(path)) ?? '/';
    return `    location ^~ ${folder} {
        error_page 403 404 =404 ${language}404.html;
        if (!-e $request_filename) {
            rewrite ^${folder}([\\d.]+/?)$ ${english}$1 redirect;
        }
        try_files $uri $uri/ =404;
    }`;
  });
}

/** What leads on to the main website; pages of our own below such an address come first, because nginx takes the longest prefix. */
function redirectLocations(): string[] {
  const { own, redirected, host } = addressRules();
  return [
    ...own.map(
      (path) =>
        `    location ^~ ${path} {\n        try_files $uri $uri/ =404;\n    }\n    location = ${path.slice(0, -1)} {\n        return 308 ${path}$is_args$args;\n    }`,
    ),
    ...redirected.map((path) => `    location ^~ ${path} {\n        return 302 ${host}$request_uri;\n    }`),
  ];
}
