/** The address of an issue on GitHub, as the service that counts ratings has it beside the numbers of the issue tracker. */
const gitHubIssue = /^https:\/\/github\.com\/([\w.-]+\/[\w.-]+)\/issues\/(\d+)$/;

/** What an issue is called: by its number in the issue tracker, or by its repository and number on GitHub. */
export function issueLabel(issue: number | string): string {
  const [, repository, number] = gitHubIssue.exec(String(issue)) ?? [];
  return repository ? `${repository}#${number}` : `JENKINS-${issue}`;
}

/**
 * Where an issue is: in the issue tracker, or on GitHub.
 * @param base the address of the issue tracker's issues, with a trailing slash
 */
export function issueAddressBelow(base: string, issue: number | string): string {
  return gitHubIssue.test(String(issue)) ? String(issue) : base + encodeURIComponent(issueLabel(issue));
}

/** Whether somebody else's data names an issue: by a number or a short name, or by its address on GitHub. */
export function isIssue(value: unknown): value is number | string {
  return (
    (typeof value === 'number' || typeof value === 'string') &&
    (/^[\w-]{1,40}$/.test(String(value)) || gitHubIssue.test(String(value)))
  );
}
