import { repositoryOfSources } from '@/scripts/shared/repository.mjs';

/** A fake git with a remote, a default branch and a current branch. */
function git(remote: string, { head = 'origin/main', branch = 'my-idea' } = {}) {
  const answers: Record<string, string> = { remote, 'symbolic-ref': head, branch };
  return (command = '') => answers[command] ?? '';
}
const nowhere = git('', { head: '', branch: '' });
const site = { address: 'https://github.com/owner/site', branch: 'main' };

afterEach(() => jest.restoreAllMocks());

describe('the repository of the sources is', () => {
  test('the one in the build’s settings', () => {
    const settings = { SOURCE_REPOSITORY: 'https://git.example.org/team/site', SOURCE_BRANCH: 'stable' };
    jest.replaceProperty(process, 'env', { ...process.env, ...settings });
    expect(repositoryOfSources({ GITHUB_REPOSITORY: 'owner/site' }, git('git@github.com:a/b.git'))).toEqual({
      address: 'https://git.example.org/team/site',
      branch: 'stable',
    });
  });

  test.each([
    ['a push', { GITHUB_REF_NAME: 'main', GITHUB_REF_TYPE: 'branch' }, 'main'],
    ['a pull request', { GITHUB_REF_NAME: '12/merge', GITHUB_REF_TYPE: 'branch', GITHUB_BASE_REF: 'main' }, 'main'],
    ['a tag', { GITHUB_REF_NAME: 'v1.0', GITHUB_REF_TYPE: 'tag' }, ''],
  ])('the one of the GitHub workflow, for %s', (_, environment, branch) => {
    const workflow = { GITHUB_REPOSITORY: 'owner/site', GITHUB_SERVER_URL: 'https://git.example.org', ...environment };
    expect(repositoryOfSources(workflow, git('git@github.com:a/b.git'))).toEqual({
      address: 'https://git.example.org/owner/site',
      branch,
    });
  });

  test.each([
    'git@github.com:owner/site.git',
    'https://somebody:secret@github.com/owner/site.git',
    'ssh://git@github.com:22/owner/site.git',
  ])('git’s remote %s, with its default branch', (remote) => {
    expect(repositoryOfSources({}, git(remote))).toEqual(site);
  });

  test('git’s remote with the current branch, if no default branch is known', () => {
    expect(repositoryOfSources({}, git('git@github.com:owner/site.git', { head: '', branch: 'main' }))).toEqual(site);
  });

  test.each([
    ['no remote', {}, nowhere],
    ['a host that only looks like GitHub’s', {}, git('https://notgithub.com/owner/site.git')],
    ['an invalid name', { GITHUB_REPOSITORY: 'owner/"site' }, nowhere],
  ])('unknown with %s', (_, environment, remote) => {
    expect(repositoryOfSources(environment, remote)).toBeUndefined();
  });
});
