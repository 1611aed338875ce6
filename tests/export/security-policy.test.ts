import { localPath } from '@/lib/i18n/local-path';
import { locales } from '@/lib/i18n/locales';
import { readExport } from '@/scripts/shared/export-files';
import { pageFiles } from '@/scripts/shared/export-pages';

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
