import { spawnSync } from 'node:child_process';
import { releaseFile } from '@/lib/download/downloads';
import { buildFile } from '@/scripts/build/build-file';
import { siteCopy } from '@/tests/support/site-copy';

jest.mock('node:child_process', () => ({ spawnSync: jest.fn(jest.requireActual('node:child_process').spawnSync) }));

const site = siteCopy();
const settings = ['SOURCE_COMMIT', 'SOURCE_DATE_EPOCH'].map((name) => [name, process.env[name]] as const);
afterEach(() => {
  for (const [name, value] of settings) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
});
const report = { problems: ['one', 'two'], records: [['content/books', 12] as [string, number]] };
const read = () => JSON.parse(buildFile(report));

test('the build file tells monitoring the commit, the date of the sources, the newest releases, and what is broken', () => {
  process.env.SOURCE_COMMIT = 'abc';
  process.env.SOURCE_DATE_EPOCH = '86400';
  expect(read()).toEqual({
    commit: 'abc',
    date: '1970-01-02T00:00:00.000Z',
    sources: expect.stringMatching(/^[0-9a-f]{64}$/),
    stage: null,
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

test('the build file of a build without git has no commit', () => {
  delete process.env.SOURCE_COMMIT;
  process.env.SOURCE_DATE_EPOCH = '86400';
  const missing = {
    pid: 0,
    output: [],
    stdout: '',
    stderr: '',
    status: null,
    signal: null,
    error: new Error('spawnSync git ENOENT'),
  };
  jest.mocked(spawnSync).mockReturnValueOnce(missing);
  expect(read()).toMatchObject({ commit: null, date: '1970-01-02T00:00:00.000Z' });
});
