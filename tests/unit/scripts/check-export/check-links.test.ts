import { exportedPage, withExport } from '@/tests/unit/support/export-folder';

/** Checks an export of these files. */
async function check(files: Record<string, string>) {
  const [{ checkLinks, linkedPage }, { exportPages }] = await withExport(files, () =>
    Promise.all([import('@/scripts/check-export/check-links'), import('@/scripts/shared/export-pages')]),
  );
  return checkLinks(new Map([...exportPages()].map((page) => [page.file, linkedPage(page)])));
}

/** Checks an export with a page of this body, another page, a picture and a redirect page. */
async function problemsOn(body: string, head = '') {
  const files = {
    'index.html': exportedPage(body, head),
    'project/roadmap/index.html': exportedPage('<h2 id="archive">Archive</h2><h2 id="à-venir">À venir</h2>'),
    'blog/index.html': exportedPage(
      '<a href="https://www.jenkins.io/blog/">On</a>',
      '<link rel="stylesheet" href="/external-redirect.css"/>',
    ),
    'external-redirect.css': '',
    'icons.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
    'a b.txt': 'text',
  };
  return check(files);
}

test('links to pages, files, anchors and other sites are valid, and those within this site are counted', async () => {
  const body = [
    '<a href="/">Home</a><a href="/project/roadmap/">Roadmap</a><a href="https://www.jenkins.io/project/roadmap/#archive">Archive</a>',
    '<a href="/project/roadmap/#%C3%A0-venir">Later</a><a href="#top" id="top">Top</a><a href="/project/roadmap/?label=tools">Tools</a><a href="#plugins=git">Data</a>',
    '<a href="/a%20b.txt">File</a><a href="https://example.org/nowhere">Elsewhere</a><a href="mailto:a@example.org">Mail</a>',
    '<svg><use href="/icons.svg#sun"></use></svg><a href="/blog/#news">News</a><a>No link</a>',
  ].join('');
  expect(await problemsOn(body)).toMatchObject({ problems: [], followed: 10 });
});

test('a preconnect hint is not checked as a link', async () => {
  expect(await problemsOn('', '<link rel="preconnect" href="/site/" crossorigin=""/>')).toMatchObject({
    problems: [],
    followed: 0,
  });
});

test('on the host of the main Jenkins website, its paths are listed, because its own server answers them', async () => {
  const body = '<a href="/doc/book/">Book</a><a href="/blog/x/#top">Blog</a><a href="/nowhere/">Nowhere</a>';
  expect(await problemsOn(body)).toMatchObject({ problems: { length: 3 }, others: [] });
  process.env.SITE_ORIGIN = 'https://www.jenkins.io';
  expect(await problemsOn(body)).toMatchObject({
    problems: ['/: "/nowhere/" leads to no page or file'],
    others: ['/blog/x/', '/doc/book/'],
  });
  delete process.env.SITE_ORIGIN;
});

describe('the link check reports a page if it has', () => {
  test.each([
    ['a link to a missing page', '<a href="/project/">Project</a>', '/: "/project/" leads to no page or file'],
    [
      'a link with the site’s host to a missing page',
      '<a href="https://www.jenkins.io/x/">X</a>',
      '/: "https://www.jenkins.io/x/" leads to no page or file',
    ],
    [
      'a link to a missing anchor',
      '<a href="/project/roadmap/#nothing">Nothing</a>',
      '/: "/project/roadmap/#nothing" leads to an anchor that does not exist',
    ],
    ['an empty address', '<a href="">Empty</a>', '/: a link has an empty address'],
    ['an address with a stray percent sign', '<a href="/100%/">Half</a>', '/: "/100%/" leads to no page or file'],
    ['a missing picture', '<img src="/logo.png" alt="">', '/: "/logo.png" leads to no page or file'],
    ['a missing icon file', '<svg><use href="/symbols.svg#sun"></use></svg>', '/: "/symbols.svg#sun" leads to no page or file'],
    ['a relative link to a missing page', '<a href="nowhere/">Nowhere</a>', '/: "nowhere/" leads to no page or file'],
  ])('%s', async (_what, body, problem) => {
    expect((await problemsOn(body)).problems).toEqual([problem]);
  });

  test.each([
    ['a missing style sheet', '<link rel="stylesheet" href="/style.css"/>', '/: "/style.css" leads to no page or file'],
    [
      'a missing link preview picture',
      '<meta property="og:image" content="https://www.jenkins.io/og/en/home.png"/>',
      '/: "https://www.jenkins.io/og/en/home.png" leads to no page or file',
    ],
  ])('%s', async (_what, head, problem) => {
    expect((await problemsOn('', head)).problems).toEqual([problem]);
  });
});

test('the link check finds the problems of all pages at once, each with the address of its page', async () => {
  const { problems } = await check({
    'index.html': exportedPage('<a href="/x/">X</a><a href="">Y</a>'),
    'fr-CA/404.html': exportedPage('<a href="/z/">Z</a>'),
  });
  expect(problems).toEqual([
    '/fr-CA/404.html: "/z/" leads to no page or file',
    '/: "/x/" leads to no page or file',
    '/: a link has an empty address',
  ]);
});
