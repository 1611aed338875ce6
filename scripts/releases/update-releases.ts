import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareVersions } from '@/lib/content/compare-versions';
import { readContentText, siteRoot } from '@/lib/content/read-content';
import { loadRelease, type Release, type ReleaseLine, releaseFile, releaseLines, warAddress } from '@/lib/download/downloads';
import { editRelease, type NewestRelease } from './edit-release';
import { fetchText } from './fetch-text';
import type { ReleaseOptions } from './options';
import { readDigest, readVersion } from './read-answers';
import { ReleaseError } from './release-error';

/** The path of each line's newest version on the server. */
const versionPaths: Record<ReleaseLine, string> = { stable: '/stable/latestCore.txt', weekly: '/current/latestCore.txt' };

/**
 * Updates the content of both release lines. Either everything is fetched and valid, or no file is touched.
 * @returns messages to print, one per release line
 * @throws AggregateError of ReleaseError or ContentError, one per line with a problem
 */
export async function updateReleases(options: ReleaseOptions): Promise<string[]> {
  const settled = await Promise.allSettled(releaseLines.map((line) => prepare(line, options)));
  const problems = settled.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  if (problems.length > 0) throw new AggregateError(problems);

  const updates = settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  writeAll(updates.flatMap(({ edit }) => edit ?? []));
  return updates.map(({ message }) => message);
}

interface Edit {
  file: string;
  text: string;
}

async function prepare(line: ReleaseLine, options: ReleaseOptions): Promise<{ message: string; edit?: Edit }> {
  const file = releaseFile(line);
  const current = loadRelease(line);
  const newest = await fetchNewest(line, current, options);
  if (current.version === newest.version && current.sha256 === newest.sha256) {
    return { message: `${line}: ${newest.version} is the newest, nothing to change` };
  }
  if (!options.force) assertExpectedUpdate(line, current, newest);
  return {
    message: `${line}: ${current.version} -> ${newest.version}, sha256 ${newest.sha256}, written to ${file}; npm run build publishes it`,
    edit: { file, text: editRelease(file, readContentText(file), newest) },
  };
}

async function fetchNewest(line: ReleaseLine, current: Release, options: ReleaseOptions): Promise<NewestRelease> {
  const { updates, downloads, timeout } = options;
  const versionAddress = updates + versionPaths[line];
  const version = readVersion(line, await fetchText(versionAddress, timeout), versionAddress);

  const war = new URL(warAddress({ ...current, version }));
  const checksumAddress = `${downloads ?? war.origin}${war.pathname}.sha256`;
  const fileName = war.pathname.slice(war.pathname.lastIndexOf('/') + 1);
  return { version, sha256: readDigest(await fetchText(checksumAddress, timeout), fileName, checksumAddress) };
}

/** Versions only increase, and a published release never changes. */
function assertExpectedUpdate(line: ReleaseLine, current: Release, newest: NewestRelease): void {
  const order = compareVersions(newest.version, current.version);
  if (order < 0) {
    throw new ReleaseError(
      `${line}: the server names ${newest.version}, which is older than the ${current.version} in ${releaseFile(line)}.`,
      'Nothing was changed. See which is right; --force takes the older one.',
    );
  }
  if (order === 0 && current.sha256) {
    throw new ReleaseError(
      `${line}: the server has another checksum for ${newest.version} than ${releaseFile(line)}: ${newest.sha256}.`,
      'Nothing was changed. A release that is out never changes: find out which is right before --force takes the new one.',
    );
  }
}

/** Writes all files or none: everything that can fail happens before the first one is replaced. */
function writeAll(edits: readonly Edit[]): void {
  const drafts = edits.map(({ file, text }) => ({ text, path: join(siteRoot(), file), draft: join(siteRoot(), `${file}.new`) }));
  try {
    for (const { draft, text } of drafts) writeFileSync(draft, text);
    for (const { draft, path } of drafts) renameSync(draft, path);
  } finally {
    for (const { draft } of drafts) rmSync(draft, { force: true });
  }
}
