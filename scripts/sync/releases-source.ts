import { basename } from 'node:path';
import { maxAnswerBytes } from '@/lib/content/limits';
import { compareVersions } from '@/lib/download/compare-versions';
import {
  checksumAddress,
  loadRelease,
  type Release,
  type ReleaseLine,
  releaseFile,
  releaseLines,
} from '@/lib/download/downloads';
import { SourceError } from '@/scripts/data/source-error';
import { editRelease } from './edit-release';
import { readDigest, readVersion } from './read-responses';
import type { Findings, SourceContext } from './source';

/** The path of each line's newest version in the update center. */
const versionPaths: Record<ReleaseLine, string> = { stable: '/stable/latestCore.txt', weekly: '/current/latestCore.txt' };

/**
 * Updates the newest version and checksum of both release lines, or neither if one fails.
 * @throws AggregateError of SourceError or ContentError, one per failed line
 */
export async function releasesSource(context: SourceContext): Promise<Findings> {
  const settled = await Promise.allSettled(releaseLines.map((line) => update(line, context)));
  const problems = settled.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  if (problems.length > 0) throw new AggregateError(problems);
  const findings = settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  return { edits: findings.flatMap(({ edits }) => edits), messages: findings.flatMap(({ messages }) => messages) };
}

async function update(line: ReleaseLine, context: SourceContext): Promise<Findings> {
  const file = releaseFile(line);
  const current = loadRelease(line);
  const version = await fetchVersion(line, current, context);
  const sha256 = await fetchDigest({ ...current, version }, context);
  if (current.version === version && current.sha256 === sha256) {
    return { edits: [], messages: [`${line}: ${version} is still the newest`] };
  }
  if (current.version === version && current.sha256 && !context.options.force) {
    throw new SourceError(
      `${line}: the server's checksum of ${version} differs from ${file}: ${sha256}.`,
      'Nothing from this source was changed. Published releases never change: find out which checksum is correct before using --force.',
    );
  }
  // The current date belongs to the previous version.
  const values = current.version === version ? { sha256 } : { version, sha256, date: undefined };
  return {
    edits: [{ file, text: editRelease(file, context.read(file), values) }],
    messages: [`${line}: ${current.version} -> ${version}, sha256 ${sha256}`],
  };
}

/** @throws SourceError also if the version is older than the current one, because versions only increase */
async function fetchVersion(line: ReleaseLine, current: Release, { options, fetch }: SourceContext): Promise<string> {
  const address = options.updates + versionPaths[line];
  const version = readVersion(line, await fetch(address, maxAnswerBytes), address);
  if (options.force || compareVersions(version, current.version) >= 0) return version;
  throw new SourceError(
    `${address} contains ${version}, which is older than ${current.version} in ${releaseFile(line)}.`,
    'Nothing from this source was changed. If the older version is correct, use --force.',
  );
}

async function fetchDigest(release: Release, { options, fetch }: SourceContext): Promise<string> {
  const { origin, pathname } = new URL(checksumAddress(release));
  const address = (options.downloads ?? origin) + pathname;
  return readDigest(await fetch(address, maxAnswerBytes), basename(pathname, '.sha256'), address);
}
