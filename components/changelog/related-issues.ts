/** An issue that visitors named when they rated a release. */
export interface RelatedIssue {
  issue: string;
  /** How often it was named. */
  count: number;
}

/**
 * The issues of a release, the one that was named most often first.
 * @param ratings issue number, count, issue number, count, ...
 */
export function relatedIssues(ratings: readonly (string | number)[]): RelatedIssue[] {
  const counts = new Map<string, number>();
  for (let index = 0; index + 1 < ratings.length; index += 2) {
    const issue = String(ratings[index]);
    counts.set(issue, (counts.get(issue) ?? 0) + Number(ratings[index + 1]));
  }
  return [...counts].map(([issue, count]) => ({ issue, count })).sort((one, other) => other.count - one.count);
}

/** What an issue is called in the issue tracker. */
export function issueLabel(issue: string): string {
  return `JENKINS-${issue}`;
}

/**
 * Where an issue is in the issue tracker.
 * @param base the address that issues are below, with a slash at its end
 */
export function issueAddress(base: string, issue: string): string {
  return base + encodeURIComponent(issueLabel(issue));
}
