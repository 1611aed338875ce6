import { createHash } from 'node:crypto';
import { exportedPage, withExport } from '@/tests/unit/support/export-folder';

const files = { '_next/static/chunks/a.js': 'a()', '_next/static/chunks/old.js': 'old()' };

async function defer(html: string) {
  const { deferScripts, deferredScripts, isPageData, takeInlineScripts } = await withExport(
    files,
    () => import('@/scripts/build/defer-scripts'),
  );
  const { pageElements, replaceRanges } = await import('@/scripts/shared/html');
  const { readExport } = await import('@/scripts/shared/export-files');
  const { html: rest, scripts: codes } = takeInlineScripts(html);
  const result = replaceRanges(rest, deferScripts(pageElements(rest), codes).edits);
  return { html: result, scripts: deferredScripts(pageElements(result)), isPageData, readExport };
}

const data = ['(self.__next_f=self.__next_f||[]).push([0])', 'self.__next_f.push([1,"0:\\"the page once more\\"\\n"])'];
const page = exportedPage(
  `<script>ours()</script><p>Words</p>${data.map((code) => `<script>${code}</script>`).join('')}`,
  '<link rel="preload" as="script" href="/_next/static/chunks/a.js"/><script src="/_next/static/chunks/a.js" async=""></script>' +
    '<script noModule="" src="/_next/static/chunks/old.js"></script>',
);

afterEach(() => {
  delete process.env.SCRIPTS;
});

test('a page keeps its HTML, this site’s scripts and nomodule scripts, and lists deferred scripts with their hashes', async () => {
  const { html, scripts, isPageData } = await defer(page);
  expect(html).toContain('<script>ours()</script><p>Words</p>');
  expect(html).toContain('noModule="" src="/_next/static/chunks/old.js"');
  expect(html).not.toMatch(/the page once more|async=|preload/);
  expect(scripts.map(([address]) => isPageData(address))).toEqual([true, false]);
  const hash = createHash('sha256').update(files['_next/static/chunks/a.js']).digest('base64');
  expect(scripts[1]).toEqual(['/_next/static/chunks/a.js', `sha256-${hash}`]);
});

test('Next’s inline scripts are moved unchanged to a file that runs first', async () => {
  const { scripts, readExport } = await defer(page);
  expect(readExport(scripts[0]?.[0].slice(1) ?? '')).toBe(data.join('\n'));
});

test('with SCRIPTS=at-once a page stays as Next wrote it, and is marked as having started its scripts', async () => {
  process.env.SCRIPTS = 'at-once';
  const { html, scripts } = await defer(page);
  expect(html).toBe(page.replace('</body>', "<script>dispatchEvent(new Event('scripts-start'))</script></body>"));
  expect(scripts).toEqual([]);
});
