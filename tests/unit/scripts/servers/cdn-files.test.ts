import { routes } from '@/lib/routing/routes';
import { handoffsFile } from '@/lib/site/links';
import { headersFile, redirectsFile } from '@/scripts/servers/cdn-files';
import { siteCopy } from '@/tests/support/site-copy';

const copy = siteCopy();

test('the headers are in the form that CDNs read, each address once', () => {
  const text = headersFile(['.built-from', '.well-known/', '_headers', '_next/', 'books/', 'brand/', 'index.html']);
  for (const line of text.split('\n')) expect(line).toMatch(/^(|\/\S*| {2}[A-Za-z-]+: \S.*)$/);
  const paths = text.split('\n').filter((line) => line.startsWith('/'));
  expect(paths).toEqual([...new Set(paths)]);
  expect(paths).toEqual(expect.arrayContaining(['/*', '/', '/.well-known/*', '/books/*', '/index.html']));
  expect(text).toContain('/brand/*\n  Cross-Origin-Resource-Policy: cross-origin\n');
  expect(text).not.toMatch(/built-from|_headers/);
});

test('pages of this site come before the handed-over paths around them, without their slash as well', () => {
  copy.write(handoffsFile, 'host: https://main.example.org\npaths: [/project/, /news/]\n');
  const { path } = routes.roadmap;
  const rules = redirectsFile().split('\n');
  const places = [
    `${path.slice(0, -1)} ${path.slice(0, -1)} 200`,
    `${path}* ${path}:splat 200`,
    '/project/* https://main.example.org/project/:splat 302',
  ].map((rule) => rules.indexOf(rule));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
  expect(rules).toContain('/news/* https://main.example.org/news/:splat 302');
});

test('served from the host that has the other pages, no address leads there', () => {
  const before = process.env.SITE_ORIGIN;
  process.env.SITE_ORIGIN = 'https://main.example.org';
  try {
    copy.write(handoffsFile, 'host: https://main.example.org\npaths: [/project/]\n');
    expect(redirectsFile()).not.toMatch(/ (200|302)$/m);
  } finally {
    if (before === undefined) delete process.env.SITE_ORIGIN;
    else process.env.SITE_ORIGIN = before;
  }
});
