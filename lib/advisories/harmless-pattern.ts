// Patterns of versions come from a third party. This also runs in the browser, so it must not read content.

/**
 * Limits under which the slowest pattern takes less than a second for a version of `maxVersionLength` characters. Upstream, none
 * has more than 3 repetitions and 6 groups.
 */
const maxRepetitions = 6;
const maxGroups = 8;

/** In characters. Longer texts are not versions. */
export const maxVersionLength = 64;

/**
 * Whether a regular expression can run in engines that try alternatives one by one: no group is repeated, there are few groups
 * and repetitions, and there are no backreferences.
 */
export function isHarmlessPattern(pattern: string): boolean {
  try {
    new RegExp(pattern);
  } catch {
    return false;
  }
  if (/\\[1-9k]/.test(pattern)) return false;
  const bare = pattern.replaceAll(/\\./gs, 'x').replaceAll(/\[\^?\]?[^\]]*\]/g, 'x');
  const repetitions = bare.replaceAll('(?', '(').match(/[*+?{]/g) ?? [];
  const groups = bare.match(/\(/g) ?? [];
  return !/\)[*+{]/.test(bare) && repetitions.length <= maxRepetitions && groups.length <= maxGroups;
}

/**
 * Whether a harmless pattern matches all of a version.
 * @param version at most `maxVersionLength` characters; longer texts never match
 */
export function matchesWhole(pattern: string, version: string): boolean {
  return version.length <= maxVersionLength && new RegExp(`^(?:${pattern})$`).test(version);
}
