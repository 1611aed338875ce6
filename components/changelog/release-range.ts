import { compareVersions } from '@/lib/download/compare-versions';

/** An entry of the published list of versions. */
export interface ListedVersion {
  version: string;
  /** The year of the archive page that contains the release. */
  year: string;
}

const versionForm = /^\d+(?:\.\d+){1,2}$/;

/**
 * The releases after the older version, up to and including the newer one: what an update between them brings.
 * @param range if `to` is empty, it ends at the newest release; visitors may also enter the newer version first
 */
export function releasesBetween(
  versions: readonly ListedVersion[],
  { since, to }: { since: string; to: string },
): ListedVersion[] {
  const [older, newer] = to && compareVersions(since, to) > 0 ? [to, since] : [since, to];
  return versions.filter(
    ({ version }) => compareVersions(version, older) > 0 && (newer === '' || compareVersions(version, newer) <= 0),
  );
}

/** Reads the published list of versions, skipping malformed entries. */
export function parseVersions(json: unknown): ListedVersion[] {
  if (!Array.isArray(json)) return [];
  return json.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null || !('version' in entry) || !('year' in entry)) return [];
    const { version, year } = entry;
    return typeof version === 'string' && typeof year === 'string' && versionForm.test(version) && /^\d{4}$/.test(year)
      ? [{ version, year }]
      : [];
  });
}
