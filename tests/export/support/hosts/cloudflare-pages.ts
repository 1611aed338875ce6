import type { RawAnswer } from '../raw-requests';
import { fileIn, found, type Host, linesOf, nothing, readHeaders, redirect, withHeaders } from './host';

interface Redirect {
  from: string;
  to: string;
  status: number;
}

// https://developers.cloudflare.com/pages/configuration/redirects/ and headers/
const limits = { staticRedirects: 2000, dynamicRedirects: 100, headerRules: 100, lineLength: { redirects: 1000, headers: 2000 } };
const allowedStatus = [200, 301, 302, 303, 307, 308];

/**
 * Cloudflare Pages: rules come before files, rules without a star before the others, and headers go by the address, whatever the
 * answer is. The 404 page is the nearest one.
 */
export function cloudflarePages(folder: string): Host {
  const rules = readRedirects(folder);
  const headerRules = readHeaders(folder);
  if (headerRules.length > limits.headerRules) throw new Error('There are too many header rules.');
  if (linesOf(folder, '_headers').some((line) => line.length > limits.lineLength.headers)) throw new Error('A line is too long.');
  if (headerRules.some(({ path }) => path.split('*').length > 2)) throw new Error('A path may have one star.');

  return {
    can: ['redirects', 'fallbacks', 'languages'],
    sendsHeaders: true,
    answer(target) {
      const { pathname, search } = new URL(target, 'http://localhost');
      const headers = headerRules.filter(({ path }) => pattern(path).test(pathname)).flatMap((rule) => rule.headers);
      const answer = byRules(folder, rules, pathname, search);
      return withHeaders(
        { ...answer, headers: { 'cache-control': 'public, max-age=0, must-revalidate', ...answer.headers } },
        headers,
      );
    },
  };
}

function byRules(folder: string, rules: readonly Redirect[], path: string, search: string): RawAnswer {
  const rule =
    rules.find(({ from }) => !from.includes('*') && from === path) ?? rules.find(({ from }) => pattern(from).test(path));
  if (!rule) return byFiles(folder, path, search);
  const splat = pattern(rule.from).exec(path)?.[1] ?? '';
  const to = rule.to.replace(':splat', () => splat);
  return rule.status === 200 ? byFiles(folder, to, search) : redirect(rule.status, to + search);
}

function byFiles(folder: string, path: string, search: string): RawAnswer {
  const index = fileIn(folder, `${path.replace(/\/$/, '')}/index.html`);
  if (path.endsWith('/')) return index === undefined ? notFound(folder, path) : found('index.html', index);
  const file = /^\/_(headers|redirects)$/.test(path) ? undefined : fileIn(folder, path);
  if (file !== undefined) return found(path, file);
  return index === undefined ? notFound(folder, path) : redirect(308, `${path}/${search}`);
}

function notFound(folder: string, path: string): RawAnswer {
  for (let parent = path; parent; parent = parent.slice(0, parent.lastIndexOf('/'))) {
    const page = fileIn(folder, `${parent}/404.html`);
    if (page !== undefined) return found('404.html', page, 404);
  }
  const page = fileIn(folder, '/404.html');
  return page === undefined ? nothing() : found('404.html', page, 404);
}

/** Reads the rules that it takes; it names the others in its log. */
function readRedirects(folder: string): Redirect[] {
  const rules: Redirect[] = [];
  let statics = 0;
  let dynamics = 0;
  for (const line of linesOf(folder, '_redirects')) {
    const [from = '', to = '', status = '302', ...more] = line.split(/\s+/);
    if (line.length > limits.lineLength.redirects || more.length > 0) throw new Error(`"${line}" can't be read.`);
    // After the first rule with a star, all others count as such.
    if (dynamics === 0 && !from.includes('*')) statics += 1;
    else dynamics += 1;
    if (statics > limits.staticRedirects || dynamics > limits.dynamicRedirects) throw new Error('There are too many redirects.');
    if (!allowedStatus.includes(Number(status)) || rules.some((rule) => rule.from === from)) continue;
    rules.push({ from, to, status: Number(status) });
  }
  return rules;
}

function pattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/[\\^$.+?()[\]{}|]/g, '\\$&').replace('*', '(.*)')}$`);
}
