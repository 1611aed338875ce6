import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { ReleaseBanner } from '@/components/changelog/release-banner';
import { ReleaseChanges } from '@/components/changelog/release-changes';
import { authorAddress, pullAddress } from '@/lib/changelog/changelog-links';
import { type Change, changelogFile, loadChangelog } from '@/lib/changelog/changelogs';
import { changelogFeed } from '@/lib/changelog/feed';
import { changelogQuirks } from '@/lib/changelog/upstream-quirks';
import { describeProblem } from '@/lib/content/content-error';
import { collectInvalidRecords } from '@/lib/content/invalid-records';
import { publishedFiles } from '@/lib/published/published-files';
import { siteCopy } from '@/tests/support/site-copy';
import { inPage } from '@/tests/unit/support/render';

jest.mock('next-intl/server', () => jest.requireActual('@/tests/unit/support/server-translations'));

const site = siteCopy();

const file = changelogFile('stable');

/** The releases that the loader reads from a changelog, and the invalid records that it skips. */
function read(text: string) {
  site.write(file, text);
  const { value, invalidRecords } = collectInvalidRecords(() => loadChangelog('stable'));
  return { releases: value, invalidRecords: invalidRecords.map(describeProblem) };
}

/** The upstream quirks that an editor is told about without an error. */
function quirks(text: string): string[] {
  site.write(file, text);
  return changelogQuirks('stable').map(describeProblem);
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
  test.each([
    ['version: 2.50', { version: '2.50' }],
    ['version: 2.480', { version: '2.480' }],
    ['version: 2.100.10', { version: '2.100.10' }],
    ["version: '2.1'", { version: '2.1' }],
    ['version: "2.1"', { version: '2.1' }],
    [
      '{ version: 2.900.1, lts_baseline: 2.900, lts_predecessor: 2.888.3 }',
      { lts_baseline: '2.900', lts_predecessor: '2.888.3' },
    ],
    ['{ version: 2.480.1, lts_baseline: 2.480 }', { version: '2.480.1', lts_baseline: '2.480' }],
    ['{ version: 2.1, lts_baseline: "2.10", lts_predecessor: }', { lts_baseline: '2.10', lts_predecessor: undefined }],
    ['{ version: 2.1, date: 2026-08-05 }', { date: '2026-08-05' }],
    ['{ version: 2.1, date: "2026-08-05" }', { date: '2026-08-05' }],
    ['{ version: 2.1, date: }', { date: undefined }],
    ["{ version: 2.1, date: '' }", { date: undefined }],
    ['version: 2.1', { changes: [], lts_changes: [] }],
    ['{ version: 2.1, changes: [] }', { changes: [] }],
    ['{ version: 2.1, changes: , lts_changes: }', { changes: [], lts_changes: [] }],
    ['{ version: 2.1, banner: "" }', { banner: undefined }],
    ['{ version: 2.1, banner: 404 }', { banner: '404' }],
  ])('%s', (fields, expected) => {
    const { releases, invalidRecords } = read(`---\n# A comment\n- ${fields}\n# pull: 7 (PR title: Bump)\n`);
    expect(releases[0]).toMatchObject(expected);
    expect(invalidRecords).toEqual([]);
  });

  test('an indented list in an upstream changelog is read, and so are comments in it', () => {
    const { releases } = read(
      '# First\n  - version: 2.1\n    # pull: 1 (PR title: "A)\n    changes: []\n  - version: 2.2\n# Last\n',
    );
    expect(releases.map(({ version }) => version)).toEqual(['2.2', '2.1']);
  });
});

describe('a change in an upstream changelog is read:', () => {
  const gitHub = (number: number) => `https://github.com/jenkinsci/jenkins/issues/${number}`;

  test.each<[string, Partial<Change>]>([
    ['{ type: rfe, message: A }', { type: 'rfe', message: 'A' }],
    ['{ message: A }', { type: 'other' }],
    ['{ type: , message: A }', { type: 'other' }],
    ['{ type: bug, pr_title: "Use <T> & more" }', { message: 'Use &lt;T> &amp; more' }],
    ['{ type: bug, pull: 7 }', { message: '', pulls: [7] }],
    ['{ type: bug, message: , references: [{ pull: 7 }] }', { message: '', references: [{ pull: 7 }] }],
    ['{ type: bug, message: 2.50 }', { message: '2.50' }],
    ['{ message: A, authors: }', { authors: [] }],
    ['{ message: A, authors: [] }', { authors: [] }],
    ['{ message: A, authors: jglick }', { authors: [{ name: 'jglick', handle: 'jglick' }] }],
    ['{ message: A, authors: [12345] }', { authors: [{ name: '12345', handle: '12345' }] }],
    ['{ message: A, references: }', { references: [] }],
    ['{ message: A, references: [] }', { references: [] }],
    ['{ message: A, pull: "7", issue: "8" }', { pulls: [7], issues: ['8'] }],
    ['{ message: A, pull: [7, 8], issue: [9, "10"] }', { pulls: [7, 8], issues: ['9', '10'] }],
    ['{ message: A, issue: JENKINS-12 }', { issues: ['12'] }],
    [`{ message: A, issue: "${gitHub(30000)}" }`, { issues: [gitHub(30000)] }],
    ['{ message: A, references: [{ issue: 5 }, { pull: 6 }] }', { references: [{ issue: '5' }, { pull: 6 }] }],
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
    ['{ message: A, issue: 16005, pull: 26100 }', '16005'],
    ['{ message: A, issue: 25897, pull: 26000 }', '25897'],
    ['{ message: A, issue: 26318 }', '26318'],
    ['{ message: A, issue: 76249, pull: 26318 }', '76249'],
    ['{ message: A, issue: JENKINS-26318, pull: 26320 }', '26318'],
    ['{ message: A, issue: 26318, pull: 26320 }', gitHub(26318)],
    ['{ message: A, issue: 26318, references: [{ pull: 26320 }] }', gitHub(26318)],
    ['{ message: A, issue: 27001, pull: 26501 }', gitHub(27001)],
    ['{ message: A, issue: 27002, pull: 26501 }', '27002'],
  ])('the issue tracker of a change is recognized by its pull request: %s', (change, issue) =>
    expect(changeOf(change)?.issues).toEqual([issue]),
  );

  test('the issue tracker of an issue in the references is recognized, too', () => {
    const change = changeOf('{ message: A, references: [{ issue: 26318 }, { issue: 45927 }, { pull: 26400 }] }');
    expect(change?.references).toEqual([{ issue: gitHub(26318) }, { issue: '45927' }, { pull: 26400 }]);
  });
});

describe('a broken part of a changelog is skipped, and an editor sees file and line of:', () => {
  const good = '- { version: 2.1, date: 2016-04-27 }\n';
  const releases = (text: string) => read(text).releases.map(({ version }) => version);

  test.each([
    ['a version with letters', '- version: 2.904-rc1\n', '[1] ("2.904-rc1").version: expected a version such as'],
    ['no version', '- changes: []\n', '[1].version: expected text, found nothing'],
    ['a duplicate version', '- version: 2.1\n', 'found "2.1" twice'],
    ['an invalid date', '- { version: 2.2, date: soon }\n', 'date: expected a date such as 2025-08-05, found "soon"'],
    ['changes that are not a list', '- { version: 2.2, changes: none }\n', 'changes: expected a list, found "none"'],
    ['text in place of a release', '- none\n', '[1]: expected a mapping, found "none"'],
    [
      'a duplicate key',
      '- version: 2.2\n  date: 2016-05-02\n  date: 2016-05-03\n',
      'line 4, column 3: duplicated mapping key "date"',
    ],
    ['a quotation mark that is not closed', '- version: "2.2\n', 'Failed to parse YAML'],
    ['a colon without quotation marks', '- version: 2.2\n  banner: Note: this\n', 'line 3'],
    ['a wrong indentation', '- version: 2.2\n   date: 2016-05-02\n', 'line 3'],
  ])('a release with %s', (_what, broken, problem) => {
    const next = '- { version: 2.3, date: 2016-05-09 }\n';
    const { invalidRecords } = read(good + broken + next);
    expect(invalidRecords).toEqual([expect.stringContaining(problem)]);
    expect(invalidRecords[0]).toMatch(/^content\/changelogs\/lts\.yml:( Failed .* line)? ?\d/);
    expect(releases(good + broken + next)).toEqual(['2.3', '2.1']);
  });

  test.each([
    ['an empty change', '{ type: bug }', 'changes[0]: expected a message, a pr_title or a reference', []],
    ['a change that is text', 'none', 'changes[0]: expected a mapping', []],
    [
      'a reference with a title only',
      '{ message: A, references: [{ title: B }, { pull: 7 }] }',
      'references[0] ("B"): expected an issue',
      ['A', 7],
    ],
    ['a reference that is text', '{ message: A, references: [B, { pull: 7 }] }', 'references[0]: expected a mapping', ['A', 7]],
    ['references that are not a list', '{ message: A, references: B, pull: 7 }', 'references: expected a list', ['A', 7]],
    [
      'an address without a slash',
      '{ message: A, references: [{ url: doc/x/, title: B }, { pull: 7 }] }',
      'references[0] ("B").url: expected an address that starts with https://, http:// or /, found "doc/x/"',
      ['A', 7],
    ],
    [
      'an e-mail address as a link',
      '{ message: A, references: [{ url: "mailto:a@example.org" }, { pull: 7 }] }',
      'references[0].url: expected an address',
      ['A', 7],
    ],
    ['an invalid issue', '{ message: A, issue: soon, pull: 7 }', 'issue: expected an issue such as 75851', ['A', 7]],
    [
      'an invalid one of two issues',
      '{ message: A, issue: [soon], pull: 7 }',
      'issue[0]: expected an issue such as 75851',
      ['A', 7],
    ],
    ['an invalid pull request', '{ message: A, pull: [x, 7] }', 'pull[0]: expected the number of a pull request', ['A', 7]],
    ['a type that is a list', '{ message: A, type: [bug], pull: 7 }', 'type: expected text', ['A', 7]],
    ['an author that is a list', '{ message: A, authors: [[x]], pull: 7 }', 'authors[0]: expected', ['A', 7]],
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
    const { releases: all, invalidRecords } = read('- { version: 2.1, banner: [a], changes: [{ message: A }] }\n');
    expect(invalidRecords).toEqual([expect.stringMatching(/lts\.yml:1:\d+: \[0\] \("2\.1"\)\.banner: expected text/)]);
    expect(all[0]).toMatchObject({ version: '2.1', changes: [{ message: 'A' }] });
  });
});

describe('an editor is warned, without an error, about', () => {
  test.each([
    [
      'a release without a date',
      '- version: 2.2\n',
      ':3:3: [1] ("2.2"): it has no date, so it is shown as never properly released',
    ],
    [
      'two consecutive releases on one day',
      '- version: 2.2\n  date: 2016-04-27\n',
      ':4:3: [1] ("2.2").date: it has the date of 2.1, the release before it',
    ],
    [
      'a change without a type',
      '- { version: 2.2, date: 2016-05-02, changes: [{ message: A }] }\n',
      '.changes[0]: it has no type, so it is shown under other changes',
    ],
    [
      'a change without a message',
      '- { version: 2.2, date: 2016-05-02, changes: [{ type: bug, pull: 7 }] }\n',
      '.changes[0]: it has no message; only its references are shown',
    ],
    [
      'a change with a title only',
      '- { version: 2.2, date: 2016-05-02, lts_changes: [{ type: bug, pr_title: A }] }\n',
      '.lts_changes[0]: it has no message; its pr_title is shown',
    ],
    [
      'a contributor’s full name',
      '- { version: 2.2, date: 2016-05-02, changes: [{ type: bug, message: A, authors: [jglick, Jo Doe] }] }\n',
      '.authors[1]: "Jo Doe" is not a GitHub account, so it is shown without a link',
    ],
  ])('%s', (_what, release, oddity) => {
    expect(quirks(`- version: 2.1\n  date: 2016-04-27\n${release}`)).toEqual([expect.stringContaining(oddity)]);
  });

  test('nothing in programs, empty lists and a file with a broken release', () => {
    expect(quirks(withChange('{ type: bug, message: A, authors: ["dependabot[bot]", renovate, jglick], references: }'))).toEqual(
      [],
    );
    expect(quirks('- { version: 2.1, date: 2016-04-27 }\n- version: "2\n- { version: 2.3, date: 2016-05-02 }\n')).toEqual([]);
  });
});

describe('a contributor to a release', () => {
  test.each([
    ['jglick', 'jglick', 'jglick'],
    ['"@jglick"', 'jglick', 'jglick'],
    ['legacy-', 'legacy-', 'legacy-'],
    ['jo_company', 'jo_company', 'jo_company'],
    ['"dependabot[bot]"', 'dependabot[bot]', undefined],
    ['"renovate[bot]"', 'renovate[bot]', undefined],
    ['renovate', 'renovate', undefined],
    ['github-actions', 'github-actions', undefined],
    ['Jo Doe', 'Jo Doe', undefined],
    ['Jo', 'Jo', 'Jo'],
    ['"TODO: Jo Doe (jo.doe+git@mail.example.org)"', 'Jo Doe', undefined],
    ['"TODO: Jo (jo@example.org)"', 'Jo', undefined],
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

  test('has only the e-mail address removed from the published file', () => {
    const kept = withChange('{ message: "Clone git@github.com:jenkinsci/jenkins.git with lodash@4.17.21 and @types/node" }');
    site.write(file, kept);
    expect(
      publishedFiles()
        .find(({ url }) => url === '/data/changelogs/lts.yml')
        ?.read(),
    ).toBe(kept);
  });
});

describe('the message of a change is rendered as intended:', () => {
  test.each([
    ['a & b < c <2.899, x <= y', 'a &amp; b &lt; c &lt;2.899, x &lt;= y'],
    ['A <b', 'A &lt;b'],
    ['Fish &amp; chips', 'Fish &amp; chips'],
    ['The tag <code><f:form></code> is back', 'The tag <code>&lt;f:form&gt;</code> is back'],
    ['A <code>List<String></code>', 'A <code>List&lt;String&gt;</code>'],
    ['A <code>a <b>bold</b></code>', 'A <code>a <b>bold</b></code>'],
    ['A <code><!-- x --></code>', 'A <code>&lt;!-- x --&gt;</code>'],
    ['Call `run(<T>)` and `stop`', 'Call <code>run(&lt;T&gt;)</code> and <code>stop</code>'],
    ['<code>`x`</code>', '<code>`x`</code>'],
    ['One ` alone', 'One ` alone'],
    ['* Only one', 'Only one'],
    ['- A\n- B\n  of two lines\nEnd', '<ul class="inline-list list-disc"><li>A\n</li><li>B\n  of two lines\n</li></ul>End'],
    ['A\n* B\n* C', 'A\n<ul class="inline-list list-disc"><li>B\n</li><li>C</li></ul>'],
    ['2 * 3 * 4 - 5', '2 * 3 * 4 - 5'],
    ['A<br />B<p>C</p>', 'A<br>B<p>C</p>'],
    ['A<ol><li>B</li></ol>', 'A<ol class="inline-list list-decimal"><li>B</li></ol>'],
    ['A<li>B</li>', 'AB'],
    ['A <i onclick="x">B</i> <span>C</span><script>D</script>', 'A <i>B</i> C'],
    ['See <a href="/redirect/java-support/">Java</a>', 'See <a href="/redirect/java-support/">Java</a>'],
  ])('%s', (message, html) => expect(shownMessage(message)).toBe(html));

  test('the banner of a release can contain lists', () => {
    const banner = shown(
      '- version: 2.1\n  banner: >\n    Note (<2.899) <br /> <ol><li>one</li>\n    <li>two</li></ol>\n',
    ).querySelector('[role="note"]');
    expect(banner?.textContent).toContain('Note (<2.899)');
    expect([...(banner?.querySelectorAll('ol li') ?? [])].map(({ textContent }) => textContent)).toEqual(['one', 'two']);
  });

  test('a change without a message is shown by its references', async () => {
    const text = withChange('{ type: bug, pull: 7 }');
    expect(shown(text).querySelector('.changes li a')?.textContent).toBe('pull 7');
    expect((await changelogFeed('stable')).rss2()).toContain(`<li><a href="${pullAddress(7)}">pull 7</a></li>`);
  });
});

test('a changelog with 600 releases and 4,000 changes is read quickly', () => {
  const change = (number: number) =>
    `    - type: bug\n      pull: ${number}\n      issue: ${70000 + number}\n      authors:\n        - jglick\n      message: |-\n        Something <code>${number}</code> works again, see <a href="/doc/">there</a>.\n    # pull: ${number} (PR title: Bump)\n`;
  const text = Array.from({ length: 600 }, (_, index) => {
    const changes = Array.from({ length: index % 3 ? 7 : 6 }, (_item, number) => change(index * 7 + number + 1));
    return `- version: '2.${index}'\n  date: ${2000 + Math.floor(index / 50)}-0${1 + (index % 9)}-10\n  changes:\n${changes.join('')}`;
  }).join('');
  site.write(file, text);
  const used = process.cpuUsage();
  const releases = loadChangelog('stable');
  const { user, system } = process.cpuUsage(used);
  expect(releases).toHaveLength(600);
  expect(releases.flatMap(({ changes }) => changes)).toHaveLength(4000);
  // Reading takes half a second, mostly for YAML; quadratic comparison of changes would take a minute.
  expect((user + system) / 1000).toBeLessThan(5000);
});
