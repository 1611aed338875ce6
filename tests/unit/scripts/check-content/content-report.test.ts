import { readFileSync } from 'node:fs';
import { changelogFile } from '@/lib/changelog/changelogs';
import { contradictions } from '@/lib/collections/contradictions';
import { loadNews } from '@/lib/community/news';
import { describeProblem } from '@/lib/content/content-error';
import { releaseFile } from '@/lib/download/downloads';
import { devopsWorldFile, loadDevopsWorld } from '@/lib/events/devops-world';
import { loadAwards } from '@/lib/records/awards';
import { loadRoadmap } from '@/lib/roadmap/roadmap';
import { loadSite } from '@/lib/site/site';
import { reportContent } from '@/scripts/check-content/content-report';
import { describeReport } from '@/scripts/check-content/describe-report';
import { buildTime, offer } from '@/tests/support/offer';
import { siteCopy } from '@/tests/support/site-copy';

const site = siteCopy();

const small = readFileSync('tests/fixtures/roadmap.yml', 'utf8');
const textOf = (file: string) => readFileSync(file, 'utf8');

test('the content of this site has no problems', () => {
  const { problems, records } = reportContent();
  expect(problems).toEqual([]);
  const initiatives = loadRoadmap().categories.flatMap((category) => category.initiatives);
  expect(Object.fromEntries(records)).toMatchObject({
    'content/roadmap/roadmap.yml': initiatives.length,
    'content/links.yml': expect.any(Number),
    'content/site.yml': expect.any(Number),
    'content/roadmap/translations/fr-CA.yml': expect.any(Number),
  });
});

test('the mistakes in all content files are reported at once', () => {
  site.write('content/site.yml', JSON.stringify({ ...loadSite(), copyrightYear: 'soon' }));
  site.write('content/roadmap/roadmap.yml', small.replace('status: current', 'status: planned'));
  site.write('content/roadmap/archive.yml', 'categories: [');
  site.remove('content/external-redirects.yml');
  site.write('content/roadmap/translations/fr-CA.yml', 'labels: { tools: { displayName: 5 } }');
  const { problems } = reportContent();
  expect(problems).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^content\/site\.yml:1:\d+: copyrightYear: expected a year such as 2024, found "soon"$/),
      expect.stringMatching(
        /^content\/roadmap\/roadmap\.yml:\d+:9: categories\[0\] \("Pipelines"\)\.initiatives\[2\] \("Pipeline linter"\)\.status: .*"planned"$/,
      ),
      expect.stringMatching(/Failed to parse YAML from content\/roadmap\/archive\.yml/),
      expect.stringMatching(/Failed to fetch data from content\/external-redirects\.yml/),
      expect.stringMatching(
        /^content\/roadmap\/translations\/fr-CA\.yml:1:20: labels\.tools\.displayName: expected text, found 5$/,
      ),
    ]),
  );
  expect(problems).toHaveLength(5);
});

test('an editor is warned of a record whose link has no encryption', () => {
  site.write('content/roadmap/roadmap.yml', small.replace('link: /sigs/docs', 'link: http://docs.example.org/'));
  expect(reportContent().warnings).toContainEqual(
    expect.stringMatching(/roadmap\.yml:\d+:11: documentation: expected an address that starts with https:\/\//),
  );
});

describe('an editor is told about a dead link', () => {
  test('in the roadmap, with the name of the record', () => {
    site.write(
      'content/roadmap/roadmap.yml',
      small.replace('link: /sigs/docs', 'link: /nowhere/').replace('/doc/book/pipeline\n', '/no-page/\n'),
    );
    expect(reportContent().problems).toEqual([
      expect.stringMatching(/^content\/roadmap\/roadmap\.yml:\d+:15: Pipeline examples: "\/no-page\/" is neither a page/),
      expect.stringMatching(/^content\/roadmap\/roadmap\.yml:\d+:11: documentation: "\/nowhere\/" is neither a page/),
    ]);
  });
});

describe('an editor is told about content files that contradict each other:', () => {
  const changelog = changelogFile('weekly');
  const download = releaseFile('weekly');

  /** Writes the releases of a changelog, and the newest one of the download page. */
  function write(newest: { version: string; date?: string }, releases: readonly [version: string, date?: string][]) {
    const entry = ([version, date]: readonly [string, string?]) =>
      `- version: "${version}"\n${date ? `  date: ${date}\n` : ''}  changes: []\n`;
    site.write(changelog, releases.map(entry).join(''));
    const text = textOf(download).replace(/^(date|sha256):.*\n/gm, '');
    site.write(
      download,
      text.replace(/^version:.*$/m, `version: '${newest.version}'${newest.date ? `\ndate: '${newest.date}'` : ''}`),
    );
  }

  const told = () => contradictions().map(describeProblem);

  test('a changelog whose versions or dates are out of order', () => {
    write({ version: '2.11' }, [['2.10', '2025-01-08'], ['2.9', '2025-01-15'], ['2.8'], ['2.11', '2025-01-14']]);
    expect(told()).toEqual([
      expect.stringMatching(/^content\/changelogs\/weekly\.yml:4: 2\.9: expected a version after 2\.10, which comes before it/),
      expect.stringMatching(/^content\/changelogs\/weekly\.yml:7: 2\.8: expected a version after 2\.9/),
      expect.stringMatching(
        /^content\/changelogs\/weekly\.yml:9: 2\.11, date: expected 2025-01-15, the date of 2\.9 .*, found 2025-01-14$/,
      ),
    ]);
  });

  test('a link to a release that no page shows, also in the message of a change', () => {
    write({ version: '2.9' }, [['2.10', '2025-01-08']]);
    const message = "As in <a href='/changelog/#v2.1'>2.1</a>, <a href='/changelog/#v2.10'>2.10</a>.";
    const change = { type: 'bug', message, references: [{ url: '/changelog-old/#v2.2', title: '2.2' }] };
    site.edit(changelog, 'changes: []', `changes: [${JSON.stringify(change)}]`);
    const { problems, warnings } = reportContent();
    expect(problems).toEqual([expect.stringMatching(/weekly\.yml:3:\d+: 2\.10: No page shows the release 2\.2: /)]);
    expect(warnings).toContainEqual(expect.stringMatching(/weekly\.yml:3:\d+: 2\.10: No page shows the release 2\.1: /));
    expect(warnings.join()).not.toContain('release 2.10:');
  });

  test('but not about a release that is announced or was never published', () => {
    write({ version: '2.10' }, [['2.10', '2025-01-08'], ['2.11'], ['2.12', '2999-01-01']]);
    expect(told()).toEqual([]);
  });
});

describe('an editor is warned, without an error, about', () => {
  test('a roadmap label without a checkbox', () => {
    site.write('content/roadmap/roadmap.yml', small);
    const { problems, warnings } = reportContent();
    expect(problems).toEqual([]);
    expect(warnings).toContain(
      'content/roadmap/roadmap.yml: the label "community" is not in the list of labels and has no checkbox; it is used by "Pipeline linter"',
    );
  });
});

describe('an editor is warned about', () => {
  test.each([
    [
      'content/books/new.yml',
      'title: New\nimage: none.jpg',
      'content/books/new.yml:2:8: new: the picture "books/none.jpg" is not in content/media.yml',
    ],
  ])('the picture of %s that is not in content/media.yml', (file, record, warning) => {
    site.write(file, record);
    expect(reportContent().warnings).toContain(warning);
  });

  test('a type of change without a name in the messages', () => {
    const changes = '[{ type: securty, message: A }, { type: major bug, message: B }]';
    site.write(
      'content/changelogs/weekly.yml',
      `- { version: '2.500', changes: ${changes} }\n- { version: '2.501', changes: ${changes} }\n`,
    );
    expect(reportContent().warnings.filter((warning) => warning.includes('the type'))).toEqual([
      expect.stringMatching(
        /^content\/changelogs\/weekly\.yml:2:41: 2\.501: the type "securty" is not one of security, major rfe, .* used by 2\.501, 2\.500$/,
      ),
    ]);
  });

  test('a dead link in a message, with its place', () => {
    const message =
      'See <a href="/nowhere/">this</a>, <a class=a href=ftp://a.example/>that</a> and <a href="/security/">more</a>.';
    site.write(
      'content/changelogs/weekly.yml',
      `- version: '2.500'\n  changes:\n    - type: bug\n      message: '${message}'\n  date: 2025-03-04\n`,
    );
    expect(reportContent().warnings.filter((warning) => warning.includes('2.500'))).toEqual([
      expect.stringMatching(/^content\/changelogs\/weekly\.yml:4:30: 2\.500: "\/nowhere\/" is neither a page/),
      expect.stringMatching(/^content\/changelogs\/weekly\.yml:4:\d+: 2\.500: expected .*, found "ftp:\/\/a\.example\/"$/),
    ]);
  });
});

test('an editor is warned of HTML in a message that pages leave out or that has no end, with its place', () => {
  const safe = 'Use <code>a<b</code>, `<script>`, 1 < 2<br>and <a href="/security/">more</a>.';
  site.write(
    'content/changelogs/weekly.yml',
    `- version: '2.500'\n  changes:\n    - message: '${safe}'\n    - message: 'A <b>bold step'\n    - message: 'Run <script>it</script>'\n`,
  );
  expect(reportContent().warnings.filter((warning) => warning.includes('weekly.yml') && warning.includes('2.500:'))).toEqual([
    'content/changelogs/weekly.yml:4:19: 2.500: expected </b> after it, found "<b>bold"',
    expect.stringMatching(
      /^content\/changelogs\/weekly\.yml:5:21: 2\.500: expected one of the elements a, b, .*, or &lt; for a <, found "<script>it"$/,
    ),
  ]);
});

test('a picture on a page that content/media.yml lacks is reported with file and line', () => {
  const devopsWorld = textOf(devopsWorldFile);
  const photo = loadDevopsWorld().gallery[1]?.picture ?? '';
  site.edit('content/media.yml', `id: ${photo}`, 'id: events/renamed.jpg');
  site.edit('content/media.yml', 'id: press/jenkins.svg', 'id: press/renamed.svg');
  const line = devopsWorld.split('\n').findIndex((text) => text.includes(photo)) + 1;
  const { problems } = reportContent();
  expect(problems).toContainEqual(
    expect.stringMatching(
      `^${devopsWorldFile}:${line}:\\d+: expected the id of a picture in content/media.yml, found "${photo}"$`,
    ),
  );
  expect(problems).toContainEqual(
    expect.stringMatching(/^components\/press\/.*\.tsx:\d+:\d+: expected the id of a picture .*"press\/jenkins\.svg"$/),
  );
});

describe('an editor is told which records no page shows yet, with file and line:', () => {
  const builtOn = buildTime();
  const allComing = () => reportContent().warnings.filter((warning) => warning.includes('is coming'));
  /** Without the records that this site announces today. */
  const coming = () => allComing().filter((warning) => !announced.has(warning));
  let announced = new Set<string>();
  const written = '- version: "2.900.1"\n  date: 2030-01-01\n  changes: []\n- version: "2.900.2"\n  date: DAY\n  changes: []\n';
  const until = 'until content/downloads/stable.yml offers it (npm run sync)';

  beforeEach(() => {
    builtOn('2030-01-20T23:00:00Z');
    announced = new Set(allComing());
    offer(site, 'stable', '2.900.1', '2030-01-01');
  });

  test.each([
    ['2030-01-29', `before 2030-01-29 or ${until}`],
    ['2030-01-21', `before 2030-01-21 or ${until}`],
    ['2030-01-20', until],
    ['2062-01-29', `before 2062-01-29 or ${until}, in 11697 days: check the date`],
  ])('a release of %s', (day, reason) => {
    site.write(changelogFile('stable'), written.replace('DAY', day));
    const { problems } = reportContent();
    expect(problems.filter((problem) => problem.includes('lts.yml'))).toEqual([]);
    expect(coming()).toEqual([`content/changelogs/lts.yml:5:9: 2.900.2: is coming: no page shows it ${reason}`]);
  });

  test('posts, advisories, warnings about plugins and awards of a later day, and the date of an offered release', () => {
    const url = 'https://www.example.org/advisory/2030-02-01/';
    site.write('content/news.yml', JSON.stringify([{ title: 'Soon', url, date: '2030-02-01' }]));
    site.write('content/advisories.yml', JSON.stringify([{ id: 'core-1', url, versions: [{ pattern: '2[.]1' }] }]));
    const warning = { id: 'SECURITY-1', name: 'git', url, versions: [{ pattern: '1' }] };
    site.write('content/plugin-warnings.yml', JSON.stringify({ asOf: '2030-01-01', warnings: [warning] }));
    site.write('content/awards/2031-0001.yml', 'title: Best\nyear: 2031\n');
    offer(site, 'stable', '2.900.1', '2030-02-02');
    expect(coming()).toEqual([
      expect.stringMatching(/^content\/downloads\/stable\.yml:\d+:8: date: is coming: no page shows it before 2030-02-02$/),
      expect.stringMatching(
        /^content\/awards\/2031-0001\.yml:2:7: 2031-0001: is coming: no page shows it before 2031, in 346 days/,
      ),
      expect.stringMatching(/^content\/advisories\.yml:1:\d+: core-1: is coming: no page shows it before 2030-02-01$/),
      expect.stringMatching(/^content\/plugin-warnings\.yml:1:\d+: SECURITY-1: is coming: no page shows it before 2030-02-01$/),
      expect.stringMatching(/^content\/news\.yml:1:\d+: Soon: is coming: no page shows it before 2030-02-01$/),
    ]);
    builtOn('2030-02-01T00:00:00Z');
    expect(
      coming()
        .map((warning) => warning.split(':')[0])
        .sort(),
    ).toEqual(['content/awards/2031-0001.yml', 'content/downloads/stable.yml']);
  });

  test('warnings about plugins that were complete on a later day', () => {
    site.write('content/plugin-warnings.yml', 'warnings: []\nasOf: 2030-01-21\n');
    const found = 'expected a day on which the warnings were complete, and not one that is coming, found 2030-01-21';
    expect(reportContent().warnings).toContain(`content/plugin-warnings.yml:2:7: asOf: ${found}`);
    builtOn('2030-01-21T00:00:00Z');
    expect(reportContent().warnings.filter((warning) => warning.includes('asOf'))).toEqual([]);
  });
});

describe('an editor is told, once,', () => {
  const award = 'title: DevOps Dozen\nyear: 2024\n';
  /** What the report says about the files whose names contain a text. */
  const told = (name: string) => {
    const { problems, warnings } = reportContent();
    return [...problems, ...warnings].filter((line) => line.includes(name) && !line.includes('/translations/'));
  };

  test.each([
    ['content/books/trial.yaml', award, 'content/books/trial.yaml: is ignored: rename it, so that it ends in .yml'],
    ['content/trial.yml', award, 'content/trial.yml: is ignored: no page reads it: move it, or remove it'],
    [
      'content/books/trial.yml',
      Buffer.from('title: Caf\xe9\n', 'latin1'),
      'content/books/trial.yml:1:11: expected a file in UTF-8, found a letter in another encoding, such as Latin-1: save the file as UTF-8',
    ],
    [
      'content/events/2027-02-30-trial.yml',
      'title: A\nlocation: Rome, Italy\ndate: 2027-02-30\nlink: /\n',
      'content/events/2027-02-30-trial.yml:3:1: date: expected a day that exists, found "2027-02-30"',
    ],
    [
      'content/awards/2023-0099.yml',
      award,
      'content/awards/2023-0099.yml:2:7: year: expected the year in the file name, found 2024; correct the one that is wrong',
    ],
    [
      'content/books/trial.yml',
      'title: <i>Trial</i>\n',
      'content/books/trial.yml:1:8: trial: expected plain text, because pages show marks as they are, found "<i>"',
    ],
    [
      'content/books/trial.yml',
      'title: Trial\nvalidUntil: soon\n',
      'content/books/trial.yml:2:1: validUntil: expected a date such as 2025-08-05, found "soon"',
    ],
  ])('about a mistake in %s', (file, text, line) => {
    site.write(file, text);
    expect(told(file.replace(/.*\//, ''))).toEqual([line]);
  });

  test('about the name of an award’s file, with one that is free', () => {
    const numbers = loadAwards().map((found) => Number(found.file.slice(5)));
    site.write('content/awards/best.yml', award);
    const free = String(Math.max(...numbers) + 1).padStart(4, '0');
    expect(told('best.yml')).toEqual([
      `content/awards/best.yml: expected a file name of the form <year>-<number>.yml, such as 2024-${free}.yml: rename the file`,
    ]);
  });

  test('about an issue form that doesn’t exist, which every page would link to', () => {
    site.write('.github/ISSUE_TEMPLATE/idea.yml', '');
    site.write('content/site.yml', 'property: https://www.example.org\ncopyrightYear: 2025\ntemplate: bug.yml\n');
    expect(told('site.yml')).toEqual([
      'content/site.yml:3:11: template: expected the name of a file in .github/ISSUE_TEMPLATE/, found bug.yml',
    ]);
  });

  test('about the translations of a locale that was removed', () => {
    site.write('content/books/translations/xx-XX.yml', '');
    expect(reportContent().problems).toEqual([
      'content/books/translations/xx-XX.yml: is ignored: xx-XX is not a locale (docs/how-to/add-a-locale.md): move it, or remove it',
    ]);
  });

  test.each([
    ['content/awards/2024-0098.yml', 'content/awards/2024-0099.yml', award],
    ['content/books/trial-1.yml', 'content/books/trial-2.yml', 'title: The Book\n'],
    [
      'content/events/2027-03-05-rome-8.yml',
      'content/events/2027-03-05-rome-9.yml',
      'title: A\nlocation: Rome, Italy\ndate: 2027-03-05\ntimezone: Europe/Rome\nlink: /\n',
    ],
  ])('that a record was added twice, as %s and %s, when checking either file', (first, second, text) => {
    site.write(first, text);
    site.write(second, text);
    const report = reportContent();
    const same = report.warnings.filter((line) => line.includes('remove one of them'));
    expect(same).toEqual([expect.stringMatching(`^${second}:.*: the same as ${first} .*: remove one of them$`)]);
    for (const file of [first, second]) {
      const { lines } = describeReport(report, { files: [file], all: false });
      expect(lines).toContain(`Warning: ${same[0]}`);
    }
  });

  test.each([
    ['issue: #27853', 'has no value, because YAML reads what begins with # as a comment'],
    ['pull:', 'has no value: add one, or remove the key'],
  ])('about “%s” in a changelog', (entry, message) => {
    const changelog = changelogFile('weekly');
    const text = `${site.read(changelog)}- version: "2.999"\n  date: 2026-02-28\n  changes:\n  - type: bug\n    message: A\n    ${entry}\n`;
    site.write(changelog, text);
    expect(told(`("2.999").changes[0].${entry.split(':')[0]}`)).toEqual([
      expect.stringContaining(`${changelog}:${text.split('\n').length - 1}:5: `),
    ]);
    expect(told(message)).toHaveLength(1);
  });

  test('about a required key without a value, which is an error', () => {
    site.write('content/books/trial.yml', 'title:\n');
    expect(told('books/trial.yml')).toEqual(['content/books/trial.yml:1:1: title: expected text, found null']);
  });

  test('that a contributor is thanked twice for a month', () => {
    const thanks = {
      MONTH: '2025-06',
      GH_HANDLE: 'jo',
      GH_HANDLE_URL: 'https://github.com/jo',
      GH_HANDLE_AVATAR: 'https://avatars.githubusercontent.com/u/1',
      NBR_PR: '1',
      REPOSITORIES: 'jenkinsci/docker',
    };
    const lines = [thanks, { ...thanks, MONTH: '2025-05' }, { ...thanks, NBR_PR: '2' }].map((record) => JSON.stringify(record));
    site.write('content/thank_you.yml', `[\n${lines.join(',\n')}\n]\n`);
    expect(told('thank_you.yml')).toEqual([
      expect.stringMatching(/^content\/thank_you\.yml:2:\d+: jo: appears twice \(jo in 2025-06\): remove one of them$/),
    ]);
  });

  test('about the same portrait elsewhere in two records, each in its place', () => {
    const thanks = {
      MONTH: '2025-06',
      GH_HANDLE: 'jo',
      GH_HANDLE_URL: 'https://github.com/jo',
      GH_HANDLE_AVATAR: 'https://pictures.example/jo.png',
      NBR_PR: '1',
      REPOSITORIES: 'jenkinsci/docker',
    };
    const lines = [thanks, { ...thanks, MONTH: '2025-05' }].map((record) => JSON.stringify(record));
    site.write('content/thank_you.yml', `[\n${lines.join(',\n')}\n]\n`);
    expect(told('pictures.example')).toEqual([2, 3].map((line) => expect.stringMatching(`^content/thank_you[.]yml:${line}:`)));
  });

  test('about dates that are probably wrong because they are coming', () => {
    site.write('content/books/trial.yml', 'title: Trial\npublication_year: 2999\n');
    const figures = site.read('content/figures.yml').replace(/date: [\d-]+/, 'date: 2999-01');
    site.write('content/figures.yml', figures);
    site.write(
      'content/site.yml',
      `${site.read('content/site.yml').replace(/^accessibilityChecked:.*/m, '')}\naccessibilityChecked: 2999-01-01\n`,
    );
    expect(told('found 2999')).toEqual([
      expect.stringMatching(
        /^content\/site\.yml:\d+:\d+: accessibilityChecked: expected a day that is not coming, found 2999-01-01$/,
      ),
      expect.stringMatching(/^content\/figures\.yml:\d+:\d+: plugins: expected a date that is not coming, found 2999-01$/),
      expect.stringMatching(/^content\/books\/trial\.yml:2:19: publication_year: expected a year until \d{4}, found 2999$/),
    ]);
  });

  test('about two figures of the same coming day, each in its place', () => {
    site.write(
      'content/figures.yml',
      site.read('content/figures.yml').replace(/^((?:plugins|repositories): .*date: )[\d-]+/gm, '$12999-02'),
    );
    const lines = told('found 2999-02').map((line) => line.replace(/^content\/figures\.yml:(\d+):.*/, '$1'));
    const text = site.read('content/figures.yml').split('\n');
    expect(lines.map((line) => text[Number(line) - 1])).toEqual([
      expect.stringMatching(/^plugins: /),
      expect.stringMatching(/^repositories: /),
    ]);
  });

  test('about a release whose day doesn’t exist, although other files depend on it', () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    const changelog = changelogFile('weekly');
    site.write(changelog, `${site.read(changelog)}- version: "2.999"\n  date: 2026-02-30\n  changes: []\n`);
    expect(told('2.999')).toEqual([expect.stringMatching(/\.date: expected a day that exists, found "2026-02-30"$/)]);
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });

  test('about a pattern that isn’t a regular expression', () => {
    const url = 'https://www.example.org/';
    site.write('content/advisories.yml', JSON.stringify([{ id: 'core-1', url, versions: [{ pattern: '2[.](58[0-9]' }] }]));
    expect(reportContent().problems).toContainEqual(
      expect.stringMatching(/pattern: expected a regular expression; .*[Uu]nterminated group$/),
    );
  });

  test('about a post too many, while the newest ones are shown', () => {
    const posts = [1, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((n) => ({
      title: `Post ${n}.`,
      url: `https://www.example.org/${n}`,
      date: `2026-01-${String(n).padStart(2, '0')}`,
    }));
    site.write('content/news.yml', posts.map((post) => `- ${JSON.stringify(post)}\n`).join(''));
    expect(told('news.yml')).toEqual([
      'content/news.yml:1:13: Post 1.: is not shown, because there are 10 newer posts: delete it',
    ]);
    expect(loadNews().map(({ title }) => title)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((n) => `Post ${n}.`));
  });
});
