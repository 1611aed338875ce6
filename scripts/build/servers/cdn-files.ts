import { addressRules, type HeaderRule, headerRules, holdsFor } from './server-rules';

// The files of CDNs that read their rules from the folder they publish: Netlify, Cloudflare Pages.

/**
 * `_headers`. Neither CDN knows exceptions: a rule that has some is written for each name at the top of the site instead.
 * @param names the files and folders at the top of the export, folders with a slash at their end
 */
export function headersFile(names: readonly string[]): string {
  const blocks = new Map<string, string[]>();
  for (const rule of headerRules) {
    const lines = Object.entries(rule.headers).map(([name, value]) => `  ${name}: ${value}`);
    for (const path of pathsOf(rule, names)) blocks.set(path, [...(blocks.get(path) ?? []), ...lines]);
  }
  return [...blocks].map(([path, lines]) => `${[path, ...lines].join('\n')}\n`).join('\n');
}

function pathsOf(rule: HeaderRule, names: readonly string[]): string[] {
  if (!rule.except) return [rule.path];
  const tops = names
    .filter((name) => !/^(_headers|_redirects|__next\.|\.(?!well-known\/))/.test(name))
    .map((name) => `/${name.replace(/\/$/, '/*')}`);
  return ['/', ...tops].filter((path) => holdsFor(rule, path.replace('*', '')));
}

/**
 * `_redirects`. Addresses of our own come first, because Cloudflare Pages looks at the rules before the files; an address without
 * its slash is one of them. Rules without a star come before the others, as its limits want it. The 404 rules are for Netlify,
 * which would take the English page everywhere; Cloudflare Pages finds the nearest one by itself and skips them.
 */
export function redirectsFile(): string {
  const { own, redirected, host, languages, fallbacks } = addressRules();
  return [
    ...fallbacks.flatMap(({ pages }) => pages.map((path) => `${path} ${path} 200`)),
    ...own.map((path) => `${path.slice(0, -1)} ${path.slice(0, -1)} 200`),
    ...own.map((path) => `${path}* ${path}:splat 200`),
    ...redirected.map((path) => `${path}* ${host}${path}:splat 302`),
    ...fallbacks.map(({ folder, english }) => `${folder}* ${english}:splat 302`),
    ...languages.map((path) => `${path}* ${path}404.html 404`),
  ]
    .map((line) => `${line}\n`)
    .join('');
}
