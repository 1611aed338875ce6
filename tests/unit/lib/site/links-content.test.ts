import { externalRedirectsFile, linksFile, loadExternalRedirects, loadLinks } from '@/lib/site/links';
import { loadNavigation, navigationFile } from '@/lib/site/navigation';
import { loadSite, siteFile } from '@/lib/site/site';
import { siteCopy } from '@/tests/support/site-copy';
import { problemsOf } from '@/tests/unit/support/problems';

const site = siteCopy();

describe('content/links.yml', () => {
  test('may only contain addresses that are safe to follow', () => {
    site.write(linksFile, 'forum: "javascript:alert(1)"\nblog: blog\n');
    expect(problemsOf(loadLinks)).toMatch(
      /forum: expected an address that starts with .*\n.*blog: expected an address that starts with /,
    );
  });

  test('contains no address that could break out of a content security policy', () => {
    site.write(linksFile, `calendarEmbed: "https://x.example/a; script-src-elem * 'unsafe-inline'"\n`);
    expect(problemsOf(loadLinks)).toMatch('content/links.yml: calendarEmbed: expected an address without " "');
  });

  test.each(['/calendar/', 'http://calendar.example.org/'])(
    'requires web addresses for what scripts request, not %s',
    (address) => {
      site.write(linksFile, `calendarIcs: ${address}\n`);
      expect(problemsOf(loadLinks)).toMatch('content/links.yml: calendarIcs: expected an address that starts with https://');
    },
  );

  test('contains no address that browsers would request without encryption', () => {
    site.write(linksFile, 'mirror: http://mirror.example.org/\n');
    expect(problemsOf(loadLinks)).toMatch('content/links.yml: mirror: expected an address that starts with https://');
  });

  test('leads to no chat room by Gitter, where newcomers can’t make an account', () => {
    expect(
      Object.values(loadLinks()).filter((address) => new URL(address, 'https://www.jenkins.io').host === 'app.gitter.im'),
    ).toEqual([]);
  });

  test('names its destinations in camelCase, because message tags use these names', () => {
    site.write(linksFile, 'Community-Forum: https://example.org/\n');
    expect(problemsOf(loadLinks)).toMatch(
      'content/links.yml: Community-Forum: expected a name in camelCase, found "Community-Forum"',
    );
  });
});

describe('content/external-redirects.yml', () => {
  test.each([
    [
      'host: https://www.jenkins.io\npaths: [/blog]',
      'paths[0]: expected a path of letters, digits and . _ ~ - that starts and ends with a slash, found "/blog"',
    ],
    ['host: "https://x.example;y"\npaths: []', 'host: expected an origin'],
    [
      'host: https://www.jenkins.io\npaths: ["/a/ https://evil.example/ 301/"]',
      'paths[0]: expected a path of letters, digits and . _ ~ - that starts and ends with a slash',
    ],
    [
      'host: https://www.jenkins.io\npaths: ["/a/\\n/b/"]',
      'paths[0]: expected a path of letters, digits and . _ ~ - that starts and ends with a slash',
    ],
    [
      'host: https://www.jenkins.io\npaths: [/a/../b/]',
      'paths[0]: expected a path of letters, digits and . _ ~ - that starts and ends with a slash',
    ],
  ])('rejects %j', (text, problem) => {
    site.write(externalRedirectsFile, text);
    expect(problemsOf(loadExternalRedirects)).toMatch(`content/external-redirects.yml: ${problem}`);
  });
});

describe('content/site.yml', () => {
  const smallest = 'property: https://ci.example.org\ngithubRepo: ""\ncopyrightYear: 2025\n';

  test('uses the documented defaults for missing settings', () => {
    site.write(siteFile, smallest);
    expect(loadSite()).toEqual({
      property: 'https://ci.example.org',
      githubRepo: '',
      upstreamRepo: '',
      upstreamBranch: 'master',
      template: '',
      license: 'cc-sa',
      copyrightYear: 2025,
      theme: 'auto',
      ratingsUrl: '',
      showSearchBox: true,
    });
  });

  test.each([
    ['property: https://www.jenkins.io/', 'property: expected an origin such as'],
    ['property: https://user@www.jenkins.io', 'property: expected an origin such as'],
    ['githubBranch: "a?b"', 'githubBranch: expected the name of a branch'],
    ['theme: blue', 'theme: expected one of light, dark, auto, found "blue"'],
    ['docSearch: { appId: APP1, apiKey: key2 }', 'docSearch.indexName: '],
    ['docSearch: { appId: "app;x", apiKey: key2, indexName: docs }', 'docSearch.appId: expected letters and digits'],
  ])('rejects %s', (line, problem) => {
    const others = smallest.split('\n').filter((other) => other.split(':')[0] !== line.split(':')[0]);
    site.write(siteFile, [...others, line].join('\n'));
    expect(problemsOf(loadSite)).toMatch(`content/site.yml: ${problem}`);
  });
});

describe('content/navigation.yml', () => {
  test('names a destination that does not exist, and the one that was meant', () => {
    site.edit(navigationFile, '{ to: blog }', '{ to: blogg }');
    expect(problemsOf(loadNavigation)).toMatch(
      'to: "blogg" is neither a page nor a name in content/links.yml; did you mean "blog"?',
    );
  });

  const rest = 'download: { label: download, to: download }\nfooter: { columns: [], social: [] }\n';
  const foundation = 'foundation: { label: cdf, menu: [{ label: tekton, to: tekton }] }\n';

  test('labels an entry by its message, else a page by its title and another destination by its name', () => {
    site.write(
      navigationFile,
      `${foundation}bar: [{ to: roadmap }, { to: blog }, { label: overview, to: participate }]\n${rest}`,
    );
    const { bar } = loadNavigation();
    expect(bar.map((entry) => 'text' in entry && entry.text)).toEqual([
      'pages.roadmap.title',
      'chrome.links.blog',
      'chrome.links.overview',
    ]);
  });
});
