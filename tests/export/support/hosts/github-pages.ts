import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileIn, found, type Host, nothing, redirect } from './host';

/**
 * GitHub Pages: files, folders with an index, and the 404 page at the top; no rules. Without `.nojekyll` it leaves out names that
 * begin with an underscore. https://docs.github.com/pages
 */
export function githubPages(folder: string): Host {
  const plain = existsSync(join(folder, '.nojekyll'));
  return {
    can: ['headers of errors'],
    sendsHeaders: false,
    answer(target) {
      const { pathname, search } = new URL(target, 'http://localhost');
      const isLeftOut = !plain && /\/_/.test(pathname);
      const file = isLeftOut || pathname.endsWith('/') ? undefined : fileIn(folder, pathname);
      if (file !== undefined) return found(pathname, file);
      const index = fileIn(folder, `${pathname.replace(/\/$/, '')}/index.html`);
      if (index !== undefined)
        return pathname.endsWith('/') ? found('index.html', index) : redirect(301, `${pathname}/${search}`);
      const page = fileIn(folder, '/404.html');
      return page === undefined ? nothing() : found('404.html', page, 404);
    },
  };
}
