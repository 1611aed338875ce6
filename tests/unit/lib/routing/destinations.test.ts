import { changelogFile } from '@/lib/changelog/changelogs';
import { isExternalRedirect, resolveAddress, resolveDestination, UnknownDestinationError } from '@/lib/routing/destinations';
import { siteCopy } from '@/tests/support/site-copy';

const site = siteCopy();
beforeEach(() => {
  site.write(
    'content/links.yml',
    'forum: https://forum.example.org/\nissueBrowse: https://moved.example.org/browse/\nblog: /blog/\nroadmapArchive: "#archive"\nroadmapData: /data/roadmap/roadmap.yml\n',
  );
});

describe('an address in content leads', () => {
  test.each([
    ['/', 'en', '/', 'page'],
    ['/project/roadmap/?label=tools#archive', 'es-ES', '/es-ES/project/roadmap/?label=tools#archive', 'page'],
    ['#archive', 'fr-CA', '#archive', 'anchor'],
    ['/data/roadmap/roadmap.yml', 'fr-CA', '/data/roadmap/roadmap.yml', 'file'],
    ['/blog/', 'fr-CA', '/blog/', 'redirect'],
    ['/doc/book?a=1', 'en', '/doc/book/?a=1', 'redirect'],
    // A redirect page can't replace a file.
    ['/doc/book/guide.pdf', 'en', 'https://www.jenkins.io/doc/book/guide.pdf', 'redirect'],
    // The redirect page drops the anchor.
    ['/doc/book?a=1#top', 'en', 'https://www.jenkins.io/doc/book/?a=1#top', 'redirect'],
    ['https://community.example.org/', 'fr-CA', 'https://community.example.org/', 'external'],
    // Issues from Jira may have moved elsewhere.
    ['https://issues.jenkins.io/browse/JENKINS-1', 'en', 'https://moved.example.org/browse/JENKINS-1', 'external'],
    ['https://issues.jenkins.io/browse/SECURITY', 'en', 'https://issues.jenkins.io/browse/SECURITY', 'external'],
    ['https://evil.example/browse/JENKINS-1', 'en', 'https://evil.example/browse/JENKINS-1', 'external'],
    ['mailto:press@example.org', 'en', 'mailto:press@example.org', 'mail'],
  ] as const)('%s in %s to %s (%s)', (address, locale, href, kind) => {
    expect(resolveAddress(address, locale)).toEqual({ href, kind });
  });
});

describe('a link to a release, as the Jenkins project writes it:', () => {
  beforeEach(() => {
    site.write(changelogFile('stable'), '- { version: "2.5.1", changes: [] }');
    site.write(changelogFile('weekly'), '- { version: "2.5", changes: [] }');
  });

  test.each([
    ['/changelog/#v2.5', 'fr-CA', '/fr-CA/changelog/2.5/'],
    ['https://www.jenkins.io/changelog-stable/#v2.5.1', 'en', '/changelog-stable/2.5.1/'],
  ] as const)('%s leads to the page of the release, in %s %s', (address, locale, href) => {
    expect(resolveAddress(address, locale)).toEqual({ href, kind: 'file' });
  });

  test.each(['/changelog/#v2.4', '/changelog/2.4'])(
    '%s leads to the English page if the release is more than a year old',
    (address) => {
      site.write(
        changelogFile('weekly'),
        '- { version: "2.4", date: 2016-04-27, changes: [] }\n- { version: "2.5", changes: [] }',
      );
      expect(resolveAddress(address, 'fr-CA')).toEqual({ href: '/changelog/2.4/', kind: 'file', hrefLang: 'en' });
      expect(resolveAddress(address, 'en')).toEqual({ href: '/changelog/2.4/', kind: 'file' });
    },
  );

  test('an unknown release leads nowhere', () => {
    expect(() => resolveAddress('/changelog/#v2.6', 'en')).toThrow(
      'No page shows the release 2.6: it is missing from content/changelogs/weekly.yml.',
    );
    expect(resolveAddress('/changelog/#older-releases', 'en').href).toBe('/changelog/#older-releases');
  });
});

describe('an address with the site’s own host belongs to the site', () => {
  test.each([`https://www.jenkins.io/doc/${'x'.repeat(300)}/`, 'https://www.jenkins.io//doc/'])(
    'unless its path can’t be one of this site: %s',
    (address) => {
      expect(() => resolveAddress(address, 'en')).toThrow(UnknownDestinationError);
    },
  );

  test.each([
    ['https://www.jenkins.io', '/', 'page'],
    ['https://www.jenkins.io/project/roadmap/#archive', '/project/roadmap/#archive', 'page'],
    ['https://www.jenkins.io/blog/2020/04/16/news', '/blog/2020/04/16/news/', 'redirect'],
  ])('so that %s is %s', (address, href, kind) => {
    expect(resolveAddress(address, 'en')).toEqual({ href, kind });
  });

  test('but one that only starts like it does not', () => {
    expect(resolveAddress('https://www.jenkins.io.example.org/blog/', 'en')).toMatchObject({ kind: 'external' });
  });
});

describe('a dead link to this site fails the build', () => {
  test.each(['/nowhere/', '/projectile/', '/data/roadmap/nothing.yml', '//example.org/'])(
    'and the error names it: %s',
    (address) => {
      expect(() => resolveAddress(address, 'en')).toThrow(UnknownDestinationError);
      expect(() => resolveAddress(address, 'en')).toThrow(`"${address}" is neither a page`);
    },
  );
});

describe('a destination is found by its name', () => {
  test.each([
    ['roadmap', 'fr-CA', '/fr-CA/project/roadmap/', 'page'],
    ['forum', 'fr-CA', 'https://forum.example.org/', 'external'],
    ['blog', 'fr-CA', '/blog/', 'redirect'],
  ] as const)('%s in %s is %s', (name, locale, href, kind) => {
    expect(resolveDestination(name, locale)).toEqual({ href, kind });
  });

  test.each(['nowhere', 'toString'])('and an unknown name is an error that contains it: %j', (name) => {
    expect(() => resolveDestination(name, 'en')).toThrow(UnknownDestinationError);
    expect(() => resolveDestination(name, 'en')).toThrow(`No destination is called "${name}". Add it to content/links.yml`);
  });
});

test.each([
  ['/blog/2020/', true],
  ['/blogs/', false],
])('%s redirects to the main Jenkins website: %s', (folder, isRedirected) => {
  expect(isExternalRedirect(folder)).toBe(isRedirected);
});
