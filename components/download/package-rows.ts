import type { LineContent, Platform, ReleaseLine } from '@/lib/download/downloads';

/** A platform with its package in each release line that has one. */
export interface PackageRow {
  /** The package that names the row: the first line's, whose name is more specific. */
  platform: Platform;
  packages: Partial<Record<ReleaseLine, Platform>>;
}

/**
 * Groups the packages of all lines by platform, in the order of their files. Lines may name a platform differently, so packages
 * are matched by logo. A package that only a later line has follows that line's preceding package.
 */
export function packageRows(lines: readonly Pick<LineContent, 'line' | 'platforms'>[]): readonly PackageRow[] {
  const rows: PackageRow[] = [];
  for (const { line, platforms } of lines) {
    let next = 0;
    for (const platform of platforms) {
      const { icon, thirdParty } = platform;
      const known = rows.findIndex(
        ({ platform: first, packages }) => first.icon === icon && first.thirdParty === thirdParty && !packages[line],
      );
      const row = rows[known];
      if (row) {
        row.packages[line] = platform;
        next = known + 1;
      } else {
        rows.splice(next, 0, { platform, packages: { [line]: platform } });
        next += 1;
      }
    }
  }
  return rows;
}
