// The state of the sources that the export is built from: fingerprint, date, commit, repository, and the days of content/.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { siteSettings, sourceSettings } from '../../lib/environment/environment.mjs';
import { repositoryOfSources } from './repository.mjs';

const sources = [
  'app',
  'components',
  'content',
  'lib',
  'messages',
  'public',
  'scripts',
  'next.config.ts',
  'package-lock.json',
  'postcss.config.mjs',
  'tailwind.config.ts',
  'tsconfig.json',
];

/** What a build tells its processes about the sources. */
export function stateOfSources() {
  return {
    fingerprint: fingerprintOfSources(),
    date: dateOfSources(),
    commit: commitOfSources(),
    repository: repositoryOfSources(),
    days: daysOfContent(),
  };
}

/**
 * A hash of everything that determines the export: the sources, the days on which content/ changed, the origin, base path and
 * stage of the site, the repository that its pages link to, and SOURCE_DATE_EPOCH. SOURCE_FINGERPRINT sets it, so that the exports
 * of two versions of the sources can be compared file by file.
 */
export function fingerprintOfSources() {
  const { fingerprint, date } = sourceSettings();
  if (fingerprint) return fingerprint;
  const hash = createHash('sha256').update(JSON.stringify([siteSettings(), repositoryOfSources(), date]));
  hash.update(JSON.stringify(daysOfContent()));
  for (const source of sources) {
    for (const file of filesBelow(source)) hash.update(file.replaceAll('\\', '/')).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * The commit of the sources, with the suffix "-dirty" if files were modified. SOURCE_COMMIT sets it for builds without git.
 * @returns {string | undefined}
 */
function commitOfSources() {
  const { commit } = sourceSettings();
  if (commit) return commit;
  return git('describe', '--always', '--dirty', '--abbrev=40', '--exclude=*').trim() || undefined;
}

/**
 * The date of the sources in seconds since 1970: SOURCE_DATE_EPOCH, or the date of the commit, so that builds are reproducible
 * (docs/how-to/deploy.md). The current time if neither is known.
 */
function dateOfSources() {
  return sourceSettings().date ?? (Number(git('log', '-1', '--format=%ct')) || Math.floor(Date.now() / 1000));
}

/**
 * The UTC day of the last commit to each file and folder directly in content/, by path, such as content/events. CONTENT_DAYS sets
 * it as JSON for builds without git. Empty without git, and in a shallow clone, whose oldest commit contains everything.
 * @returns {Record<string, string>}
 */
export function daysOfContent() {
  const { days: givenDays } = sourceSettings();
  if (givenDays) return givenDays;
  if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return {};
  const commits = git('log', '--format=%x00%ct', '--name-only', '--no-renames', '--relative', '--', 'content').split('\0');
  /** @type {Record<string, string>} */
  const days = {};
  for (const commit of commits.slice(1)) {
    const [seconds, ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) {
      const place = file.split('/').slice(0, 2).join('/');
      // The newest commit comes first.
      days[place] ??= new Date(Number(seconds) * 1000).toISOString().slice(0, 10);
    }
  }
  return days;
}

/**
 * Runs git and returns its output; an empty string without git or a repository.
 * @param {string[]} parameters
 */
function git(...parameters) {
  return spawnSync('git', parameters, { encoding: 'utf8', maxBuffer: 100_000_000 }).stdout ?? '';
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(path) {
  // Editors alone read the schemas, and git ignores them.
  if (!existsSync(path) || path === join('content', 'schemas')) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}
