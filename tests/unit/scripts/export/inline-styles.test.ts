import { exportedPage, withExport } from '@/tests/unit/support/export-folder';

const files = { 'a.css': '.a{color:red}\n', 'b.css': '.b{color:blue}' };
const links =
  '<link rel="stylesheet" href="/a.css" data-precedence="next"/><title>T</title><link rel="stylesheet" href="/b.css"/>';

async function finish(html: string, written: Record<string, string> = files) {
  const [{ finishPage }, { checkPolicy }, { pageElements }] = await withExport(written, () =>
    Promise.all([
      import('@/scripts/export/finish-page'),
      import('@/scripts/export/check-policy'),
      import('@/scripts/export/html'),
    ]),
  );
  const page = finishPage(html).html;
  return { page, ...checkPolicy({ file: 'index.html', html: page, all: pageElements(page) }) };
}

test('the styles of a page are in the page, in their order, and its policy allows them', async () => {
  const { page, problems } = await finish(exportedPage('<p>Words</p>', links));
  expect(page).toContain('<style>.a{color:red}\n.b{color:blue}</style><title>T</title>');
  expect(page).not.toContain('stylesheet');
  expect(problems).toEqual([]);
});

test('a page without sheets stays without styles', async () => {
  expect((await finish(exportedPage('<p>Words</p>'))).page).not.toContain('<style>');
});

test.each([
  ['is missing', undefined],
  ['would end the style element', '.a::after{content:"</style>"}'],
  ['loads another sheet', '@import "/b.css";'],
])('a sheet that %s stops the build and is named', async (_what, sheet) => {
  const written = { 'b.css': files['b.css'], ...(sheet === undefined ? {} : { 'a.css': sheet }) };
  await expect(finish(exportedPage('<p>Words</p>', links), written)).rejects.toThrow('/a.css');
});

test('a sheet may have addresses of the site and drawings', async () => {
  const sheet = '.a{background:url(/a.svg),url(data:image/svg+xml,x)}';
  expect((await finish(exportedPage('', links), { ...files, 'a.css': sheet })).page).toContain(sheet);
});

test('a relative address stays that of the file beside the sheet', async () => {
  const sheet = '.a{background:url(../media/a.svg),url("b.svg"),url(data:image/svg+xml,x)}';
  const { page } = await finish(exportedPage('', '<link rel="stylesheet" href="/chunks/c.css"/>'), { 'chunks/c.css': sheet });
  expect(page).toContain('.a{background:url(/media/a.svg),url("/chunks/b.svg"),url(data:image/svg+xml,x)}');
});

test('React is not told of sheets that the page has, and of everything else', async () => {
  const { withoutSheets } = await withExport({}, () => import('@/scripts/export/inline-styles'));
  const said = (rows: string) => `self.__next_f.push([1,${JSON.stringify(rows)}])`;
  const link = (rel: string) => `["$","link","0",{"rel":"${rel}","href":"/a.css","precedence":"next","nonce":"$undefined"}]`;
  const rows = (sheets: string, hint: string) => `1:"$Sreact.fragment"\n${hint}2:[${sheets},${link('icon')},["$","p",null,{}]]\n`;
  expect(withoutSheets(said(rows(`${link('stylesheet')},${link('stylesheet')}`, ':HL["/a.css","style"]\n')))).toBe(
    said(rows('null,null', '')),
  );
});
