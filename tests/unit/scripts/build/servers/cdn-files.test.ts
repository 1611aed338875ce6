import { changelogFile } from '@/lib/changelog/changelogs';
import { externalRedirectsFile } from '@/lib/site/links';
import { headersFile, redirectsFile } from '@/scripts/build/servers/cdn-files';
import { siteCopy } from '@/tests/support/site-copy';

const copy = siteCopy();

test('the CDN’s _headers file has the required format, each address once', () => {
  const text = headersFile(['.nojekyll', '.well-known/', '_headers', '_next/', 'books/', 'brand/', 'index.html']);
  for (const line of text.split('\n')) expect(line).toMatch(/^(|\/\S*| {2}[A-Za-z-]+: \S.*)$/);
  const paths = text.split('\n').filter((line) => line.startsWith('/'));
  expect(paths).toEqual([...new Set(paths)]);
  expect(paths).toEqual(expect.arrayContaining(['/*', '/', '/.well-known/*', '/books/*', '/index.html']));
  expect(text).toContain('/brand/*\n  Cross-Origin-Resource-Policy: cross-origin\n');
  expect(text).not.toMatch(/nojekyll|_headers/);
});

test('CDN rules redirect a release without a page in a locale to the English one, after the existing pages', () => {
  process.env.SOURCE_DATE_EPOCH = String(Date.UTC(2020, 1, 3) / 1000);
  copy.write(
    changelogFile('weekly'),
    '- { version: "2.1", date: 2018-12-30, changes: [] }\n- { version: "2.2", date: 2019-12-30, changes: [] }\n',
  );
  const rules = redirectsFile().split('\n');
  delete process.env.SOURCE_DATE_EPOCH;
  const places = [
    '/fr-CA/changelog/ /fr-CA/changelog/ 200',
    '/fr-CA/changelog/2.2/ /fr-CA/changelog/2.2/ 200',
    '/fr-CA/changelog/* /changelog/:splat 302',
    '/fr-CA/* /fr-CA/404.html 404',
  ].map((rule) => rules.indexOf(rule));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test('CDN rules redirect nothing when the site is served from the main Jenkins website', () => {
  const before = process.env.SITE_ORIGIN;
  process.env.SITE_ORIGIN = 'https://main.example.org';
  try {
    copy.write(externalRedirectsFile, 'host: https://main.example.org\npaths: [/project/]\n');
    expect(redirectsFile()).not.toMatch(/\/project\/|main\.example\.org/);
  } finally {
    if (before === undefined) delete process.env.SITE_ORIGIN;
    else process.env.SITE_ORIGIN = before;
  }
});
