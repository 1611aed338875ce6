import { exportedPage, withExport } from '@/tests/unit/support/export-folder';

const data = '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"a < b"])</script>';
const chunks = '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(["a.js"])</script>';
const file = '<script src="/_next/static/chunks/a.js" async=""></script>';
const own = '<script>document.title</script>';

const extract = async (body: string) => {
  const { extractInlineScripts } = await withExport({}, () => import('@/scripts/build/defer-scripts'));
  return extractInlineScripts('books/index.html', exportedPage(body));
};

test('the inline scripts of Next.js are removed from a page, and only those', async () => {
  const { html, scripts } = await extract(own + file + data + chunks);
  expect(html).toBe(exportedPage(own + file));
  expect(scripts).toHaveLength(3);
});

test('a page without React may lack them', async () => {
  expect((await extract(own)).scripts).toEqual([]);
});

test.each([
  ['self.__next_f', chunks],
  ['globalThis["TURBOPACK"]', data],
])('the build ends if a page of React has no script that begins with %s', async (start, rest) => {
  await expect(extract(file + rest)).rejects.toThrow(
    `books/index.html loads React, but has no inline script that begins with ${start}`,
  );
});
