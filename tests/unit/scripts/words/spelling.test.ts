import { type Locale, locales } from '@/lib/i18n/locales';
import { describeFinding, excerpt } from '@/scripts/words/finding';
import { plainTexts } from '@/scripts/words/plain-text';
import { readTexts, type Text } from '@/scripts/words/read-texts';
import { checkSpelling } from '@/scripts/words/spelling';
import { readWordList, unsortedWords, type WordList } from '@/scripts/words/word-list';
import { siteCopy } from '@/tests/support/site-copy';

const site = siteCopy();

const noWords: WordList = {
  names: [],
  ...(Object.fromEntries(locales.map((locale) => [locale, [] as string[]])) as Record<Locale, string[]>),
};

/** A message in a language. */
function message(locale: Locale, source: string): Text {
  return { locale, file: `messages/${locale}.json`, line: 1, key: 'a.b', source, plain: plainTexts(source) };
}

/** The wrong words of a message. */
function wrongWords(locale: Locale, source: string, words: Partial<WordList> = {}): string[] {
  const { wrong } = checkSpelling([message(locale, source)], { ...noWords, ...words });
  return wrong.map(({ remedy }) => /^"(.*?)"/.exec(remedy)?.[1] ?? '');
}

describe('what visitors read of a message', () => {
  const textsOf = (source: string) => plainTexts(source).map(({ text }) => text);

  test('is its words without tags and placeholders, in each form of its plurals', () => {
    expect(textsOf('Ask <forum>the <em>forum</em></forum>')).toEqual(['Ask the forum']);
    expect(textsOf('{count, plural, one {# job of {name}} other {# <b>jobs</b>}}.')).toEqual(['￼ job of ￼.', '￼ jobs.']);
    expect(textsOf('Type <code>jenkinss</code>.')).toEqual(['Type ￼.']);
  });

  test('of its links is what stands in each', () => {
    expect(plainTexts('See <chat>our <em>chat</em></chat> and {n, plural, other {<forum>it</forum>}}')[0]?.links).toEqual([
      'our chat',
      'it',
    ]);
  });
});

describe('spelling', () => {
  test.each<[Locale, string]>([
    ['en', "We don't know the butler’s colors, nor the butlers’ twenty-one aprons. THANKS!"],
    ['es-ES', '¿Qué versión usáis? Las compilaciones de los colaboradores, «gratis».'],
    ['fr-CA', 'L’équipe d’aujourd’hui : jusqu’où va-t-elle? Peut-être qu’elle l’œuvre, dit-on.'],
  ])('right words pass in %s', (locale, text) => {
    expect(wrongWords(locale, text)).toEqual([]);
  });

  test.each<[Locale, string, string[]]>([
    ['en', 'The buttler recieves the colours.', ['buttler', 'recieves', 'colours']],
    ['es-ES', 'La compilacion tubería', ['compilacion']],
    ['fr-CA', 'L’equipe d’aujourdhui, recevra-t-elle', ['L’equipe', 'd’aujourdhui']],
  ])('wrong words are named in %s', (locale, text, words) => {
    expect(wrongWords(locale, text)).toEqual(words);
  });

  test('addresses, files, channels, versions and code are no words', () => {
    const text =
      'Mail jenkinsci-xyz@googlegroups.cmo, join #jenkinz-rom, read jenkinz.io/docc, get jenkinz.war v2.x, <code>sduo</code>';
    expect(wrongWords('en', text)).toEqual([]);
  });

  test('the list has names in every language, words in one, and phrases', () => {
    const words = { names: ['Zorblax'], 'fr-CA': ['plugiciel'], 'es-ES': ['Ask the Experts'] };
    expect(wrongWords('fr-CA', 'Zorblax et Plugiciel, d’Zorblax', words)).toEqual([]);
    expect(wrongWords('es-ES', 'Zorblax: «Ask the Experts»', words)).toEqual([]);
    expect(wrongWords('es-ES', 'plugiciel, the experts', words)).toEqual(['plugiciel', 'the', 'experts']);
    expect(wrongWords('en', 'zorblax', words)).toEqual(['zorblax']);
  });

  test('an English name passes in every language, any other English word does not', () => {
    expect(wrongWords('fr-CA', 'Le Summit')).toEqual([]);
    expect(wrongWords('fr-CA', 'Le summit')).toEqual(['summit']);
    expect(wrongWords('fr-CA', 'Le Sumit')).toEqual(['Sumit']);
  });

  test('a finding has its place, its words and what to do', () => {
    const [finding] = checkSpelling(
      [message('en', 'A long sentence about the buttler, which goes on and on and on')],
      noWords,
    ).wrong;
    expect(finding && describeFinding(finding)).toBe(
      'messages/en.json: line 1: a.b: “… long sentence about the buttler, which goes on and on an…”: ' +
        '"buttler" is in no dictionary: write "butler" or "butter" or "battler", or add it to messages/spelling.yml',
    );
    expect(excerpt('short', 'short')).toBe('short');
  });

  test('a word of the list that no text needs is named', () => {
    const words = { ...noWords, names: ['Jira', 'Zorblax'], en: ['Gone for good'] };
    expect(checkSpelling([message('fr-CA', 'Jira')], words).unused).toEqual([
      'messages/spelling.yml: names: no text needs "Zorblax": remove it',
      'messages/spelling.yml: en: no text needs "Gone for good": remove it',
    ]);
  });

  test('hostile texts take no time', () => {
    const texts = [
      'a.'.repeat(20_000),
      '’'.repeat(20_000),
      'a-'.repeat(20_000),
      `${'x'.repeat(20_000)}@`,
      '-t-elle'.repeat(3000),
    ];
    const begun = performance.now();
    for (const text of texts) checkSpelling([{ ...message('fr-CA', ''), plain: [{ text, links: [] }] }], noWords);
    expect(performance.now() - begun).toBeLessThan(3000);
  });
});

describe('the list of words', () => {
  test('is in order and without words that are there twice', () => {
    expect(unsortedWords({ ...noWords, names: ['a', 'B', 'é', 'f'] })).toEqual([]);
    expect(unsortedWords({ ...noWords, en: ['a', 'c', 'b', 'c'] })).toEqual([
      'messages/spelling.yml: en: "c" is not in its place; "b" is',
      'messages/spelling.yml: en: "c" is there twice',
    ]);
    expect(unsortedWords(readWordList())).toEqual([]);
  });

  test('that is broken is named', () => {
    site.write('messages/spelling.yml', 'nams:\n  - Jenkins\n');
    expect(() => readWordList()).toThrow('messages/spelling.yml');
  });
});

describe('the texts', () => {
  test('are the messages of every locale, and the translations of records', () => {
    site.write('content/books/translations/fr-CA.yml', 'Some_Book:\n  description: >-\n    Un <em>livre</em>\n');
    const texts = readTexts();
    expect(texts.find(({ key }) => key === 'Some_Book.description')).toMatchObject({
      locale: 'fr-CA',
      line: 2,
      plain: [{ text: 'Un livre' }],
    });
    const title = texts.find(({ locale, key }) => locale === 'fr-CA' && key === 'pages.chat.title');
    expect(title).toMatchObject({ file: 'messages/fr-CA.json', english: expect.any(String), source: expect.any(String) });
  });

  test('leave out a malformed message, which the comparison names', () => {
    site.write('messages/en.json', site.read('messages/en.json').replace('"site": {', '"site": {\n    "x": "{one.",'));
    expect(readTexts().some(({ key }) => key === 'site.x')).toBe(false);
  });
});
