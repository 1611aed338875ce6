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

test('the size of a page counts a file once, even if it is referenced twice', async () => {
  const html = exportedPage(
    '<script src="/app.js"></script><script src="/app.js"></script>',
    '<link rel="preload" as="script" href="/app.js"/>',
  );
  const sizes = await measure({ ...files, 'index.html': html });
  expect(sizes[0]?.script).toBe(gzip(files['app.js']));
});

test('the size of a page excludes scripts for browsers without modules', async () => {
  const sizes = await measure({ ...files, 'index.html': exportedPage('<script src="/old.js" nomodule=""></script>') });
  expect(sizes[0]?.script).toBe(0);
});

test('the size of a page counts scripts of other sites and missing files as empty', async () => {
  const sizes = await measure({ 'index.html': exportedPage('<script src="/gone.js"></script>') });
  expect(sizes[0]?.script).toBe(0);
});

test('the largest page of each kind is found', async () => {
  const sizes = await measure({
    ...files,
    'index.html': exportedPage('<script src="/app.js"></script><script src="/page.js"></script>'),
    'styled/index.html': exportedPage('', '<link rel="stylesheet" href="/style.css"/>'),
    'long/index.html': exportedPage(Array.from({ length: 400 }, (_, index) => `<p>${index ** 3}</p>`).join('')),
  });
  const { worstPages } = await import('@/scripts/check-export/measure-pages');
  const worst = worstPages(sizes);
  expect([worst.script.page, worst.style.page, worst.html.page]).toEqual(['/', '/styled/', '/long/']);
});

test('the report of a page’s size lists its parts, largest first', async () => {
  const html = exportedPage(
    `<header>Bar</header><main>${'<p>Words</p>'.repeat(300)}</main><script src="/page.js"></script><script src="/app.js"></script>`,
    '<style>p { color: red }</style>',
  );
  const [{ pageMeasure }, { exportPages }] = await withExport({ ...files, 'index.html': html }, () =>
    Promise.all([import('@/scripts/check-export/measure-pages'), import('@/scripts/shared/export-pages')]),
  );
  const [page] = [...exportPages()];
  const { partsOf } = pageMeasure();
  expect(page && partsOf(page, 'script')).toEqual([
    { name: '/app.js', size: gzip(files['app.js']) },
    { name: '/page.js', size: gzip(files['page.js']) },
  ]);
  expect(page && partsOf(page, 'html').map(({ name }) => name)).toEqual(
    expect.arrayContaining(['total', 'main', 'header', 'styles']),
  );
});
