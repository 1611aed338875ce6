import { compareVersions } from '@/lib/download/compare-versions';

/** An entry of the published list of versions. */
export interface ListedVersion {
  version: string;
  /** The year of the archive page that contains the release. */
  year: string;
}

/** Whether the text is a version; surrounding spaces and a leading v are ignored. */
export function parseVersion(text: string): string | undefined {
  return /^v?(\d+(?:\.\d+){1,2})$/i.exec(text.trim())?.[1];
}

/**
 * The releases after one version, up to and including the other: what an update between them brings.
 * @param range without `to` it ends at the newest release
 */
export function releasesBetween(
  versions: readonly ListedVersion[],
  { since, to }: { since: string; to: string },
): ListedVersion[] {
  return versions.filter(
    ({ version }) => compareVersions(version, since) > 0 && (to === '' || compareVersions(version, to) <= 0),
  );
}

/** Reads the published list of versions, skipping malformed entries. */
export function parseVersions(json: unknown): ListedVersion[] {
  if (!Array.isArray(json)) return [];
  return json.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null || !('version' in entry) || !('year' in entry)) return [];
    const { version, year } = entry;
    return typeof version === 'string' && typeof year === 'string' && parseVersion(version) && /^\d{4}$/.test(year)
      ? [{ version, year }]
      : [];
  });
}
