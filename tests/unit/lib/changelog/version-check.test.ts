import { checkVersion, parseFacts, type ReleaseFacts, readTypedVersion } from '@/lib/changelog/version-check';

describe('a version typed by a visitor is read from', () => {
  it.each([
    ['2.516.1', '2.516.1'],
    ['  v2.516 ', '2.516'],
    ['Jenkins ver. 2.516.1', '2.516.1'],
    ['jenkins/jenkins:2.516.1-lts-jdk21', '2.516.1'],
    ['jenkins-2.516.1.war', '2.516.1'],
    ['02.0516.01', '2.516.1'],
    ['10.0.0.7 runs 2.516', '2.516'],
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

  it.each(['2', '1.2.3.4', '2.1234567890', '٢.٥١٦', `${'x'.repeat(200)} 2.516`, '<b>'])('%j as invalid', (typed) => {
    expect(readTypedVersion(typed)).toEqual({ kind: 'nonsense' });
  });
});

const release = (version: string, facts: Partial<ReleaseFacts> = {}): ReleaseFacts => ({
  version,
  date: '2030-01-01',
  java: [17, 21],
  advisories: [],
  changes: [],
  ...facts,
});
const warning = { id: 'core-2_600', url: 'https://www.example.org/advisory/' };

/** Checks a version against releases, newest first. */
function check(version: string, releases: readonly ReleaseFacts[], now = '2030-01-31') {
  const versions = releases.map((one) => one.version);
  const index = versions.indexOf(version);
  return checkVersion(version, versions, index < 0 ? releases : releases.slice(0, index + 1), new Date(now));
}

describe('the verdict of the version check', () => {
  const line = (own: Partial<ReleaseFacts> = {}) => [
    release('2.600.2', own),
    release('2.600.1', own),
    release('2.590.3', own),
    release('2.590.1', own),
  ];
  const weekly = (own: Partial<ReleaseFacts> = {}) => [release('2.610', own), release('2.609', own)];

  it.each([
    ['good', '2.600.2', line()],
    ['newest', '2.600.2', line({ advisories: undefined })],
    ['newestUnsafe', '2.600.2', line({ advisories: [warning] })],
    ['update', '2.600.1', line()],
    ['unsafe', '2.600.1', line({ advisories: [warning] })],
    ['unserved', '2.590.3', line()],
    ['unsafe', '2.590.3', line({ advisories: [warning] })],
    ['newer', '2.600.3', line()],
    ['unknown', '2.590.2', line()],
    ['update', '2.609', weekly()],
    ['unsafe', '2.609', weekly({ advisories: [warning] })],
  ])('is %s for %s', (verdict, version, releases) => {
    expect(check(version, releases).verdict).toBe(verdict);
  });

  it('names the line that replaced an old one, and the last release of the old one', () => {
    expect(check('2.590.1', line())).toMatchObject({ replacedBy: { version: '2.600.1' }, lastPatch: '2.590.3' });
    expect(check('2.600.1', line())).toMatchObject({ replacedBy: undefined, lastPatch: '2.600.2' });
    expect(check('2.609', weekly())).toMatchObject({ replacedBy: { version: '2.610' } });
  });

  it('names the newest release as the one to upgrade to, and every release between', () => {
    const { target, later } = check('2.590.1', line());
    expect(target?.version).toBe('2.600.2');
    expect(later.map(({ version }) => version)).toEqual(['2.600.2', '2.600.1', '2.590.3']);
    expect(check('2.600.2', line())).toMatchObject({ target: undefined, later: [] });
  });

  it('calls no release the newest if the data is so old that newer ones probably exist', () => {
    const dataEnds = '2030-01-01';
    for (const releases of [line(), line({ advisories: undefined })]) {
      expect(check('2.600.2', releases, '2030-02-15')).toMatchObject({ dataEnds: undefined });
      expect(check('2.600.2', releases, '2030-02-16')).toMatchObject({ verdict: 'newestKnown', dataEnds });
    }
    expect(check('2.610', weekly(), '2030-02-16')).toMatchObject({ verdict: 'newestKnown', dataEnds });
    // Known warnings outweigh outdated data.
    expect(check('2.600.2', line({ advisories: [warning] }), '2031-01-01')).toMatchObject({ verdict: 'newestUnsafe', dataEnds });
    expect(check('2.590.3', line(), '2031-01-01')).toMatchObject({ verdict: 'unserved', dataEnds });
  });

  it('says where the records begin, if the version is older', () => {
    expect(check('2.500.1', line())).toMatchObject({ isKnown: false, recordsSince: '2.590.1' });
    expect(check('2.590.2', line())).toMatchObject({ isKnown: false, recordsSince: undefined });
  });
});

describe('the required Java version on an upgrade', () => {
  const releases = [
    release('2.620.1', { java: [21, 25] }),
    release('2.610.1', { java: [17, 21] }),
    release('2.600.1', { java: undefined }),
    release('2.590.1', { java: [17, 21] }),
    release('2.580.1', { java: [11, 17] }),
    release('2.570.1', { java: [8, 11] }),
  ];

  it('changes where a release requires another version than the one before', () => {
    expect(check('2.580.1', releases)).toMatchObject({
      javaSteps: [
        { version: '2.590.1', java: [17, 21] },
        { version: '2.620.1', java: [21, 25] },
      ],
      sharedJava: [],
    });
    expect(check('2.590.1', releases)).toMatchObject({ javaSteps: [{ version: '2.620.1', java: [21, 25] }], sharedJava: [21] });
  });
});

describe('the published data about the releases of a year', () => {
  const whole = release('2.1', {
    advisories: [{ ...warning, date: undefined }],
    upgradeNotes: ['Read this'],
    changes: [{ type: 'bug', text: 'Mended.' }],
    incomplete: true,
  });

  it('is read back as it was published', () => {
    expect(parseFacts(JSON.parse(JSON.stringify([whole])))).toEqual([whole]);
  });

  it.each([null, 5, 'text', {}, [null, 5, { version: 2.1 }, { version: '<b>' }]])('is rejected if it is %j', (json) => {
    expect(parseFacts(json)).toEqual([]);
  });

  it('never makes a release look safer than it is', () => {
    const withWarnings = (advisories: unknown) => parseFacts([{ ...whole, advisories }])[0]?.advisories;
    expect(withWarnings([{ id: 'a', url: 'javascript:alert(1)' }])).toBeUndefined();
    expect(withWarnings([warning, null])).toBeUndefined();
    expect(withWarnings('none')).toBeUndefined();
    expect(withWarnings([])).toEqual([]);
  });
});
