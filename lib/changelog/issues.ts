/** An issue's name in the issue tracker. */
export function issueLabel(issue: number | string): string {
  return `JENKINS-${issue}`;
}

/**
 * An issue's address in the issue tracker.
 * @param base the address of the issues, with a trailing slash
 */
export function issueAddressBelow(base: string, issue: number | string): string {
  return base + encodeURIComponent(issueLabel(issue));
}
