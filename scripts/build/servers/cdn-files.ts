import { addressRules, type HeaderRule, headerRules, holdsFor } from './server-rules';

// Rules for Netlify and Cloudflare Pages, which read them from files in the published folder.

/**
 * The text of `_headers`. Neither CDN supports exceptions, so a rule with exceptions is written for each top-level name instead.
 * @param names the top-level files and folders of the export; folders end in a slash
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
 * The text of `_redirects`. This site's paths come first, with and without the slash, because Cloudflare Pages applies rules
 * before it looks for files. Its limits also require rules without an asterisk before others. The 404 rules are for Netlify,
 * which would serve the English page everywhere; Cloudflare Pages ignores them and finds the nearest 404 page itself.
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
