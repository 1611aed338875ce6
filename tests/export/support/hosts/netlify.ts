import type { RawAnswer } from '../raw-requests';
import { fileIn, found, type Host, linesOf, nothing, readHeaders, redirect, withHeaders } from './host';

/**
 * Netlify: files come before rules, and a slash at the end makes no difference to a rule. The 404 page is the one at the top unless
 * a rule names another. https://docs.netlify.com/manage/routing/redirects/redirect-options/
 */
export function netlify(folder: string): Host {
  const headerRules = readHeaders(folder);
  const rules = linesOf(folder, '_redirects').map((line) => {
    const [from = '', to = '', status = '301'] = line.split(/\s+/);
    return { from, to, status: Number(status) };
  });

  function byRules(path: string, search: string): RawAnswer {
    const here = byFiles(folder, path, search);
    if (here) return here;
    for (const { from, to, status } of rules) {
      const match = redirectPattern(from).exec(path);
      if (!match) continue;
      const address = to.replace(':splat', () => match[1] ?? '');
      if (status >= 300 && status < 400) return redirect(status, address + search);
      const file = byFiles(folder, address, '');
      if (file) return { ...file, status };
      break;
    }
    const page = fileIn(folder, '/404.html');
    return page === undefined ? nothing() : found('404.html', page, 404);
  }

  return {
    can: ['redirects', 'fallbacks', 'languages'],
    sendsHeaders: true,
    answer(target) {
      const { pathname, search } = new URL(target, 'http://localhost');
      const headers = headerRules.filter(({ path }) => headerPattern(path).test(pathname)).flatMap((rule) => rule.headers);
      const answer = byRules(pathname, search);
      return withHeaders(
        { ...answer, headers: { 'cache-control': 'public, max-age=0, must-revalidate', ...answer.headers } },
        headers,
      );
    },
  };
}

function byFiles(folder: string, path: string, search: string): RawAnswer | undefined {
  const file = /^\/_(headers|redirects)$/.test(path) ? undefined : fileIn(folder, path);
  if (file !== undefined) return found(path, file);
  const index = fileIn(folder, `${path.replace(/\/$/, '')}/index.html`);
  if (index === undefined) return undefined;
  return path.endsWith('/') ? found('index.html', index) : redirect(301, `${path}/${search}`);
}

function escaped(part: string): string {
  return part.replace(/[\\^$.+?()[\]{}|]/g, '\\$&');
}

function redirectPattern(path: string): RegExp {
  const plain = path.replace(/\/?\*?$/, '');
  return new RegExp(`^${escaped(plain)}${path.endsWith('*') ? '(?:/(.*))?' : '/?'}$`);
}

/** A star may stand in any part of a path; capital letters make no difference. */
function headerPattern(path: string): RegExp {
  let pattern = '';
  for (const part of path.split('/').filter(Boolean)) {
    if (part === '*') pattern += pattern ? '(?:/.*)?' : '/?.*';
    else if (part.includes('*')) pattern += `/${escaped(part).replaceAll('*', '.*')}`;
    else pattern += `/${escaped(part)}`;
  }
  return new RegExp(`^${pattern}/?$`, 'i');
}
