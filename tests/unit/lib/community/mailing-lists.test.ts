import { listAddresses, loadMailingLists, mailingListsFile } from '@/lib/community/mailing-lists';
import { siteCopy } from '@/tests/support/site-copy';
import { problemsOf } from '@/tests/unit/support/problems';

const site = siteCopy();

const head = 'host: example.org\narchive: https://archive.example.org/{name}/topics\n';
const users = '{ name: jenkinsci-users, section: english-language, description: For users. }';

describe('the addresses of a mailing list', () => {
  test('consist of its name and the host of the groups', () => {
    const groups = { host: 'groups.example.org', archive: 'https://archive.example.org/{name}/topics' };
    expect(listAddresses('jenkinsci-dev', groups)).toEqual({
      address: 'jenkinsci-dev@groups.example.org',
      mail: 'mailto:jenkinsci-dev@groups.example.org',
      subscribe: 'mailto:jenkinsci-dev+subscribe@groups.example.org',
      unsubscribe: 'mailto:jenkinsci-dev+unsubscribe@groups.example.org',
      archive: 'https://archive.example.org/jenkinsci-dev/topics',
      anchor: 'jenkinsci-dev-groups-example-org',
    });
  });
});

describe('content/mailing-lists.yml', () => {
  test.each([
    ['lists: [{ name: users@example.org, section: sigs, description: x }]', 'name: expected a name in lower-case letters'],
    [
      'lists: [{ name: users, section: news, description: x }]',
      'section: expected one of english-language, board, read-only, sigs',
    ],
    [
      'lists: [{ name: users, section: sigs, description: x, more: { label: y, address: "javascript:alert(1)" } }]',
      'more.address: expected an address that starts with',
    ],
    [`lists: [${users}, ${users}]`, 'lists[1] ("jenkinsci-users"): expected each list once per section'],
  ])('rejects %s', (lists, problem) => {
    site.write(mailingListsFile, head + lists);
    expect(problemsOf(loadMailingLists)).toMatch(problem);
  });
});
