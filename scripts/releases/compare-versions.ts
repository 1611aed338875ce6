/** Orders versions such as 2.504.3 by their numbers: below 0 when the first is older, 0 when they are equal. */
export function compareVersions(first: string, second: string): number {
  const a = first.split('.').map(Number);
  const b = second.split('.').map(Number);
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
