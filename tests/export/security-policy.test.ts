import { localPath } from '@/lib/i18n/local-path';
import { locales } from '@/lib/i18n/locales';
import { headersFor } from '@/scripts/build/servers/server-rules';
import { exportFiles, readExport } from '@/scripts/shared/export-files';
import { pageFiles } from '@/scripts/shared/export-pages';
import { finishedPage } from './support/finished-page';

/** The directives of a page's content security policy. */
function policyOf(html: string): Map<string, string[]> {
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '';
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources];
    }),
  );
}

test('every page has a content security policy that allows only the site’s own scripts and styles', () => {
  const files = pageFiles();
  expect(files).toEqual(expect.arrayContaining(locales.map((locale) => localPath('/404.html', locale).slice(1))));
  for (const file of files) {
    const policy = policyOf(readExport(file));
    for (const directive of ['script-src', 'style-src']) {
      const [own, ...hashes] = policy.get(directive) ?? [];
      expect([file, directive, own]).toEqual([file, directive, "'self'"]);
      expect([file, directive, hashes.filter((source) => !/^'sha256-[\w+/]+=*'$/.test(source))]).toEqual([file, directive, []]);
    }
    expect([file, policy.get('default-src')]).toEqual([file, ["'none'"]]);
  }
});

test('every page is served with the same headers, which protect visitors and let no other site embed it', () => {
  const headers = headersFor('/');
  for (const file of exportFiles('index.html')) expect(headersFor(`/${file}`)).toEqual(headers);
  expect(headers).toMatchObject({
    'Content-Security-Policy': expect.stringContaining("frame-ancestors 'none'"),
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': expect.any(String),
    'Referrer-Policy': expect.stringMatching(/^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/),
    'Strict-Transport-Security': expect.stringMatching(/max-age=\d{8}/),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  });
  expect(headers['Content-Security-Policy']).not.toMatch(/unsafe|\*/);
  for (const name of ['Access-Control-Allow-Origin', 'Server', 'Set-Cookie', 'X-Powered-By'])
    expect(headers).not.toHaveProperty(name);
});

test('the scripts of a page are loaded only if they are intact', () => {
  for (const script of finishedPage('/').querySelectorAll('script[src], link[as="script"]'))
    expect(script).toHaveAttribute('integrity');
});
