/**
 * Compares versions such as 2.516 and 2.504.3 number by number.
 * @returns below 0 when the first is older, above 0 when it is newer, 0 when they are the same
 */
export function compareVersions(one: string, other: string): number {
  const [left, right] = [one, other].map((version) => version.split('.').map(Number));
  for (let index = 0; index < Math.max(left?.length ?? 0, right?.length ?? 0); index += 1) {
    const difference = (left?.[index] ?? 0) - (right?.[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
