import {
  listAddresses,
  loadMailingLists,
  loadMailingListTranslation,
  mailingListSections,
  mailingListsFile,
  mailingListTranslationFile,
  mailingListWords,
  unknownListTranslations,
} from '@/lib/content/mailing-lists';
import { prefixedLocales } from '@/lib/i18n/locales';
import { siteCopy } from '@/tests/support/site-copy';

const site = siteCopy();

const head = 'host: example.org\narchive: https://archive.example.org/{name}/topics\n';
const users = '{ name: jenkinsci-users, section: english-language, description: For users. }';

describe('the addresses of a list', () => {
  test('are its name and the groups host', () => {
    expect(listAddresses('jenkinsci-dev', loadMailingLists())).toEqual({
      address: 'jenkinsci-dev@googlegroups.com',
      mail: 'mailto:jenkinsci-dev@googlegroups.com',
      subscribe: 'mailto:jenkinsci-dev+subscribe@googlegroups.com',
      unsubscribe: 'mailto:jenkinsci-dev+unsubscribe@googlegroups.com',
      archive: 'https://groups.google.com/group/jenkinsci-dev/topics',
      anchor: 'jenkinsci-dev-googlegroups-com',
    });
  });
});

describe('content/mailing-lists.yml', () => {
  test('has the seven lists in the four sections of the specification', () => {
    const { lists } = loadMailingLists();
    const inSection = (section: string) => lists.filter((list) => list.section === section).map(({ name }) => name);
    expect(mailingListSections.map(inSection)).toEqual([
      ['jenkinsci-users', 'jenkinsci-dev', 'jenkins-advocacy-and-outreach-sig', 'jenkins-infra'],
      ['jenkinsci-board'],
      ['jenkinsci-advisories', 'jenkinsci-commits'],
      ['jenkins-advocacy-and-outreach-sig'],
    ]);
  });

  test('says that only board members may subscribe to the list of the board', () => {
    const board = loadMailingLists().lists.find(({ name }) => name === 'jenkinsci-board');
    expect(board?.note).toContain('reserved to board members');
  });

  test('may leave out note, link and read-only flag, and may have fields that nobody reads', () => {
    site.write(mailingListsFile, `${head}lists: [{ name: a, section: sigs, description: An a., extra: 1 }]`);
    expect(loadMailingLists().lists[0]).toMatchObject({ name: 'a', description: 'An a.', readOnly: false });
  });

  test.each([
    ['lists: []', 'lists: expected at least one entry'],
    ['lists: [{ name: users@example.org, section: sigs, description: x }]', 'name: expected a name in small letters'],
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
    [`lists: [${users}, ${users}]`, 'lists[1] ("jenkinsci-users"): expected a list once per section'],
  ])('does not accept %s', (lists, problem) => {
    site.write(mailingListsFile, head + lists);
    expect(loadMailingLists).toThrow(problem);
  });

  test('needs an archive address with a place for the name', () => {
    site.write(mailingListsFile, `host: example.org\narchive: https://archive.example.org/\nlists: [${users}]`);
    expect(loadMailingLists).toThrow('archive: expected an address that contains {name}');
  });
});

describe('the translations of the lists', () => {
  test.each(prefixedLocales)('have every word in %s, and none too many', (locale) => {
    const translation = loadMailingListTranslation(locale);
    for (const list of loadMailingLists().lists) {
      const { description, note, more } = mailingListWords(list, translation, locale);
      expect([list.name, description.lang, note?.lang, more?.lang]).toEqual([list.name, undefined, undefined, undefined]);
    }
    expect(unknownListTranslations(locale)).toEqual([]);
  });

  test('show what they lack in English, marked as English', () => {
    site.write(mailingListTranslationFile('fr-CA'), 'board: { jenkinsci-board: { note: Réservé. } }');
    const list = loadMailingLists().lists.find(({ name }) => name === 'jenkinsci-board');
    expect(list && mailingListWords(list, loadMailingListTranslation('fr-CA'), 'fr-CA')).toMatchObject({
      description: { text: list?.description, lang: 'en' },
      note: { text: 'Réservé.' },
      more: { text: list?.more?.label, lang: 'en', address: list?.more?.address },
    });
  });

  test('of lists that are gone are reported', () => {
    site.write(mailingListsFile, `${head}lists: [${users}]`);
    site.write(mailingListTranslationFile('fr-CA'), 'board: { jenkinsci-users: { description: Autre. } }');
    expect(unknownListTranslations('fr-CA')).toEqual(['"jenkinsci-users" in "board" is translated, and there is no such list']);
  });
});
