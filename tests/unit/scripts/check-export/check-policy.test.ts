import { addPolicy } from '@/scripts/build/add-policy';
import { editPage } from '@/scripts/shared/html';
import { exportedPage, withExport } from '@/tests/unit/support/export-folder';

async function check(files: Record<string, string>) {
  const [{ checkPolicy }, { exportPages }] = await withExport(files, () =>
    Promise.all([import('@/scripts/check-export/check-policy'), import('@/scripts/shared/export-pages')]),
  );
  const pages = [...exportPages()].map(checkPolicy);
  return { problems: pages.flatMap(({ problems }) => problems), scripts: pages.map(({ scripts }) => scripts) };
}

const withPolicy = (html: string) => editPage(html, (all) => addPolicy(all));
const good = withPolicy(exportedPage('<p>Words</p><script>a()</script><script>b()</script>'));

test('the policy check accepts pages with a complete content security policy', async () => {
  expect(await check({ 'index.html': good, 'fr-CA/index.html': good })).toEqual({ problems: [], scripts: [2, 2] });
});

describe('the policy check reports a page if', () => {
  test.each([
    ['it has no policy', exportedPage('<p>Words</p>'), '/: no Content-Security-Policy'],
    [
      'a script was added after its policy',
      good.replace('</body>', '<script>c()</script></body>'),
      '/: the policy lacks the hash of an inline script, sha256-',
    ],
    [
      'a script comes before its policy',
      good.replace('<head>', '<head><script src="/a.js"></script>'),
      '/: a script comes before the policy',
    ],
    [
      'it has an inline style',
      good.replace('<p>', '<p style="color:red">'),
      '/: <p> has an inline style attribute, which the policy blocks',
    ],
    [
      'it has an inline event handler',
      good.replace('<p>', '<p onclick="a()">'),
      '/: <p> has an inline onclick attribute, which the policy blocks',
    ],
    [
      'styles were added after its policy',
      good.replace('</head>', '<style>p{}</style></head>'),
      '/: the policy lacks the hash of an inline style, sha256-',
    ],
    [
      'its policy has unsafe-inline',
      good.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"),
      "/: the policy allows 'unsafe-inline'",
    ],
  ])('%s', async (_what, html, problem) => {
    const { problems } = await check({ 'index.html': html });
    expect(problems).toEqual([expect.stringContaining(problem)]);
  });
});

test('the policy check reports a script file that has changed', async () => {
  const page =
    '<script src="/a.js" async=""></script><link rel="preload" as="script" href="/a.js"/><script src="/gone.js"></script>';
  const { addIntegrity } = await withExport({ 'a.js': 'a()' }, () => import('@/scripts/build/add-integrity'));
  const hash = 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4=';
  const html = withPolicy(editPage(exportedPage(page), addIntegrity));
  expect(html).toContain(`<script integrity="${hash}" src="/a.js" async="">`);
  expect(html).toContain(`<link integrity="${hash}" rel="preload" as="script" href="/a.js"/>`);
  expect(html).toContain('<script src="/gone.js">');
  expect((await check({ 'index.html': html, 'a.js': 'a()' })).problems).toEqual([]);
  expect((await check({ 'index.html': html.replaceAll(hash, 'sha256-other'), 'a.js': 'a()' })).problems).toHaveLength(2);
});
