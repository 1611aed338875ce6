/** The address of an issue of a component or plugin of Jenkins on GitHub. What follows the number leads to a part of it. */
const gitHubIssue = /^https:\/\/github\.com\/(jenkinsci\/[\w.-]{1,100})\/issues\/([1-9]\d{0,8})(?:[/?#]\S*)?$/;

/** The number of an issue in Jira, with or without its project, which had another name once. */
const jiraIssue = /^(?:(?:JENKINS|HUDSON)-)?([1-9]\d{0,8})$/i;

/**
 * Reads what a record or an answer names an issue by.
 * @returns the issue in the one form that the functions below take: its number in Jira, or its address on GitHub; undefined
 *   when it is neither
 */
export function readIssue(value: unknown): string | undefined {
  const [, repository, number] = gitHubIssue.exec(String(value)) ?? [];
  return repository ? `https://github.com/${repository}/issues/${number}` : jiraIssue.exec(String(value))?.[1];
}

/** What an issue is called: by its number in Jira, or by its repository and number on GitHub. */
export function issueLabel(issue: string): string {
  const [, repository, number] = gitHubIssue.exec(issue) ?? [];
  return repository ? `${repository}#${number}` : `JENKINS-${issue}`;
}

/**
 * Where an issue is: on GitHub, or where a number of Jira leads on from.
 * @param base the address below which issues of Jira are found by their names, with a trailing slash
 */
export function issueAddressBelow(base: string, issue: string): string {
  return gitHubIssue.test(issue) ? issue : base + encodeURIComponent(issueLabel(issue));
}

/** An issue on one of the hosts that Jira has had. */
const jiraAddress = /^https?:\/\/issues\.jenkins(?:\.io|-ci\.org)\/browse\/([A-Z]+-[1-9]\d{0,8})$/;

/** The name of an issue of Jira, such as `INFRA-12`, in whose address it stands; undefined for any other address. */
export function issueOfJira(address: string): string | undefined {
  return jiraAddress.exec(address)?.[1];
}

/** The last issue that was brought from Jira to GitHub; pull requests and issues share their numbers there. */
const lastImported = 25_897;

/** How far the numbers of an issue and of the pull request that resolves it may lie apart. */
const nearby = 500;

/**
 * Reads the issue of a change. A number alone means Jira, where the project had its issues until December 2025, unless it is one
 * that GitHub gave out since then: it is above those that were brought from Jira, and near that of the change's pull request.
 * @param pulls the pull requests of the change
 * @returns the issue in the form of `readIssue`
 */
export function readChangeIssue(value: string, pulls: readonly number[]): string | undefined {
  const number = Number(value);
  const isOnGitHub = number > lastImported && pulls.some((pull) => Math.abs(pull - number) <= nearby);
  return isOnGitHub ? `https://github.com/jenkinsci/jenkins/issues/${number}` : readIssue(value);
}
