import { readTypedVersion } from '@/lib/changelog/check/typed-version';
import { checkVersion } from '@/lib/changelog/check/version-check';
import { type CheckData, type CheckedRelease, parseChanges, parseCheckData } from '@/lib/changelog/check/version-data';
import { recordOf } from '@/lib/changelog/status/support-status';

describe('a version typed by a visitor is read from', () => {
  it.each([
    ['2.516.1', '2.516.1'],
    ['  v2.516 ', '2.516'],
    ['Jenkins ver. 2.516.1', '2.516.1'],
    ['jenkins/jenkins:2.516.1-lts-jdk21', '2.516.1'],
    ['jenkins-2.516.1.war', '2.516.1'],
    ['02.0516.01', '2.516.1'],
    ['10.0.0.7 runs 2.516', '2.516'],
    ['We run 2.516.1.', '2.516.1'],
    ['2.516, I think', '2.516'],
    ['2.516.1LTS', '2.516.1'],
    ['jenkins-2.516.war', '2.516'],
    ['jenkins-2.516.1-1.1.noarch.rpm', '2.516.1'],
    ['jenkins_2.516.1_all.deb', '2.516.1'],
    ['Java 21.0.3 Jenkins 2.516.1', '2.516.1'],
    ['openjdk version "21.0.3", 2.516.1', '2.516.1'],
    ['Ubuntu 24.04, Jenkins LTS 2.516.1', '2.516.1'],
    ['2.516.1 = 2.516.1', '2.516.1'],
  ])('%j as %s', (typed, version) => {
    expect(readTypedVersion(typed)).toEqual({ kind: 'version', version, isCandidate: false });
  });

  it.each([
    ['2.516.1-rc1', '2.516.1'],
    ['2.516-SNAPSHOT', '2.516'],
    ['2.516.1.rc2', '2.516.1'],
  ])('%j as a build before %s', (typed, version) => {
    expect(readTypedVersion(typed)).toEqual({ kind: 'version', version, isCandidate: true });
  });

  it.each(['', '   '])('%j as empty', (typed) => {
    expect(readTypedVersion(typed)).toEqual({ kind: 'empty' });
  });

  it.each([
    ['2.516.x', '2.516'],
    ['Jenkins 2.516.*', '2.516'],
    ['2.516.', '2.516'],
    ['2.516. 1', '2.516'],
  ])('%j as partial', (typed, found) => {
    expect(readTypedVersion(typed)).toEqual({ kind: 'partial', found });
  });

  it('several versions as no single one', () => {
    expect(readTypedVersion('Ubuntu 24.04, 2.516.1')).toEqual({ kind: 'several', found: '24.04, 2.516.1' });
    expect(readTypedVersion('2.516 or 2.516.1')).toEqual({ kind: 'several', found: '2.516, 2.516.1' });
  });

  it.each([
    '2.516,1',
    '2,516.1',
    '2..516.1',
    '2.516 .1',
    '2.516.1.x',
    '2.51x',
    'Java 21.0.3',
    'jdk-21.0.3',
    '2',
    '1.2.3.4',
    '2.1234567890',
    '٢.٥١٦',
    `${'x'.repeat(200)} 2.516`,
    '<b>',
  ])('%j as invalid', (typed) => {
    expect(readTypedVersion(typed)).toEqual({ kind: 'nonsense' });
  });
});

const release = (version: string, facts: Partial<CheckedRelease> = {}): CheckedRelease => ({
  version,
  year: '2030',
  date: '2030-01-01',
  ...facts,
});

/** A warning about all versions that match a pattern. */
const warning = (pattern = '.*') => ({ id: pattern, url: 'https://www.example.org/advisory/', patterns: [pattern] });

/** Checks a version against releases, newest first. */
function check(version: string, releases: readonly CheckedRelease[], more: Partial<CheckData> = {}, now = '2030-01-31') {
  return checkVersion(version, { releases, advisories: [], java: [], upgradeNotes: [], ...more }, new Date(now));
}

const line = ['2.600.2', '2.600.1', '2.590.3', '2.590.1'].map((version) => release(version));
const weekly = ['2.610', '2.609'].map((version) => release(version));

describe('the verdict of the version check', () => {
  const unsafe = { advisories: [warning()] };
  const unknown = { advisories: undefined };

  it.each([
    ['good', '2.600.2', line, {}],
    ['latest', '2.600.2', line, unknown],
    ['latestUnsafe', '2.600.2', line, unsafe],
    ['update', '2.600.1', line, {}],
    ['update', '2.600.1', line, unknown],
    ['unsafe', '2.600.1', line, unsafe],
    ['unserved', '2.590.3', line, {}],
    ['unsafe', '2.590.3', line, unsafe],
    ['newer', '2.600.3', line, unsafe],
    // A warning counts, whether the version is recorded or not.
    ['unsafe', '2.590.2', line, unsafe],
    ['unsafe', '2.590.9', line, unsafe],
    ['unrecorded', '2.590.2', line, {}],
    ['unrecorded', '2.590.2', line, unknown],
    ['unknown', '2.590.9', line, {}],
    ['unknown', '21.0.3', line, unsafe],
    ['update', '2.609', weekly, {}],
    ['unsafe', '2.609', weekly, unsafe],
    // Older than the records: out of support for sure, and perhaps with known warnings.
    ['unserved', '2.500.1', line, {}],
    ['unsafe', '2.500.1', line, unsafe],
  ])('is %s for %s', (verdict, version, releases, more) => {
    expect(check(version, releases, more).verdict).toBe(verdict);
  });

  it('counts the warnings with a pattern that matches the whole version', () => {
    const advisories = [warning('2[.]590[.][1-3]'), warning('2[.]590'), warning('2[.]5.*')];
    const idsFor = (version: string) => check(version, line, { advisories }).advisories?.map(({ id }) => id);
    expect(idsFor('2.590.3')).toEqual(['2[.]590[.][1-3]', '2[.]5.*']);
    expect(idsFor('2.600.1')).toEqual([]);
    // A version that isn't in the records may never have existed, so it isn't called safe.
    expect(['2.500.1', '2.590.9', '2.400.1'].map(idsFor)).toEqual([['2[.]5.*'], ['2[.]5.*'], undefined]);
  });

  it('counts no later releases where some aren’t recorded, and names these', () => {
    const withGap = ['2.620', '2.610', '2.609'].map((version) => release(version));
    const gapsFor = (version: string) => check(version, withGap).gaps.map(({ first, last }) => `${first} to ${last}`);
    expect(gapsFor('2.609')).toEqual(['2.611 to 2.619']);
    expect(gapsFor('2.615')).toEqual(['2.616 to 2.619']);
    expect(gapsFor('2.619')).toEqual([]);
    expect(gapsFor('2.500')).toEqual(['2.611 to 2.619']);
    expect(check('2.590.1', line).gaps).toEqual([]);
  });

  it('names the line that replaced an old one, and the last release of the old one', () => {
    expect(check('2.590.1', line)).toMatchObject({ replacedBy: { version: '2.600.1' }, lastPatch: '2.590.3' });
    expect(check('2.600.1', line)).toMatchObject({ replacedBy: undefined, lastPatch: '2.600.2' });
    expect(check('2.609', weekly)).toMatchObject({ replacedBy: { version: '2.610' } });
  });

  it('calls no release the newest from the day on which a newer one is due, by the clock of the visitor', () => {
    const dataEnds = '2030-01-01';
    const newestUntil = '2030-02-06';
    for (const more of [{}, unknown]) {
      const later = { ...more, newestUntil };
      expect(check('2.600.2', line, later, '2030-02-05T23:59:59Z')).toMatchObject({ dataEnds: undefined });
      expect(check('2.600.2', line, later, '2030-02-06')).toMatchObject({ verdict: 'latestKnown', dataEnds });
      // Before +14, the day has begun there, but not by UTC; in -12, it has not begun.
      expect(check('2.600.2', line, later, '2030-02-06T00:00:00+14:00')).toMatchObject({ dataEnds: undefined });
      expect(check('2.600.2', line, later, '2030-02-05T12:00:00-12:00')).toMatchObject({ dataEnds });
    }
    expect(check('2.610', weekly, { newestUntil }, '2030-02-16')).toMatchObject({ verdict: 'latestKnown', dataEnds });
    const outdated = { newestUntil, ...unsafe };
    expect(check('2.600.2', line, outdated, '2031-01-01')).toMatchObject({ verdict: 'latestKnownUnsafe', dataEnds });
    expect(check('2.590.3', line, { newestUntil }, '2031-01-01')).toMatchObject({ verdict: 'unserved', dataEnds });
  });

  it('says where the records begin, if the version is older', () => {
    expect(check('2.500.1', line).recordsSince).toBe('2.590.1');
    expect(check('2.590.2', line).recordsSince).toBeUndefined();
  });
});

test.each([
  ['2.610', weekly, 'recorded'],
  ['2.608', weekly, 'older'],
  ['2.611', weekly, 'newer'],
  ['3.0', weekly, 'unknown'],
  ['2.590.2', line, 'unrecorded'],
  ['2.590.4', line, 'unknown'],
  ['2.595.1', line, 'unknown'],
  ['2.600.0', line, 'unknown'],
  ['2.605.1', line, 'newer'],
])('the records say about %s', (version, releases, record) => {
  expect(
    recordOf(
      version,
      releases.map((recorded) => recorded.version),
    ),
  ).toBe(record);
});

describe('the upgrade plan', () => {
  it('leads to the newest release of the line, past every release between', () => {
    const { plan, later } = check('2.590.1', line);
    expect(plan?.target.version).toBe('2.600.2');
    expect(later.map(({ version }) => version)).toEqual(['2.600.2', '2.600.1', '2.590.3']);
    expect(check('2.600.2', line).plan).toBeUndefined();
  });

  it('offers the last release of an old line as an easy first step, with the warnings that it closes', () => {
    const advisories = [warning('2[.]590[.]1'), warning('2[.]590[.].*'), warning()];
    expect(check('2.590.1', line, { advisories }).plan).toMatchObject({
      firstStep: { version: '2.590.3', closed: 1 },
      closed: 2,
      remaining: 1,
    });
    expect(check('2.590.1', line, { advisories: [warning()] }).plan?.firstStep).toBeUndefined();
    expect(check('2.590.3', line, { advisories }).plan?.firstStep).toBeUndefined();
    expect(check('2.600.1', line, { advisories }).plan?.firstStep).toBeUndefined();
    expect(check('2.590.1', line, { advisories: undefined }).plan).toMatchObject({ closed: undefined, remaining: undefined });
    // There may be more warnings about versions before the records.
    expect(check('2.500.1', line, { advisories }).plan?.closed).toBeUndefined();
  });

  it('has the upgrade notes of all releases on the way in order, also of those before the records', () => {
    const upgradeNotes = ['2.560.1', '2.590.1', '2.600.1', '2.700.1'].map((version) => ({ version, headings: [] }));
    const notesFor = (version: string) => check(version, line, { upgradeNotes }).plan?.notes.map((note) => note.version);
    expect(notesFor('2.500.1')).toEqual(['2.560.1', '2.590.1', '2.600.1']);
    expect(notesFor('2.590.1')).toEqual(['2.600.1']);
    expect(notesFor('2.600.1')).toEqual([]);
  });

  it('says where the upgrade notes begin, and for weekly releases where they end', () => {
    const upgradeNotes = ['2.560.1', '2.600.1', '2.600.2'].map((version) => ({ version, headings: [] }));
    const planFor = (version: string, releases = line) => check(version, releases, { upgradeNotes }).plan;
    expect(planFor('2.500.1')).toMatchObject({ notesSince: '2.560.1', notesUpTo: undefined });
    expect(planFor('2.560.1')?.notesSince).toBeUndefined();
    expect(planFor('2.500', weekly)).toMatchObject({ notesSince: '2.560.1', notesUpTo: '2.600' });
    const notesFor = (version: string) => planFor(version, weekly)?.notes.map((note) => note.version);
    expect(notesFor('2.559')).toEqual(['2.560.1', '2.600.1', '2.600.2']);
    expect(notesFor('2.560')).toEqual(['2.600.1', '2.600.2']);
    expect(notesFor('2.609')).toEqual([]);
    expect(check('2.500.1', line).plan?.notesSince).toBeUndefined();
  });
});

describe('the required Java version on an upgrade', () => {
  const java = [
    { version: '2.600.1', java: [21, 25] },
    { version: '2.590.2', java: [17, 21] },
    { version: '2.500.1', java: [11, 17] },
  ];
  const javaFor = (version: string) => check(version, line, { java }).plan?.java;

  it('changes where a release requires another version than the one before', () => {
    expect(javaFor('2.590.1')).toEqual({
      needed: [21, 25],
      isOwnKnown: true,
      steps: [java[1], java[0]],
      shared: [],
      mustChange: true,
    });
    expect(javaFor('2.590.3')).toMatchObject({ steps: [java[0]], shared: [21], mustChange: true });
    expect(javaFor('2.600.1')).toMatchObject({ steps: [], shared: [21, 25], mustChange: false });
  });

  it('is known for versions before the records, unless they are older than the first requirement', () => {
    expect(javaFor('2.510.1')).toMatchObject({ isOwnKnown: true, shared: [], mustChange: true });
    expect(javaFor('2.400.1')).toMatchObject({ isOwnKnown: false, needed: [21, 25] });
    expect(check('2.590.1', line).plan?.java).toMatchObject({ needed: undefined });
  });
});

describe('the published data of the version check', () => {
  const data: CheckData = {
    releases: [release('2.1')],
    advisories: [{ ...warning('2[.]1'), date: undefined }],
    java: [{ version: '2.1', java: [17] }],
    upgradeNotes: [{ version: '2.1', headings: ['Read this'], hasPage: true }],
  };
  const changes = [{ version: '2.1', changes: [{ type: 'bug', text: 'Mended.' }], incomplete: true }];

  it('is read back as it was published', () => {
    expect(parseCheckData(JSON.parse(JSON.stringify(data)))).toEqual(data);
    expect(parseChanges(JSON.parse(JSON.stringify(changes)))).toEqual(changes);
  });

  it.each([null, 5, 'text', {}, [null, 5], { releases: [null, 5, { version: 2.1 }, { version: '<b>', year: '2030' }] }])(
    'is rejected if it is %j',
    (json) => {
      expect(() => parseCheckData(json)).toThrow();
      expect(parseChanges(json)).toEqual([]);
    },
  );

  it('never makes a release look safer than it is', () => {
    const withWarnings = (advisories: unknown) => parseCheckData({ ...data, advisories }).advisories;
    expect(withWarnings([{ ...warning(), url: 'javascript:alert(1)' }])).toBeUndefined();
    expect(withWarnings([{ ...warning(), patterns: ['(a+)+'] }])).toBeUndefined();
    expect(withWarnings([warning(), null])).toBeUndefined();
    expect(withWarnings('none')).toBeUndefined();
    expect(withWarnings([])).toEqual([]);
  });
});
