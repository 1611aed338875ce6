import { parseYaml } from '@/lib/content/parse-yaml';
import { readContentText } from '@/lib/content/read-content';
import { publishedFiles } from '@/lib/published/published-files';
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

  test.each(['/calendar/', 'mailto:someone@example.org', 'http://calendar.example.org/'])(
    'requires web addresses for what scripts request, not %s',
    (address) => {
      site.write(linksFile, `calendarIcs: ${address}\n`);
      expect(problemsOf(loadLinks)).toMatch('content/links.yml: calendarIcs: expected an address that starts with https://');
    },
  );

  test('requires an address for the calendar to which a time zone can be appended', () => {
    site.write(linksFile, 'calendarEmbed: https://calendar.example.org/\n');
    expect(problemsOf(loadLinks)).toMatch('content/links.yml: calendarEmbed: expected an address with a query');
  });

  test('requires video pages for videos', () => {
    site.write(linksFile, 'someVideo: https://video.example.org/watch?v=1\n');
    expect(problemsOf(loadLinks)).toMatch('content/links.yml: someVideo: expected the page of a video');
  });

  test('keeps addresses as they are written', () => {
    expect(loadLinks()).toEqual(parseYaml(linksFile, readContentText(linksFile)));
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
    ['host: www.jenkins.io\npaths: []', 'host: expected an origin'],
    ['host: https://www.jenkins.io/\npaths: []', 'host: expected an origin'],
    [
      'host: https://www.jenkins.io\npaths: [/blog]',
      'paths[0]: expected a path of letters, digits and . _ ~ - that starts and ends with a slash, found "/blog"',
    ],
    [
      'host: https://www.jenkins.io\npaths: [blog/]',
      'paths[0]: expected a path of letters, digits and . _ ~ - that starts and ends with a slash',
    ],
    [
      'host: https://www.jenkins.io\npaths: [/]',
      'paths[0]: expected a path of letters, digits and . _ ~ - that starts and ends with a slash',
    ],
    ['host: "https://x.example;y"\npaths: []', 'host: expected an origin'],
    ['host: http://www.jenkins.io\npaths: []', 'host: expected an origin'],
    [
      'host: https://www.jenkins.io\npaths: ["/a/ https://evil.example/ 301/"]',
      'paths[0]: expected a path of letters, digits and . _ ~ - that starts and ends with a slash',
    ],
    [
      'host: https://www.jenkins.io\npaths: ["/a/\\n/b/"]',
      'paths[0]: expected a path of letters, digits and . _ ~ - that starts and ends with a slash',
    ],
    [
      'host: https://www.jenkins.io\npaths: ["/*/"]',
      'paths[0]: expected a path of letters, digits and . _ ~ - that starts and ends with a slash',
    ],
    [
      'host: https://www.jenkins.io\npaths: ["/:splat/"]',
      'paths[0]: expected a path of letters, digits and . _ ~ - that starts and ends with a slash',
    ],
    [
      'host: https://www.jenkins.io\npaths: ["/$host/"]',
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
    ['githubRepo: jenkins.io', 'githubRepo: expected owner/name, or nothing, found "jenkins.io"'],
    ['upstreamRepo: jenkins.io', 'upstreamRepo: expected owner/name, or nothing, found "jenkins.io"'],
    ['property: https://user@www.jenkins.io', 'property: expected an origin such as'],
    ['property: "https://www.jenkins.io;x"', 'property: expected an origin such as'],
    ['ratingsUrl: https://ratings.example.org/x"y', 'ratingsUrl: expected '],
    ['githubBranch: "a?b"', 'githubBranch: expected the name of a branch'],
    ['copyrightYear: 20251', 'copyrightYear: expected a year such as 2024, found 20251'],
    ['theme: blue', 'theme: expected one of light, dark, auto, found "blue"'],
    ['ratingsUrl: http://ratings.example.org/', 'ratingsUrl: expected an address such as https://'],
    ['docSearch: { appId: APP1, apiKey: key2 }', 'docSearch.indexName: '],
    ['docSearch: { appId: APP1, indexName: docs }', 'docSearch.apiKey: '],
    ['docSearch: { apiKey: key2, indexName: docs }', 'docSearch.appId: '],
    ['docSearch: { appId: "app;x", apiKey: key2, indexName: docs }', 'docSearch.appId: expected letters and digits'],
    ['showSearchBox: "yes"', 'showSearchBox: expected true or false, found "yes"'],
  ])('rejects %s', (line, problem) => {
    const others = smallest.split('\n').filter((other) => other.split(':')[0] !== line.split(':')[0]);
    site.write(siteFile, [...others, line].join('\n'));
    expect(problemsOf(loadSite)).toMatch(`content/site.yml: ${problem}`);
  });

  test('of this site shows the search and follows the system’s theme', () => {
    expect(loadSite()).toMatchObject({ showSearchBox: true, theme: 'auto', license: 'cc-sa' });
  });
});

describe('content/navigation.yml', () => {
  const rest = 'download: { label: download, to: download }\nfooter: { columns: [], social: [] }\n';
  const foundation = 'foundation: { label: cdf, menu: [{ label: tekton, to: tekton }] }\n';

  test('takes its labels from the messages', () => {
    site.write(navigationFile, `${foundation}bar: []\n${rest.replace('label: download', 'label: Download now')}`);
    expect(problemsOf(loadNavigation)).toMatch(
      /content\/navigation\.yml: download\.label: expected one of about, .*, found "Download now"/,
    );
  });

  test('has plain entries by default', () => {
    site.write(navigationFile, `${foundation}bar: []\n${rest}`);
    expect(loadNavigation().foundation.menu[0]).toMatchObject({ to: 'tekton', kind: 'plain' });
  });

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

  test('requires a label for an entry that has no title or name', () => {
    site.write(navigationFile, `${foundation}bar: []\n${rest.replace('label: download, to: download', 'to: accounts')}`);
    expect(problemsOf(loadNavigation)).toMatch('content/navigation.yml: download.label: expected a key under chrome.links');
  });

  test('rejects an empty menu', () => {
    site.write(navigationFile, `foundation: { label: cdf, menu: [] }\nbar: []\n${rest}`);
    expect(problemsOf(loadNavigation)).toMatch('content/navigation.yml: foundation.menu: expected at least one entry, found []');
  });

  test('requires either a menu or a destination for each entry', () => {
    site.write(navigationFile, `${foundation}bar: [{ label: blog }]\n${rest}`);
    expect(problemsOf(loadNavigation)).toMatch(
      /content\/navigation\.yml: bar\[0\] \("blog"\): expected (?!Invalid).*text.*, found \{"label":"blog"\}/,
    );
  });
});

test('roadmap, books, awards, logos and thank-you records are published as open data', () => {
  const published = publishedFiles().map(({ url }) => url);
  expect(published).toEqual(
    expect.arrayContaining([
      '/data/roadmap/roadmap.yml',
      '/data/roadmap/archive.yml',
      '/data/thank_you.yml',
      '/data/download/stable-sha256.json',
      '/data/download/weekly-sha256.json',
      expect.stringMatching(/^\/data\/logo\/.+\.yml$/),
      expect.stringMatching(/^\/data\/awards\/\d{4}-\d{4}\.yml$/),
      expect.stringMatching(/^\/data\/books\/.+\.yml$/),
    ]),
  );
  expect(new Set(published).size).toBe(published.length);
});
