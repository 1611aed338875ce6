import {
  listAddresses,
  loadMailingLists,
  mailingListSections,
  mailingListsFile,
  mailingListsFolder,
  mailingListText,
  translatableLists,
} from '@/lib/community/mailing-lists';
import { loadTranslation, translationFile, translationGaps } from '@/lib/content/translation';
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
  test('has lists in each of the four sections', () => {
    const sections = loadMailingLists().lists.map(({ section }) => section);
    expect(mailingListSections).toEqual(['english-language', 'board', 'read-only', 'sigs']);
    expect(sections).toEqual(expect.arrayContaining([...mailingListSections]));
  });

  test('says who the board’s list is for', () => {
    for (const { note } of loadMailingLists().lists.filter(({ section }) => section === 'board')) expect(note).toMatch(/board/i);
  });

  test('may omit note, link and read-only flag, and may have unknown fields', () => {
    site.write(mailingListsFile, `${head}lists: [{ name: a, section: sigs, description: An a., extra: 1 }]`);
    expect(loadMailingLists().lists[0]).toMatchObject({ name: 'a', description: 'An a.', readOnly: false });
  });

  test.each([
    ['lists: []', 'lists: expected at least one entry'],
    ['lists: [{ name: users@example.org, section: sigs, description: x }]', 'name: expected a name in lower-case letters'],
    [
      'lists: [{ name: users, section: news, description: x }]',
      'section: expected one of english-language, board, read-only, sigs',
    ],
    ['lists: [{ name: users, section: sigs }]', 'lists[0] ("users").description: expected text, found nothing'],
    ['lists: [{ name: users, section: sigs, description: x, readOnly: "yes" }]', 'readOnly: expected true or false'],
    [
      'lists: [{ name: users, section: sigs, description: x, more: { label: y, address: "javascript:alert(1)" } }]',
      'more.address: expected an address that starts with',
    ],
    [`lists: [${users}, ${users}]`, 'lists[1] ("jenkinsci-users"): expected each list once per section'],
  ])('rejects %s', (lists, problem) => {
    site.write(mailingListsFile, head + lists);
    expect(problemsOf(loadMailingLists)).toMatch(problem);
  });

  test('needs an archive address with a placeholder for the name', () => {
    site.write(mailingListsFile, `host: example.org\narchive: https://archive.example.org/\nlists: [${users}]`);
    expect(problemsOf(loadMailingLists)).toMatch('archive: expected an address that contains {name}');
  });
});

describe('the translations of the lists', () => {
  test('show missing translations in English, marked as English', () => {
    const more = '{ label: How to write, address: /doc/ }';
    site.write(
      mailingListsFile,
      `${head}lists: [{ name: board, section: board, description: The board., note: Reserved., more: ${more} }]`,
    );
    site.write(translationFile(mailingListsFolder, 'fr-CA'), 'board: { board: { note: Réservé. } }');
    const labels = loadMailingLists().lists.map((list) =>
      mailingListText(list, loadTranslation(mailingListsFolder, 'fr-CA'), 'fr-CA'),
    );
    expect(labels).toEqual([
      {
        description: { text: 'The board.', lang: 'en' },
        note: { text: 'Réservé.', lang: undefined },
        more: { text: 'How to write', lang: 'en', address: '/doc/' },
      },
    ]);
  });

  test('are reported if their list no longer exists', () => {
    site.write(mailingListsFile, `${head}lists: [${users}]`);
    site.write(translationFile(mailingListsFolder, 'fr-CA'), 'board: { jenkinsci-users: { description: Autre. } }');
    expect(translationGaps(mailingListsFolder, 'fr-CA', translatableLists())).toContain(
      '"board/jenkinsci-users" is translated, but there is no such record',
    );
  });
});
