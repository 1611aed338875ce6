import { releaseFile } from '@/lib/download/downloads';
import { startBuild } from '@/lib/environment/environment.mjs';
import { buildFile } from '@/scripts/build/build-file';
import { siteCopy } from '@/tests/support/site-copy';

const site = siteCopy();
const sources = 'f'.repeat(64);
beforeEach(() => startBuild({ commit: 'abc', date: 86_400, fingerprint: sources }));
afterEach(() => startBuild({}));
const report = { problems: ['one', 'two'], records: [['content/books', 12] as [string, number]] };
const read = () => JSON.parse(buildFile(report));

test('the build file tells monitoring the commit, the date of the sources, the newest releases, and what is broken', () => {
  expect(read()).toEqual({
    commit: 'abc',
    date: '1970-01-02T00:00:00.000Z',
    sources,
    stage: null,
    origin: null,
    base: null,
    releases: { stable: expect.stringMatching(/^\d+(\.\d+)+$/), weekly: expect.stringMatching(/^\d+(\.\d+)+$/) },
    errors: 2,
    records: { 'content/books': 12 },
  });
});

test('the build file omits a release that can’t be read, and lists the others', () => {
  jest.spyOn(console, 'error').mockImplementation();
  site.write(releaseFile('weekly'), 'version: newest\n');
  expect(read().releases).toEqual({ stable: expect.any(String), weekly: null });
});

test('the build file has the settings that determine addresses', () => {
  jest.replaceProperty(process, 'env', { ...process.env, SITE_ORIGIN: 'https://www.example.org', SITE_BASE: '/site' });
  expect(read()).toMatchObject({ origin: 'https://www.example.org', base: '/site' });
  jest.restoreAllMocks();
});

test('the build file of a build without git has no commit', () => {
  startBuild({ date: 86_400, fingerprint: sources });
  expect(read()).toMatchObject({ commit: null, date: '1970-01-02T00:00:00.000Z' });
});
