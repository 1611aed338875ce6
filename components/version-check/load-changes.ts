import { loadJson } from '@/components/ui/load-json';
import { type CheckedRelease, parseChanges, type ReleaseChanges } from '@/lib/changelog/check/version-data';

/**
 * Loads the changes of releases, newest first.
 * @param changesUrl the URL of the changes of a year, with the placeholder `{year}`
 * @throws Error if a file can't be loaded in time or lacks a release
 */
export async function loadChanges(releases: readonly CheckedRelease[], changesUrl: string): Promise<ReleaseChanges[]> {
  const years = [...new Set(releases.map(({ year }) => year))];
  const lists = await Promise.all(years.map(async (year) => parseChanges(await loadJson(changesUrl.replace('{year}', year)))));
  const changes = new Map(lists.flat().map((release) => [release.version, release]));
  return releases.map(({ version }) => {
    const found = changes.get(version);
    if (!found) throw new Error(`${version}: not in the data of its year`);
    return found;
  });
}
