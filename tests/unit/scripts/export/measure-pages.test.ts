import { gzipSync } from 'node:zlib';
import { exportedPage, withExport } from '@/tests/unit/support/export-folder';

const measure = (files: Record<string, string>) => withExport(files, () => import('@/scripts/export/measure-pages'));
const gzip = (text: string) => gzipSync(text, { level: 9 }).length;

const files = {
  'app.js': 'app();'.repeat(500),
  'page.js': 'page();'.repeat(300),
  'old.js': 'polyfill();'.repeat(900),
  'style.css': 'p { color: red }'.repeat(50),
};

test('a page’s size is the compressed size of everything needed to read it', async () => {
  const html = exportedPage(
    '<script src="/app.js" async=""></script><script>inline()</script>',
    '<link rel="stylesheet" href="/style.css"/><link rel="preload" as="script" href="/page.js"/><link rel="icon" href="/icon.svg"/>',
  );
  const { measurePages } = await measure({ ...files, 'project/roadmap/index.html': html });
  expect(measurePages()).toEqual([
    {
      page: '/project/roadmap/',
      script: gzip(files['app.js']) + gzip(files['page.js']),
      style: gzip(files['style.css']),
      html: gzip(html),
    },
  ]);
});

test('a file that is referenced twice counts once', async () => {
  const html = exportedPage(
    '<script src="/app.js"></script><script src="/app.js"></script>',
    '<link rel="preload" as="script" href="/app.js"/>',
  );
  const { measurePages } = await measure({ ...files, 'index.html': html });
  expect(measurePages()[0]?.script).toBe(gzip(files['app.js']));
});

test('scripts for browsers without modules do not count', async () => {
  const { measurePages } = await measure({ ...files, 'index.html': exportedPage('<script src="/old.js" nomodule=""></script>') });
  expect(measurePages()[0]?.script).toBe(0);
});

test('scripts of other sites and missing files count as empty', async () => {
  const { measurePages } = await measure({ 'index.html': exportedPage('<script src="/gone.js"></script>') });
  expect(measurePages()[0]?.script).toBe(0);
});

test('the largest page of each kind is found', async () => {
  const { measurePages, worstPages } = await measure({
    ...files,
    'index.html': exportedPage('<script src="/app.js"></script><script src="/page.js"></script>'),
    'styled/index.html': exportedPage('', '<link rel="stylesheet" href="/style.css"/>'),
    'long/index.html': exportedPage(Array.from({ length: 400 }, (_, index) => `<p>${index ** 3}</p>`).join('')),
  });
  const worst = worstPages(measurePages());
  expect([worst.script.page, worst.style.page, worst.html.page]).toEqual(['/', '/styled/', '/long/']);
});
