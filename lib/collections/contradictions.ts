import { changelogFile, loadChangelog } from '@/lib/changelog/changelogs';
import type { ContentProblem } from '@/lib/content/content-error';
import { readContentText } from '@/lib/content/read-content';
import { compareVersions } from '@/lib/download/compare-versions';
import { loadRelease, type ReleaseLine, releaseFile, releaseLines } from '@/lib/download/downloads';

/**
 * Contradictions within or between files of content/ that are valid by themselves.
 * @throws ContentError when one of the files can't be read
 */
export function contradictions(): ContentProblem[] {
  return releaseLines.flatMap((line) => [...misplacedReleases(line), ...otherDate(line)]);
}

/** Releases that are not sorted by version or by date. */
function misplacedReleases(line: ReleaseLine): ContentProblem[] {
  const file = changelogFile(line);
  const releases = loadChangelog(line).toReversed();
  const dated = releases.flatMap(({ version, date }) => (date ? [{ version, date }] : []));
  return [
    ...neighbors(releases)
      .filter(([before, after]) => compareVersions(before.version, after.version) > 0)
      .map(([before, after]) => ({
        file,
        ...placeOf(file, after.version),
        path: after.version,
        message: `expected a version after ${before.version}, which comes before it: the oldest release is first`,
      })),
    ...neighbors(dated)
      .filter(([before, after]) => before.date > after.date)
      .map(([before, after]) => ({
        file,
        ...placeOf(file, after.version),
        path: `${after.version}, date`,
        expected: `${before.date}, the date of ${before.version} before it, or later`,
        found: after.date,
      })),
  ];
}

/** A date of the offered release that differs from the one in the changelog. */
function otherDate(line: ReleaseLine): ContentProblem[] {
  const file = releaseFile(line);
  const { version, date } = loadRelease(line);
  const same = loadChangelog(line).find((release) => release.version === version);
  if (!same?.date || !date || same.date === date) return [];
  const expected = `${same.date}, as in ${changelogFile(line)} for ${version} (npm run sync)`;
  return [{ file, ...placeOf(file, version), path: 'date', expected, found: date }];
}

function neighbors<T>(list: readonly T[]): [T, T][] {
  return list.slice(1).flatMap((after, index): [T, T][] => {
    const before = list[index];
    return before === undefined ? [] : [[before, after]];
  });
}

/** The line number of a version in a file. */
function placeOf(file: string, version: string): { line?: number } {
  const pattern = new RegExp(`^[ -]*version:[ \\t]*["']?${version.replaceAll('.', '[.]')}["']?[ \\t]*(#.*)?$`);
  const index = readContentText(file)
    .split('\n')
    .findIndex((line) => pattern.test(line));
  return index < 0 ? {} : { line: index + 1 };
}
