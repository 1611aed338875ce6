// Where the sources are, for the links to edit a page and to report a problem with it.
import { spawnSync } from 'node:child_process';

/** @typedef {Record<string, string | undefined>} Environment */

const isName = (/** @type {string} */ name) => /^[\w.-]+\/[\w.-]+$/.test(name);

/**
 * The repository of the sources on GitHub: what SOURCE_REPOSITORY and SOURCE_BRANCH say, else the environment of GitHub's
 * workflows, else git's remote "origin". Nothing, where none of them is known, or where it is on a host of another kind.
 * @param {Environment} environment
 * @param {(...parameters: string[]) => string} git what git answers; empty if it fails
 * @returns {{ address: string, branch: string } | undefined} the branch may be empty
 */
export function repositoryOfSources(environment = process.env, git = askGit) {
  const { SOURCE_REPOSITORY, SOURCE_BRANCH, GITHUB_REPOSITORY, GITHUB_SERVER_URL } = environment;
  if (SOURCE_REPOSITORY) return repositoryAt(SOURCE_REPOSITORY, SOURCE_BRANCH ?? '');
  if (GITHUB_REPOSITORY) {
    const server = GITHUB_SERVER_URL || 'https://github.com';
    return repositoryAt(`${server}/${GITHUB_REPOSITORY}`, SOURCE_BRANCH || branchOfWorkflow(environment));
  }
  const remote = addressOfRemote(git('remote', 'get-url', 'origin'));
  // Somebody's own branch may exist on this machine only.
  const branch = git('symbolic-ref', '--short', 'refs/remotes/origin/HEAD').replace(/^origin\//, '');
  return remote ? repositoryAt(remote, SOURCE_BRANCH || branch || git('branch', '--show-current')) : undefined;
}

/**
 * A pull request is built from a commit that no branch has: what it changes is edited where it shall go.
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
 * The address of the repository's page, without the name and the secret that a remote may have.
 * @param {string} remote such as git@github.com:owner/name.git, or an address of https or ssh
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
