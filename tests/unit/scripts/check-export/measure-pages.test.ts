import { gzipSync } from 'node:zlib';
import type { PageSize } from '@/scripts/check-export/measure-pages';
import { exportedPage, withExport } from '@/tests/unit/support/export-folder';

/** The sizes of all pages of an export of these files. */
async function measure(files: Record<string, string>): Promise<PageSize[]> {
  const [{ pageMeasure }, { exportPages }] = await withExport(files, () =>
    Promise.all([import('@/scripts/check-export/measure-pages'), import('@/scripts/shared/export-pages')]),
  );
  return [...exportPages()].map(pageMeasure().sizeOf);
}

const gzip = (text: string) => gzipSync(text, { level: 9 }).length;

const files = {
  'app.js': 'app();'.repeat(500),
  'page.js': 'page();'.repeat(300),
  'old.js': 'polyfill();'.repeat(900),
  'style.css': 'p { color: red }'.repeat(50),
};

test('the size of a page is the compressed size of everything needed to read it', async () => {
  const html = exportedPage(
    '<script src="/app.js" async=""></script><script>inline()</script>',
    '<link rel="stylesheet" href="/style.css"/><link rel="preload" as="script" href="/page.js"/><link rel="icon" href="/icon.svg"/>',
  );
  const sizes = await measure({ ...files, 'project/roadmap/index.html': html });
  expect(sizes).toEqual([
    {
      file: 'project/roadmap/index.html',
      page: '/project/roadmap/',
      first: gzip('inline()'),
      script: gzip(files['app.js']) + gzip(files['page.js']),
      data: 0,
      style: gzip(files['style.css']),
      html: gzip(html),
    },
  ]);
});

test('the size of a page includes deferred scripts, and the data that they read is measured separately', async () => {
  const data = '/_next/static/pages/a.js';
  const scripts = JSON.stringify([
    [data, ''],
    ['/app.js', ''],
  ]);
  const html = exportedPage(`<script>dispatchEvent(new CustomEvent('page-scripts',{detail:${scripts}}))</script>`);
  const [size] = await measure({ ...files, [data.slice(1)]: files['page.js'], 'index.html': html });
  expect(size).toMatchObject({ script: gzip(files['app.js']), data: gzip(files['page.js']) });
});
