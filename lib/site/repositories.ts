import { loadSite } from './site';

/** A repository on GitHub, or on a server of the same kind. */
export interface Repository {
  /** The address of its page, without a slash at its end. */
  address: string;
  branch: string;
}

/** The branch of a repository that names none (docs/behavior.md, Page feedback). */
const usualBranch = 'master';

/**
 * The repository of this site's sources, by content/site.yml, or else as the build has found it out (next.config.ts).
 * @returns undefined where it is not known, or where the settings say that there is none
 */
export function sourceRepository(): Repository | undefined {
  const { githubRepo, githubBranch } = loadSite();
  const { SOURCE_REPOSITORY, SOURCE_BRANCH } = process.env;
  const address = githubRepo === undefined ? SOURCE_REPOSITORY : addressOf(githubRepo);
  // The build's branch is one of the build's repository.
  const found = githubRepo === undefined ? SOURCE_BRANCH : undefined;
  return address ? { address, branch: githubBranch ?? (found || usualBranch) } : undefined;
}

/** The repository of the records that come from the Jenkins project, where they are edited (docs/how-to/edit-a-record.md). */
export function upstreamRepository(): Repository | undefined {
  const { upstreamRepo, upstreamBranch } = loadSite();
  return upstreamRepo ? { address: addressOf(upstreamRepo), branch: upstreamBranch } : undefined;
}

/** Whether the settings say that no page has links to a repository. */
export function hasNoFeedback(): boolean {
  return loadSite().githubRepo === '';
}

function addressOf(name: string): string {
  return name && `https://github.com/${name}`;
}
