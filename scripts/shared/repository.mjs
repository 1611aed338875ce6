// Finds the repository of the sources, which pages link to for editing and for reporting problems.
import { spawnSync } from 'node:child_process';
import { sourceSettings } from '../../lib/environment/environment.mjs';

/** @typedef {Record<string, string | undefined>} Environment */

const isName = (/** @type {string} */ name) => /^[\w.-]+\/[\w.-]+$/.test(name);

/**
 * The GitHub repository of the sources: from SOURCE_REPOSITORY and SOURCE_BRANCH, the environment of GitHub Actions, or git's
 * remote "origin", in this order.
 * @param {Environment} environment
 * @param {(...parameters: string[]) => string} git runs git and returns its output, or an empty string if it fails
 * @returns {{ address: string, branch: string } | undefined} undefined if unknown or not on GitHub; the branch may be empty
 * @throws Error if one of the two variables is malformed
 */
export function repositoryOfSources(environment = process.env, git = askGit) {
  const { repository, branch: chosen } = sourceSettings();
  if (repository) return { address: repository, branch: chosen ?? '' };
  const { GITHUB_REPOSITORY, GITHUB_SERVER_URL } = environment;
  if (GITHUB_REPOSITORY) {
    const server = GITHUB_SERVER_URL || 'https://github.com';
    return repositoryAt(`${server}/${GITHUB_REPOSITORY}`, chosen || branchOfWorkflow(environment));
  }
  const remote = addressOfRemote(git('remote', 'get-url', 'origin'));
  // The default branch comes first, because the current one may exist only on this machine.
  const branch = git('symbolic-ref', '--short', 'refs/remotes/origin/HEAD').replace(/^origin\//, '');
  return remote ? repositoryAt(remote, chosen || branch || git('branch', '--show-current')) : undefined;
}

/**
 * The branch that a workflow builds. Pull requests are built from a merge commit, so their base branch is used.
 * @param {Environment} environment
 */
function branchOfWorkflow({ GITHUB_BASE_REF, GITHUB_REF_NAME, GITHUB_REF_TYPE }) {
  return GITHUB_BASE_REF || (GITHUB_REF_TYPE === 'tag' ? '' : (GITHUB_REF_NAME ?? ''));
}

/**
 * @param {string} address
 * @param {string} branch
 */
function repositoryAt(address, branch) {
  const [, server = '', name = ''] = /^(https?:\/\/[\w.:-]+)\/([^/]+\/[^/]+)$/.exec(address) ?? [];
  if (!server || !isName(name)) return undefined;
  return { address, branch: /^\w[\w./-]*$/.test(branch) ? branch : '' };
}

/**
 * The URL of the repository's page, without any credentials in the remote.
 * @param {string} remote such as git@github.com:owner/name.git, or an HTTPS or SSH URL
 */
function addressOfRemote(remote) {
  const [, path = ''] = /^(?:(?:https|ssh|git):\/\/)?(?:[^@/]*@)?github\.com(?::\d+)?[/:](.+?)(?:\.git)?\/?$/.exec(remote) ?? [];
  return isName(path) ? `https://github.com/${path}` : undefined;
}

/** @param {string[]} parameters */
function askGit(...parameters) {
  const { status, stdout } = spawnSync('git', parameters, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}
