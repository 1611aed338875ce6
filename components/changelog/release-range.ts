import { compareVersions } from '@/lib/changelog/compare-versions';

/** A release as the published list of versions has it. */
export interface ListedVersion {
  version: string;
  /** The archive page that has the release. */
  year: string;
}

/** Tells whether text is a version; spaces and a v before it do not matter. */
export function readVersion(text: string): string | undefined {
  return /^v?(\d+(?:\.\d+){1,2})$/i.exec(text.trim())?.[1];
}

/**
 * The releases that came after one version, up to and with the other: what somebody who updates gets.
 * @param range no second version means the newest
 */
export function releasesBetween(
  versions: readonly ListedVersion[],
  { since, to }: { since: string; to: string },
): ListedVersion[] {
  return versions.filter(
    ({ version }) => compareVersions(version, since) > 0 && (to === '' || compareVersions(version, to) <= 0),
  );
}

/** Reads the published list of versions; whatever is not one of its entries is left out. */
export function readVersions(json: unknown): ListedVersion[] {
  if (!Array.isArray(json)) return [];
  return json.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null || !('version' in entry) || !('year' in entry)) return [];
    const { version, year } = entry;
    return typeof version === 'string' && typeof year === 'string' && readVersion(version) && /^\d{4}$/.test(year)
      ? [{ version, year }]
      : [];
  });
}
