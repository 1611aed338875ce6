import { siteCopy } from '@/tests/support/site-copy';
import { withExport } from '@/tests/unit/support/export-folder';

const site = siteCopy();

/** Writes the redirect pages, and returns their number and a function that finds where one leads. */
async function redirects() {
  const { writeRedirectPages } = await withExport({}, () => import('@/scripts/build/write-redirects'));
  const { readExport } = await import('@/scripts/shared/export-files');
  const leadsTo = (file: string) => /<link rel="canonical" href="([^"]*)">/.exec(readExport(file))?.[1];
  return { count: writeRedirectPages(), leadsTo };
}

test('imported redirects lead to pages of this site, of the main website, and of other hosts', async () => {
  site.write(
    'content/redirects.yml',
    `- { path: /redirect/a/, to: /artwork/ }
- { path: /redirect/b/c/, to: /doc/book/ }
- { path: /redirect/d/, to: 'https://example.org/d/' }
`,
  );
  const { count, leadsTo } = await redirects();
  expect(count).toBe(3);
  expect(leadsTo('redirect/a/index.html')).toBe('/artwork/');
  expect(leadsTo('redirect/b/c/index.html')).toBe('https://www.jenkins.io/doc/book/');
  expect(leadsTo('redirect/d/index.html')).toBe('https://example.org/d/');
});

test('a site without imported redirects has no redirect pages', async () => {
  expect((await redirects()).count).toBe(0);
});
