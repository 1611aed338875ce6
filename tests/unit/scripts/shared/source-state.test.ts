import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { daysOfContent, stateOfSources } from '@/scripts/shared/source-state.mjs';

const settings = ['SOURCE_FINGERPRINT', 'SOURCE_DATE_EPOCH', 'SOURCE_COMMIT', 'CONTENT_DAYS'];
const folder = process.cwd();
let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'source-state-'));
  git('.', 'init', '--quiet', 'repository');
  commit({ 'content/events/a.yml': 'a', 'content/roadmap/roadmap.yml': 'a', 'lib/a.ts': 'a' }, '2026-01-01T12:00:00Z');
  commit({ 'content/events/translations/fr-CA.yml': 'b', 'content/news.yml': 'b' }, '2026-02-01T23:30:00-05:00');
  commit({ 'lib/a.ts': 'c' }, '2026-03-01T12:00:00Z');
});
afterAll(() => rmSync(root, { recursive: true }));
afterEach(() => {
  process.chdir(folder);
  jest.restoreAllMocks();
});

function git(folder: string, ...parameters: string[]) {
  execFileSync('git', parameters, { cwd: join(root, folder), stdio: 'ignore' });
}

function commit(files: Record<string, string>, date: string) {
  for (const [file, text] of Object.entries(files)) {
    const path = join(root, 'repository', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  git('repository', 'add', '.');
  const who = ['-c', 'user.name=a', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...who, 'commit', '--quiet', '--message', 'a'], {
    cwd: join(root, 'repository'),
    env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
  });
}

beforeEach(() => {
  jest.replaceProperty(process, 'env', { ...process.env, ...Object.fromEntries(settings.map((name) => [name, undefined])) });
});

test('the state of the sources comes from git', () => {
  process.chdir(join(root, 'repository'));
  expect(stateOfSources()).toMatchObject({
    fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
    date: Date.UTC(2026, 2, 1, 12) / 1000,
    commit: expect.stringMatching(/^[0-9a-f]{40}$/),
  });
});

test('the environment can set the state of the sources', () => {
  const days = { 'content/events': '2026-04-01' };
  Object.assign(process.env, { SOURCE_FINGERPRINT: 'a', SOURCE_DATE_EPOCH: '86400', SOURCE_COMMIT: 'b' });
  process.env.CONTENT_DAYS = JSON.stringify(days);
  expect(stateOfSources()).toMatchObject({ fingerprint: 'a', date: 86_400, commit: 'b', days });
});

test('without a repository, the commit is unknown and the date is the current one', () => {
  process.chdir(root);
  const { commit, date } = stateOfSources();
  expect(commit).toBeUndefined();
  expect(Math.abs(date - Date.now() / 1000)).toBeLessThan(60);
});

test('the date of content is the UTC day of the last commit that changed its file or folder', () => {
  process.chdir(join(root, 'repository'));
  expect(daysOfContent()).toEqual({
    'content/events': '2026-02-02',
    'content/news.yml': '2026-02-02',
    'content/roadmap': '2026-01-01',
  });
});

test('the date of content is unknown in a shallow clone, and outside of a repository', () => {
  git('.', 'clone', '--quiet', '--depth', '1', pathToFileURL(join(root, 'repository')).href, 'shallow');
  process.chdir(join(root, 'shallow'));
  expect(daysOfContent()).toEqual({});
  process.chdir(root);
  expect(daysOfContent()).toEqual({});
});
