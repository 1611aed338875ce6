/** URL of an issue of Jenkins core or a plugin on GitHub; anything after the number is ignored. */
const gitHubIssue = /^https:\/\/github\.com\/(jenkinsci\/[\w.-]{1,100})\/issues\/([1-9]\d{0,8})(?:[/?#]\S*)?$/;

/** A Jira issue number, with or without the project key, which used to be HUDSON. */
const jiraIssue = /^(?:(?:JENKINS|HUDSON)-)?([1-9]\d{0,8})$/i;

/** An issue that `readIssue` accepts. */
export const issuePattern = new RegExp(`${gitHubIssue.source}|${jiraIssue.source}`, 'i');

/**
 * Parses an issue from a record or a response.
 * @returns the normalized form that the functions below accept: the number in Jira or the URL on GitHub; undefined if it is
 *   neither
 */
export function readIssue(value: unknown): string | undefined {
  const [, repository, number] = gitHubIssue.exec(String(value)) ?? [];
  return repository ? `https://github.com/${repository}/issues/${number}` : jiraIssue.exec(String(value))?.[1];
}

/** The label of an issue: its key in Jira, or its number on GitHub, with its repository unless that is Jenkins core. */
export function issueLabel(issue: string): string {
  const [, repository, number] = gitHubIssue.exec(issue) ?? [];
  return repository ? `${repository === 'jenkinsci/jenkins' ? '' : repository}#${number}` : `JENKINS-${issue}`;
}

/**
 * URL of an issue.
 * @param base URL prefix for Jira issues, with a trailing slash
 */
export function issueAddressBelow(base: string, issue: string): string {
  return gitHubIssue.test(issue) ? issue : base + encodeURIComponent(issueLabel(issue));
}

/** URL of an issue on one of Jira's current and former hosts. */
const jiraAddress = /^https?:\/\/issues\.jenkins(?:\.io|-ci\.org)\/browse\/([A-Z]+-[1-9]\d{0,8})$/;

/** The key of a Jira issue, such as `INFRA-12`, from its URL; undefined for any other URL. */
export function issueOfJira(address: string): string | undefined {
  return jiraAddress.exec(address)?.[1];
}

/** The last issue migrated from Jira to GitHub, where issues and pull requests share one sequence of numbers. */
const lastImported = 25_897;

/** The maximum difference between the numbers of an issue and its pull request. */
const nearby = 500;

/**
 * Parses the issue of a change. A bare number means Jira, which the project used until December 2025, unless it must be a later
 * GitHub issue: the number is above those migrated from Jira and close to the change's pull request.
 * @param pulls the pull requests of the change
 * @returns the issue in the format of `readIssue`
 */
export function readChangeIssue(value: string, pulls: readonly number[]): string | undefined {
  const number = Number(value);
  const isOnGitHub = number > lastImported && pulls.some((pull) => Math.abs(pull - number) <= nearby);
  return isOnGitHub ? `https://github.com/jenkinsci/jenkins/issues/${number}` : readIssue(value);
}
