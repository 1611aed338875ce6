import type { Locale } from '@/lib/i18n/locales';
import { withoutExceptions } from '@/scripts/check-messages/exceptions';
import type { Finding } from '@/scripts/check-messages/finding';
import { checkTerms, readGlossary } from '@/scripts/check-messages/glossary';
import { plainTexts } from '@/scripts/check-messages/plain-text';
import type { Text } from '@/scripts/check-messages/read-texts';
import {
  checkDoubledWords,
  checkHeading,
  checkLinkTexts,
  checkSameEnglish,
  checkSentences,
  checkShortSentences,
} from '@/scripts/check-messages/style';
import { checkTypography } from '@/scripts/check-messages/typography';
import { siteCopy } from '@/tests/support/site-copy';

const site = siteCopy();
const nbsp = '\u00a0';

function message(locale: Locale, source: string, key = 'a.title'): Text {
  return { locale, file: `messages/${locale}.json`, line: 1, key, source, plain: plainTexts(source) };
}

const remedies = (findings: Finding[]) => findings.map(({ remedy }) => remedy);

describe('the typography of messages', () => {
  test.each<[Locale, string]>([
    ['en', 'Don’t “wait”: in 2026, 1,800 plugins, Jenkins 2.319.1, #12345 – {count} issues? Yes…'],
    ['es-ES', `¿Qué es «Jenkins»? ¡Hola! Cuesta 5${nbsp}USD: 1800 plugins, 300${nbsp}000 veces. «What? Go!»`],
    ['fr-CA', `L’ami dit${nbsp}: «${nbsp}Qui?${nbsp}» Moi! Oui; 1${nbsp}800, 10:30, en 2026, https://a.b`],
  ])('in %s is correct', (locale, text) => {
    expect(checkTypography(message(locale, text))).toEqual([]);
  });

  test.each<[Locale, string, string]>([
    ['en', 'two  spaces', 'use a single space'],
    ['en', 'Loading...', 'write …'],
    ['en', '"a"', '“…”'],
    ['en', '1800 plugins', '1,800'],
    ['es-ES', '“a”', '«…»'],
    ['es-ES', 'Qué es?', 'begin it with ¿'],
    ['es-ES', '5 USD', 'number and its unit'],
    ['es-ES', '300,000 veces', 'thousands'],
    ['fr-CA', '“a”', '« … »'],
    ['fr-CA', '« a »', 'inside « »'],
    ['fr-CA', 'a : b', 'no-break space before :'],
    ['fr-CA', `Qui${nbsp}?`, 'Canadian French'],
    ['fr-CA', '1 800 fois', '1 800'],
  ])('in %s is reported: %s', (locale, text, remedy) => {
    expect(remedies(checkTypography(message(locale, text)))).toEqual([expect.stringContaining(remedy)]);
  });
});

test('a repeated word in a message is reported, unless it can be intended', () => {
  expect(remedies(checkDoubledWords(message('en', 'It is the The end')))).toEqual(['"the" is repeated: remove one']);
  expect(checkDoubledWords(message('fr-CA', 'Vous vous appelez nous, no no-break, l’a a'))).toEqual([]);
});

test.each<[Locale, string]>([
  ['en', '<a>Here</a> or <b>this document</b> or <c>learn more…</c>'],
  ['es-ES', '<a>aquí</a> <b>este documento</b> <c>Más información</c>'],
  ['fr-CA', '<a>ici</a> <b>ce document</b> <c>lire la suite…</c>'],
])('meaningless link texts in %s are reported', (locale, text) => {
  expect(checkLinkTexts(message(locale, text))).toHaveLength(3);
  expect(checkLinkTexts(message(locale, '<a>Jenkins</a>, <b>hier</b>, <em>here</em>, <strong>ici</strong>'))).toEqual([]);
});

test('sentences of more than thirty words are reported', () => {
  const words = (count: number) => `A${' word'.repeat(count - 1)}.`;
  expect(checkSentences(message('en', `${words(30)} ${words(30)}`))).toEqual([]);
  expect(remedies(checkSentences(message('en', `Short. ${words(31)}`)))).toEqual(['31 words, more than 30: split the sentence']);
});

test('five short sentences in a row are reported once, unless a longer one, a label or another section comes between', () => {
  const [short, long] = ['Write it down.', 'Write it down so that somebody else can read it, too.'];
  const check = (...texts: [text: string, key?: string][]) =>
    checkShortSentences(texts.map(([text, key = 'a.text']) => message('en', text, key))).map(({ key }) => key);
  const row = Array.from({ length: 4 }, () => short).join(' ');
  expect(check([`${row} ${short} ${short}`])).toEqual(['a.text']);
  expect(check([row, 'a.one'], [short, 'a.two'])).toEqual(['a.two']);
  expect(check([`${row} ${long} ${row}`])).toEqual([]);
  expect(check([row, 'a.one'], ['Label', 'a.two'], [short, 'a.three'])).toEqual([]);
  expect(check([row, 'a.one'], [short, 'b.one'])).toEqual([]);
});

test('an English sentence with two keys is reported, a short label is not', () => {
  const [one, two] = [message('en', 'This is said in two places', 'a'), message('en', 'This is said in two places', 'b')];
  expect(remedies(checkSameEnglish([one, two]))).toEqual(['same text as a: use one key for both']);
  expect(
    checkSameEnglish([one, { ...two, locale: 'fr-CA' }, message('en', 'Download', 'c'), message('en', 'Download', 'd')]),
  ).toEqual([]);
});

test('English headings are in sentence case, except for names', () => {
  const check = (text: string, key = 'a.title') => remedies(checkHeading(message('en', text, key), ['Online Meetup', 'Jenkins']));
  expect(check('Why the Online Meetup of Jenkins: {name} LTS')).toEqual([]);
  expect(check('Related Books')).toEqual([expect.stringContaining('use sentence case (books)')]);
  expect(check('Related Books', 'a.text')).toEqual([]);
  expect(checkHeading(message('es-ES', 'Libros Buenos'), [])).toEqual([]);
});

describe('the glossary check', () => {
  const glossary = () => {
    site.write(
      'messages/glossary.yml',
      'names: []\nterms:\n  - { en: plugin, es-ES: plugin, fr-CA: plugiciel }\nwrong:\n' +
        '  - { locale: fr-CA, not: plugin, but: plugiciel, find: ["plugins?"] }\n',
    );
    return readGlossary();
  };

  test('suggests the right term for a wrong one, except in file names and addresses', () => {
    expect(remedies(checkTerms(message('fr-CA', 'Ces plugins'), glossary()))).toEqual(['write plugiciel instead of "plugins"']);
    for (const text of ['Un plugiciel', 'plugins.jenkins.io', 'a/plugins', 'plugin-site', '@plugin_x', '<code>plugin</code>']) {
      expect(checkTerms(message('fr-CA', text), glossary())).toEqual([]);
    }
    expect(checkTerms(message('es-ES', 'plugins'), glossary())).toEqual([]);
  });

  test('names a locale that was removed, once', () => {
    const term = '  - { en: plugin, xx-XX: Plugin }\n';
    site.write('messages/glossary.yml', `names: []\nterms:\n${term}${term}wrong: []\n`);
    expect(() => readGlossary()).toThrow(/^[^\n]*xx-XX is not a locale: remove its terms[^\n]*$/);
  });

  test('reports a broken glossary', () => {
    site.write('messages/glossary.yml', 'names: []\nterms: []\nwrong:\n  - { locale: en, not: a, but: b, find: ["("] }\n');
    expect(() => readGlossary()).toThrow('"(" is not a valid regular expression');
  });
});

test('a rule is not applied to its exceptions, by key or group and locale, and unused exceptions are reported', () => {
  const finding = (key: string, locale: Locale = 'en'): Finding => ({ key, locale, file: 'f', line: 1, found: '', remedy: '' });
  const exceptions = [
    { rule: 'links', key: 'a.b', reason: 'r' },
    { rule: 'links', key: 'c.', locale: 'en' as const, reason: 'r' },
    { rule: 'links', key: 'gone', reason: 'r' },
  ];
  const { findings, unused } = withoutExceptions(
    new Map([['links', [finding('a.b'), finding('a.bc'), finding('c.d'), finding('c.d', 'fr-CA')]]]),
    exceptions,
  );
  expect(findings.get('links')?.map(({ key, locale }) => `${key} ${locale}`)).toEqual(['a.bc en', 'c.d fr-CA']);
  expect(unused).toEqual([expect.stringContaining('messages/exceptions.yml: gone')]);
});
