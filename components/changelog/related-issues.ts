/** An issue that users reported when they rated a release. */
export interface RelatedIssue {
  /** In the format of lib/changelog/issues.ts. */
  issue: string;
  /** How many users reported it. */
  count: number;
}

/**
 * The reported issues of a release, most frequent first.
 * @param ratings a flat list: issue, count, issue, count, ...
 */
export function relatedIssues(ratings: readonly (string | number)[]): RelatedIssue[] {
  const counts = new Map<string, number>();
  for (let index = 0; index + 1 < ratings.length; index += 2) {
    const issue = String(ratings[index]);
    counts.set(issue, (counts.get(issue) ?? 0) + Number(ratings[index + 1]));
  }
  return [...counts].map(([issue, count]) => ({ issue, count })).sort((one, other) => other.count - one.count);
}
