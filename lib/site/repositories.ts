import { siteBuild } from '@/lib/environment/environment.mjs';
import { loadSite } from './site';

/** A repository on GitHub or a server with the same URLs. */
export interface Repository {
  /** Its URL, without a trailing slash. */
  address: string;
  branch: string;
}

/** The branch if none is configured (docs/behavior.md, Page feedback). */
const usualBranch = 'master';

/**
 * The repository of this site's source: from content/site.yml, or else as detected by the build (scripts/shared/repository.mjs).
 * @returns undefined if it is unknown or disabled in the settings
 */
export function sourceRepository(): Repository | undefined {
  const { githubRepo, githubBranch } = loadSite();
  const { repository } = siteBuild();
  const address = githubRepo === undefined ? repository?.address : addressOf(githubRepo);
  // The detected branch applies only to the detected repository.
  const found = githubRepo === undefined ? repository?.branch : undefined;
  return address ? { address, branch: githubBranch ?? (found || usualBranch) } : undefined;
}

/** The repository where imported records are edited (docs/how-to/edit-a-record.md). */
export function upstreamRepository(): Repository | undefined {
  const { upstreamRepo, upstreamBranch } = loadSite();
  return upstreamRepo ? { address: addressOf(upstreamRepo), branch: upstreamBranch } : undefined;
}

/** Whether the settings disable the feedback links. */
export function hasNoFeedback(): boolean {
  return loadSite().githubRepo === '';
}

function addressOf(name: string): string {
  return name && `https://github.com/${name}`;
}
