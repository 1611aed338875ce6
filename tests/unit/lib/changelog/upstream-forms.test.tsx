import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { ReleaseBanner } from '@/components/changelog/release-banner';
import { ReleaseChanges } from '@/components/changelog/release-changes';
import { type Change, type ChangelogRelease, changelogFile, loadChangelog } from '@/lib/changelog/changelogs';
import { changelogFeed } from '@/lib/changelog/feeds/feed';
import { authorAddress, pullAddress } from '@/lib/changelog/pages/changelog-links';
import { changelogQuirks } from '@/lib/changelog/upstream-quirks';
import { describeProblem } from '@/lib/content/content-error';
import { collectInvalidRecords } from '@/lib/content/invalid-records';
import type { ReleaseLine } from '@/lib/download/downloads';
import { publishedFiles } from '@/lib/open-data/data-files';
import { offer } from '@/tests/support/offer';
import { siteCopy } from '@/tests/support/site-copy';
import { inPage } from '@/tests/unit/support/render';

jest.mock('next-intl/server', () => jest.requireActual('@/tests/unit/support/server-translations'));

const site = siteCopy();

const file = changelogFile('stable');

beforeEach(() => {
  offer(site, 'stable', '2.999.1');
  offer(site, 'weekly', '2.999');
});

/** The releases that the loader reads from a changelog, and the invalid records that it skips. */
function read(text: string, line: ReleaseLine = 'stable') {
  site.write(changelogFile(line), text);
  const { value, invalidRecords } = collectInvalidRecords(() => loadChangelog(line));
  return { releases: value, invalidRecords: invalidRecords.map(describeProblem) };
}

/** The upstream quirks that an editor is told about without an error. */
function quirks(text: string): string[] {
  site.write(file, text);
  return changelogQuirks(file).map(describeProblem);
}

/** A changelog with one change. */
const withChange = (change: string) => `- version: 2.900.1\n  date: 2026-08-05\n  changes:\n    - ${change}\n`;

/** The only change of a changelog without invalid parts. */
function changeOf(change: string): Change | undefined {
  const { releases, invalidRecords } = read(withChange(change));
  expect(invalidRecords).toEqual([]);
  return releases[0]?.changes[0];
}

/** The newest release as a visitor sees it. */
function shown(text: string): HTMLElement {
  const [release] = read(text).releases;
  if (!release) throw new Error('there is no release');
  const element = (
    <>
      <ReleaseBanner release={release} />
      <ReleaseChanges release={release} level={2} detailed />
    </>
  );
  return new JSDOM(renderToStaticMarkup(inPage(element))).window.document.body;
}

const shownMessage = (message: string) =>
  shown(withChange(`{ type: bug, message: ${JSON.stringify(message)} }`)).querySelector('.change-message')?.innerHTML;

describe('a field of an upstream changelog is read as written:', () => {
  test.each<[string, Partial<ChangelogRelease>, ReleaseLine]>([
    ['version: 2.50', { version: '2.50' }, 'weekly'],
    ['version: 2.480', { version: '2.480' }, 'weekly'],
    [
      '{ version: 2.900.1, lts_baseline: 2.900, lts_predecessor: 2.888.3 }',
      { lts_baseline: '2.900', lts_predecessor: '2.888.3' },
      'stable',
    ],
    ['{ version: 2.1, date: "2026-08-05" }', { date: '2026-08-05' }, 'weekly'],
    ["{ version: 2.1, date: '' }", { date: undefined }, 'weekly'],
    ['{ version: 2.1, banner: 404 }', { banner: '404' }, 'weekly'],
  ])('%s', (fields, expected, line) => {
    const { releases, invalidRecords } = read(`---\n# A comment\n- ${fields}\n# pull: 7 (PR title: Bump)\n`, line);
    expect(releases[0]).toMatchObject(expected);
    expect(invalidRecords).toEqual([]);
  });
});

describe('a change in an upstream changelog is read:', () => {
  const gitHub = (number: number) => `https://github.com/jenkinsci/jenkins/issues/${number}`;

  test.each<[string, Partial<Change>]>([
    ['{ type: , message: A }', { type: 'other' }],
    ['{ type: bug, pr_title: "Use <T> & more" }', { message: 'Use &lt;T> &amp; more' }],
    ['{ type: bug, pull: 7 }', { message: '', pulls: [7] }],
    ['{ message: A, pull: "7", issue: "8" }', { pulls: [7], issues: ['8'] }],
    ['{ message: A, pull: [7, 8], issue: [9, "10"] }', { pulls: [7, 8], issues: ['9', '10'] }],
    ['{ message: A, issue: JENKINS-12 }', { issues: ['12'] }],
    [`{ message: A, issue: "${gitHub(30000)}" }`, { issues: [gitHub(30000)] }],
    ['{ message: A, references: [{ issue: 5, pull: 6 }] }', { references: [{ issue: '5' }] }],
    [
      '{ message: A, references: [{ url: /security/, title: 2.50 }, { url: "https://a.example/" }] }',
      {
        references: [
          { url: '/security/', title: '2.50' },
          { url: 'https://a.example/', title: 'https://a.example/' },
        ],
      },
    ],
  ])('%s', (change, expected) => expect(changeOf(change)).toMatchObject(expected));

  test.each<[string, string]>([
    ['{ message: A, issue: 41492, pull: 10001 }', '41492'],
    ['{ message: A, issue: 25897, pull: 26000 }', '25897'],
    ['{ message: A, issue: 26318 }', '26318'],
    ['{ message: A, issue: JENKINS-26318, pull: 26320 }', '26318'],
    ['{ message: A, issue: 26318, pull: 26320 }', gitHub(26318)],
    ['{ message: A, issue: 26318, references: [{ pull: 26320 }] }', gitHub(26318)],
  ])('the issue tracker of a change is recognized by its pull request: %s', (change, issue) =>
    expect(changeOf(change)?.issues).toEqual([issue]),
  );
});

describe('a broken part of a changelog is skipped, and an editor sees file and line of:', () => {
  const good = '- { version: 2.7.1, date: 2016-05-11 }\n';
  const releases = (text: string) => read(text).releases.map(({ version }) => version);

  test.each([
    ['a version with letters', '- version: 2.904-rc1\n', '[1] ("2.904-rc1").version: expected a version such as'],
    ['a duplicate version', '- version: 2.7.1\n', 'found "2.7.1" twice'],
    [
      'the version of a weekly release',
      '- version: 2.8\n',
      "expected a version such as '2.516.1' (one such as '2.516' belongs in content/changelogs/weekly.yml), found \"2.8\"",
    ],
    ['text in place of a release', '- none\n', '[1]: expected a mapping, found "none"'],
    [
      'a duplicate key',
      '- version: 2.7.2\n  date: 2016-07-06\n  date: 2016-07-07\n',
      ':4:3: the key "date" appears twice: remove one',
    ],
  ])('a release with %s', (_what, broken, problem) => {
    const next = '- { version: 2.7.3, date: 2016-08-10 }\n';
    const { invalidRecords } = read(good + broken + next);
    expect(invalidRecords).toEqual([expect.stringContaining(problem)]);
    expect(invalidRecords[0]).toMatch(/content\/changelogs\/lts\.yml:\d/);
    expect(releases(good + broken + next)).toEqual(['2.7.3', '2.7.1']);
  });

  test.each([
    ['an empty change', '{ type: bug }', 'changes[0]: expected a message, a pr_title or a reference', []],
    [
      'a reference with a title only',
      '{ message: A, references: [{ title: B }, { pull: 7 }] }',
      'references[0] ("B"): expected an issue',
      ['A', 7],
    ],
    ['references that are not a list', '{ message: A, references: B, pull: 7 }', 'references: expected a list', ['A', 7]],
    [
      'an address without a slash',
      '{ message: A, references: [{ url: doc/x/, title: B }, { pull: 7 }] }',
      'references[0] ("B").url: expected an address that starts with https://, http:// or /, found "doc/x/"',
      ['A', 7],
    ],
    ['an invalid pull request', '{ message: A, pull: [x, 7] }', 'pull[0]: expected the number of a pull request', ['A', 7]],
  ])('%s', (_what, change, problem, left) => {
    const { releases: all, invalidRecords } = read(withChange(change));
    expect(invalidRecords).toEqual([expect.stringContaining(problem)]);
    expect(invalidRecords[0]).toMatch(/^content\/changelogs\/lts\.yml:4:\d+: \[0\] \("2\.900\.1"\)\.changes\[0\]/);
    const [first] = all[0]?.changes ?? [];
    expect(
      first
        ? [first.message, first.pulls[0] ?? first.references.map((reference) => 'pull' in reference && reference.pull)[0]]
        : [],
    ).toEqual(left);
  });

  test('an invalid banner is skipped without its release', () => {
    const { releases: all, invalidRecords } = read('- { version: 2.7.1, banner: [a], changes: [{ message: A }] }\n');
    expect(invalidRecords).toEqual([expect.stringMatching(/lts\.yml:1:\d+: \[0\] \("2\.7\.1"\)\.banner: expected text/)]);
    expect(all[0]).toMatchObject({ version: '2.7.1', changes: [{ message: 'A' }] });
  });
});

describe('an editor is warned, without an error, about', () => {
  test.each([
    [
      'a release without a date',
      '- version: 2.7.2\n',
      ':3:3: [1] ("2.7.2"): it has no date, so it is shown as never properly released',
    ],
    [
      'a change without a type',
      '- { version: 2.7.2, date: 2016-07-06, changes: [{ message: A }] }\n',
      '.changes[0]: it has no type, so it is shown under other changes',
    ],
    [
      'a contributor’s full name',
      '- { version: 2.7.2, date: 2016-07-06, changes: [{ type: bug, message: A, authors: [jglick, Jo Doe] }] }\n',
      '.authors[1]: "Jo Doe" is not a GitHub account, so it is shown without a link',
    ],
  ])('%s', (_what, release, oddity) => {
    expect(quirks(`- version: 2.7.1\n  date: 2016-05-11\n${release}`)).toEqual([expect.stringContaining(oddity)]);
  });

  test('nothing in programs, empty lists and a file with a broken release', () => {
    expect(quirks(withChange('{ type: bug, message: A, authors: ["dependabot[bot]", renovate, jglick], references: }'))).toEqual(
      [],
    );
    expect(quirks('- { version: 2.7.1, date: 2016-05-11 }\n- version: "2\n- { version: 2.7.3, date: 2016-08-10 }\n')).toEqual([]);
  });
});

describe('a contributor to a release', () => {
  test.each([
    ['"@jglick"', 'jglick', 'jglick'],
    ['"dependabot[bot]"', 'dependabot[bot]', undefined],
    ['renovate', 'renovate', undefined],
    ['Jo Doe', 'Jo Doe', undefined],
    ['"TODO: Jo Doe (jo.doe+git@mail.example.org)"', 'Jo Doe', undefined],
    ['"Jo <jo@example.org>"', 'Jo', undefined],
    ['TODO: Jo Doe (jo@example.org)', 'Jo Doe', undefined],
    ['jo@example.org', undefined, undefined],
    ['"<b>Jo</b> & Co"', '<b>Jo</b> & Co', undefined],
  ])('is named without an e-mail address, and linked only by a valid account: %s', async (author, name, handle) => {
    const text = withChange(`type: bug\n      message: A\n      authors:\n        - ${author}`);
    const place = shown(text).querySelector('.change-authors');
    expect(place?.textContent?.replace(/^By /, '')).toBe(name);
    expect(place?.querySelector('a')?.getAttribute('href')).toBe(handle && authorAddress(handle));
    const published = publishedFiles()
      .find(({ url }) => url === '/data/changelogs/lts.yml')
      ?.read();
    const feed = await changelogFeed('stable');
    expect(published).toContain('version: 2.900.1');
    expect([shown(text).innerHTML, published, feed.rss2(), feed.atom1(), feed.json1()].join('\n')).not.toMatch(/@[a-z.]*example/);
  });
});

describe('the message of a change is rendered as intended:', () => {
  test.each([
    ['a & b < c <2.899, x <= y', 'a &amp; b &lt; c &lt;2.899, x &lt;= y'],
    ['The tag <code><f:form></code> is back', 'The tag <code>&lt;f:form&gt;</code> is back'],
    ['A <code>List<String></code>', 'A <code>List&lt;String&gt;</code>'],
    ['A <code><!-- x --></code>', 'A <code>&lt;!-- x --&gt;</code>'],
    ['- A\n- B\n  of two lines\nEnd', '<ul class="inline-list list-disc"><li>A\n</li><li>B\n  of two lines\n</li></ul>End'],
    ['A\n* B\n* C', 'A\n<ul class="inline-list list-disc"><li>B\n</li><li>C</li></ul>'],
    ['A<br />B<p>C</p>', 'A<br>B<p>C</p>'],
    ['A<li>B</li>', 'AB'],
  ])('%s', (message, html) => expect(shownMessage(message)).toBe(html));

  test('the banner of a release can contain lists', () => {
    const banner = shown(
      '- version: 2.7.1\n  banner: >\n    Note (<2.899) <br /> <ol><li>one</li>\n    <li>two</li></ol>\n',
    ).querySelector('[role="note"]');
    expect(banner?.textContent).toContain('Note (<2.899)');
    expect([...(banner?.querySelectorAll('ol li') ?? [])].map(({ textContent }) => textContent)).toEqual(['one', 'two']);
  });

  test('a change without a message is shown by its references', async () => {
    const text = withChange('{ type: bug, pull: 7 }');
    expect(shown(text).querySelector('.changes li a')?.textContent).toBe('#7');
    expect((await changelogFeed('stable')).rss2()).toContain(`<li><a href="${pullAddress(7)}">#7</a></li>`);
  });
});
