import { locales } from '@/lib/i18n/locales';
import { readOwnMessages } from '@/scripts/messages/read-messages';
import { attribute, elements, parseHtml } from '@/scripts/shared/html';
import { siteCopy } from '@/tests/support/site-copy';
import { exportedPage, withExport } from '@/tests/unit/support/export-folder';

const copy = siteCopy();

const load = (files: Record<string, string> = {}) => withExport(files, () => import('@/scripts/build/external-redirects'));

const site = {
  'index.html': exportedPage(
    '<a href="/blog/">Blog</a><a href="https://www.jenkins.io/doc/book/pipeline/?a=1#top">Pipeline</a><a href="/project/roadmap/">Roadmap</a>' +
      '<a href="/nowhere/">Nowhere</a><a href="https://www.jenkins.io/press/">Press</a><a href="#top">Top</a><a>None</a>' +
      '<a href="https://www.jenkins.io/doc/guide.pdf">File</a>',
  ),
  'fr-CA/index.html': exportedPage('<a href="/blog/">Blogue</a><a href="/solutions/">Solutions</a>'),
  'project/roadmap/index.html': exportedPage(''),
};

/** What the pages link to. */
async function siteLinks(): Promise<string[]> {
  const { finishPage } = await import('@/scripts/build/finish-page');
  return Object.values(site).flatMap((html) => finishPage('index.html', html).links);
}

describe('a page that redirects to the main Jenkins website', () => {
  const address = 'https://www.jenkins.io/blog/';
  const spoken = locales.filter((locale) => readOwnMessages(locale).externalRedirect);

  test('omits a locale that has no messages for it', async () => {
    copy.write('messages/fr-CA.json', '{}');
    const { externalRedirectPage } = await load();
    const page = externalRedirectPage(address, 'https://www.jenkins.io');
    expect(page).toContain('<section lang="es-ES">');
    expect(page).not.toContain('fr-CA');
  });

  test.each(['https://www.jenkins.io/a"><script>alert(1)</script>/', "https://www.jenkins.io/$&$'$`/"])(
    'shows any address unchanged: %s',
    async (strange) => {
      const { externalRedirectPage } = await load();
      const all = [...elements(parseHtml(externalRedirectPage(strange, 'https://www.jenkins.io')))];
      expect(all.filter((element) => element.tagName === 'script')).toHaveLength(1);
      const links = all.filter((element) => element.tagName === 'a');
      expect(links.map((link) => attribute(link, 'href'))).toEqual(spoken.map(() => strange));
      for (const link of links)
        expect(link.childNodes.map((node) => ('value' in node ? node.value : '')).join('')).toContain(strange);
    },
  );
});

describe('the addresses redirected to the main Jenkins website', () => {
  test('are linked from pages, absent from this site, and in the list', async () => {
    const { externallyRedirectedPaths } = await load(site);
    expect(externallyRedirectedPaths(await siteLinks())).toEqual(['/blog/', '/doc/book/pipeline/', '/solutions/']);
  });
});

describe('an export served from the main Jenkins website itself', () => {
  const before = process.env.SITE_ORIGIN;
  afterEach(() => {
    if (before === undefined) delete process.env.SITE_ORIGIN;
    else process.env.SITE_ORIGIN = before;
  });

  test.each([
    ['https://www.jenkins.io', true],
    ['https://beta.jenkins.io', false],
    ['', false],
  ])('is recognized, so that redirects don’t loop: SITE_ORIGIN=%s is %s', async (origin, isMainSite) => {
    process.env.SITE_ORIGIN = origin;
    const { isServedFromRedirectHost } = await load();
    expect(isServedFromRedirectHost()).toBe(isMainSite);
  });
});
