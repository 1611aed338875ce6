/** What an issue is called in the issue tracker. */
export function issueLabel(issue: number | string): string {
  return `JENKINS-${issue}`;
}

/**
 * Where an issue is in the issue tracker.
 * @param base the address that issues are below, with a slash at its end
 */
export function issueAddressBelow(base: string, issue: number | string): string {
  return base + encodeURIComponent(issueLabel(issue));
}
