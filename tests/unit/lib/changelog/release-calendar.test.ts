import { GET } from '@/app/changelog-stable/releases.ics/route';
import { changelogFile } from '@/lib/changelog/changelogs';
import { releaseEntries } from '@/lib/changelog/feeds/release-calendar';
import { siteCopy } from '@/tests/support/site-copy';

const site = siteCopy();

/** Releases, newest first. */
const releases = [
  { version: '2.580.2', date: '2026-10-28' },
  { version: '2.580.1', date: '2026-09-30' },
  { version: '2.568.3', date: undefined },
  { version: '2.568.2', date: '2026-08-05' },
];

const entries = (list = releases, today = '2026-10-30T12:00:00Z') => releaseEntries(list, new Date(today));
const days = (list: typeof releases, today?: string) =>
  entries(list, today)
    .filter(({ isTentative }) => isTentative)
    .map(({ start }) => start.kind === 'day' && start.date);

test('the calendar has every LTS release with a date, with its page', () => {
  expect(entries().filter(({ isTentative }) => !isTentative)).toEqual([
    {
      file: 'lts-2.568.2',
      title: 'Jenkins 2.568.2 (LTS)',
      link: '/changelog-stable/2.568.2/',
      start: { kind: 'day', date: '2026-08-05' },
    },
    expect.objectContaining({ file: 'lts-2.580.1', title: 'Jenkins 2.580.1 (LTS)' }),
    expect.objectContaining({ file: 'lts-2.580.2', title: 'Jenkins 2.580.2 (LTS)' }),
  ]);
});

test('the calendar says which releases are expected: three for each line, on every fourth Wednesday', () => {
  expect(
    entries()
      .filter(({ isTentative }) => isTentative)
      .map(({ start, title, link }) => [start.kind === 'day' && start.date, title, link]),
  ).toEqual(
    [
      ['2026-11-25', 'Jenkins 2.580.3 (LTS), expected'],
      ['2026-12-23', 'Jenkins: first release of the next LTS line, expected'],
      ['2027-02-03', 'Jenkins: second release of the next LTS line, expected'],
      ['2027-03-03', 'Jenkins: third release of the next LTS line, expected'],
      ['2027-03-31', 'Jenkins: first release of the LTS line after next, expected'],
      ['2027-04-28', 'Jenkins: second release of the LTS line after next, expected'],
    ].map((row) => [...row, '/changelog-stable/']),
  );
});

test.each([
  ['after a release on another day, on the Wednesday of the week', '2.580.2', '2026-05-08', '2026-06-03'],
  ['after a fourth release, in the next line', '2.580.4', '2026-05-06', '2026-06-03'],
  ['over Christmas, after six weeks', '2.528.3', '2025-12-10', '2026-01-21'],
  ['over Christmas, after six weeks, if four weeks end on it', '2.479.2', '2024-11-27', '2025-01-08'],
  ['after Christmas, after four weeks', '2.541.1', '2026-01-21', '2026-02-18'],
])('the next release is expected %s', (_, version, date, expected) => {
  expect(days([{ version, date }], date)[0]).toBe(expected);
});

test('the next line begins after the third release or a later one', () => {
  const next = (version: string) => entries([{ version, date: '2026-05-06' }], '2026-05-07')[1]?.title;
  expect(next('2.580.2')).toBe('Jenkins 2.580.3 (LTS), expected');
  expect(next('2.580.3')).toBe('Jenkins: first release of the next LTS line, expected');
  expect(next('2.580.4')).toBe('Jenkins: first release of the next LTS line, expected');
});

test('an expected release is listed until it is a week late, at any time of that day', () => {
  expect(days(releases, '2026-12-02T23:59:59Z')).toHaveLength(6);
  expect(days(releases, '2026-12-03T00:00:00Z')[0]).toBe('2026-12-23');
  expect(days(releases, '2030-01-01')).toEqual([]);
});

test('every entry has its own id, which does not depend on other releases once its version is known', () => {
  const idOf = (list: typeof releases, day: string) =>
    entries(list, '2026-10-30').find(({ start }) => start.kind === 'day' && start.date === day)?.file;
  const later = [{ version: '2.590.1', date: '2026-12-23' }, { version: '2.580.3', date: '2026-11-25' }, ...releases];
  const older = [...releases, { version: '2.568.1', date: '2026-07-01' }, { version: '2.555.3', date: '2026-06-10' }];
  for (const day of ['2026-08-05', '2026-10-28', '2026-11-25']) {
    for (const list of [later, older, releases.slice(0, -1)]) {
      expect([undefined, idOf(releases, day)]).toContain(idOf(list, day));
    }
  }
  expect(idOf(releases, '2026-12-23')).toBe(idOf(older, '2026-12-23'));
  const ids = entries().map(({ file }) => file);
  expect(new Set(ids).size).toBe(ids.length);
});

describe('the calendar file', () => {
  const before = process.env.SOURCE_DATE_EPOCH;
  const builtAt = (time: string) => {
    process.env.SOURCE_DATE_EPOCH = String(Date.parse(time) / 1000);
    return GET().text();
  };
  afterEach(() => {
    if (before === undefined) delete process.env.SOURCE_DATE_EPOCH;
    else process.env.SOURCE_DATE_EPOCH = before;
  });

  test('is the same all day, and marks expected dates as tentative', async () => {
    site.write(changelogFile('stable'), JSON.stringify(releases.toReversed()));
    const text = await builtAt('2026-10-30T01:02:03Z');
    expect(await builtAt('2026-10-30T22:00:00Z')).toBe(text);
    const [, ...events] = text.replaceAll('\r\n ', '').split('BEGIN:VEVENT');
    expect(events.map((event) => /^STATUS:(.*)\r$/m.exec(event)?.[1])).toEqual([
      ...Array(3).fill(undefined),
      ...Array(6).fill('TENTATIVE'),
    ]);
    expect(events[3]).toContain('UID:lts-2.580.3@www.jenkins.io\r\n');
    expect(events[3]).toContain('DTSTAMP:20261030T000000Z\r\nDTSTART;VALUE=DATE:20261125\r\nDTEND;VALUE=DATE:20261126\r\n');
    expect(events[2]).toContain('URL;VALUE=URI:https://www.jenkins.io/changelog-stable/2.580.2/\r\n');
    for (const event of events) expect(event).toContain('TRANSP:TRANSPARENT\r\n');
  });

  test('is valid and empty if the changelog can’t be read', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    jest.spyOn(console, 'warn').mockImplementation();
    site.write(changelogFile('stable'), 'not a list');
    expect(await builtAt('2026-10-30T01:02:03Z')).not.toContain('VEVENT');
    jest.restoreAllMocks();
  });
});
