import { shapeTags } from '@/components/links/rich-text';
import { locales } from '@/lib/i18n/locales';
import { destinationNames } from '@/lib/routing/destinations';
import { compareMessages, flattenMessages, type Messages } from '@/scripts/messages/compare-messages';
import { missingMessages } from '@/scripts/messages/missing-messages';
import { readMessages, readOwnMessages } from '@/scripts/messages/read-messages';
import { emptyEventList, failureTexts } from '@/tests/fixtures/behavior';

const english: Messages = {
  title: 'Roadmap',
  page: {
    greeting: 'Hello, {name}!',
    ask: 'Ask in the <forum>forum</forum>, <strong>please</strong>.',
    count: '{count, plural, one {# item} other {# items}}',
  },
};

/** The problems of a translation with some messages of the page replaced. */
function problemsOf(changes: Messages, locale = 'fr-CA', source: Messages = english): string[] {
  const page = { ...Object(source.page), ...changes };
  return compareMessages(locale, source, { ...source, page }, ['forum', 'strong']);
}

test('a translation that matches its source has no problems', () => {
  expect(
    problemsOf({
      greeting: 'Bonjour {name}',
      ask: '<strong>Merci</strong> de demander sur le <forum>forum</forum>.',
      count: '{count, plural, one {# élément} many {# d’éléments} other {# éléments}}',
    }),
  ).toEqual([]);
});

describe('a translator is told about', () => {
  test.each<[string, Messages, string]>([
    [
      'a placeholder that is missing',
      { greeting: 'Bonjour' },
      'page.greeting has no placeholders, expected the placeholders name: correct it, or delete it to show the English text',
    ],
    [
      'a renamed placeholder',
      { greeting: 'Bonjour {nom}' },
      'page.greeting has the placeholders nom, expected the placeholders name: correct it, or delete it to show the English text',
    ],
    [
      'an extra tag',
      { greeting: '<strong>{name}</strong>' },
      'page.greeting has the tags strong, expected no tags: correct it, or delete it to show the English text',
    ],
    [
      'a plural form that is missing',
      { count: '{count, plural, other {#}}' },
      'page.count: the plural of count lacks the forms one',
    ],
    [
      'a plural form that the language does not have',
      { count: '{count, plural, one {#} few {#} other {#}}' },
      'page.count: the plural of count has forms that fr-CA does not use: few',
    ],
    ['an unknown message', { extra: 'Autre' }, 'page.extra does not exist in messages/en.json: remove it'],
  ])('%s', (_what, changes, problem) => {
    expect(problemsOf(changes)).toEqual([`messages/fr-CA.json: ${problem}`]);
  });

  test('a tag that is neither a link nor formatting', () => {
    const source = { page: { ask: 'Ask in the <club>club</club>.' } };
    expect(problemsOf({}, 'en', source)).toEqual([
      'messages/en.json: page.ask: <club> is neither a destination in content/links.yml nor a page',
    ]);
  });

  test('a tag that is wrong in English only, once', () => {
    const source = { page: { ask: 'Ask in the <club>forum</club>.' } };
    expect(problemsOf({ ask: 'Voyez le <forum>forum</forum>.' }, 'fr-CA', source)).toEqual([]);
  });

  test.each(['{name', '<forum>open', 'Bonjour {}'])('a malformed message: %s', (greeting) => {
    expect(problemsOf({ greeting })).toEqual([
      expect.stringMatching(/^messages\/fr-CA\.json: page\.greeting is not a valid message: /),
    ]);
  });
});

test('a missing translation is not an error, because English is shown instead', () => {
  expect(compareMessages('es-ES', english, { title: 'Hoja de ruta' }, [])).toEqual([]);
});

test('a translator is told what a translation lacks, with a missing group reported once', () => {
  const { title: _title, ...rest } = english;
  expect(missingMessages('messages/es-ES.json', english, rest)).toEqual([
    'messages/es-ES.json: title is missing and shown in English',
  ]);
  expect(missingMessages('messages/es-ES.json', english, { page: { ask: 'Pregunta' } })).toEqual([
    'messages/es-ES.json: title is missing and shown in English',
    'messages/es-ES.json: page.greeting is missing and shown in English',
    'messages/es-ES.json: page.count is missing and shown in English',
  ]);
  expect(missingMessages('messages/es-ES.json', english, { title: 'Hoja de ruta' })).toEqual([
    'messages/es-ES.json: page is missing: 3 messages shown in English',
  ]);
});

describe('a plural in a message must have the forms of its own language', () => {
  test.each([
    ['ja', '{count, plural, other {#}}'],
    ['fr-CA', '{count, plural, one {#} other {#}}'],
  ])('as in %s: %s', (locale, count) => {
    expect(problemsOf({ count }, locale)).toEqual([]);
  });

  test.each([
    ['ja', '{count, plural, one {#} other {#}}', 'has forms that ja does not use: one'],
    ['ar', '{count, plural, one {#} other {#}}', 'lacks the forms few, many, two, zero'],
  ])('and no others, in %s: %s', (locale, count, problem) => {
    expect(problemsOf({ count }, locale)).toEqual([`messages/${locale}.json: page.count: the plural of count ${problem}`]);
  });

  test('unless English uses one text for every number', () => {
    const source = { page: { count: '{count, plural, =0 {none} other {#}}' } };
    expect(problemsOf({ count: '{count, plural, =0 {rien} other {#}}' }, 'fr-CA', source)).toEqual([]);
    expect(problemsOf({ count: '{count, plural, other {#}}' }, 'fr-CA', source)).toEqual([
      'messages/fr-CA.json: page.count: the plural of count lacks the forms =0',
    ]);
  });
});

describe.each(locales)('the messages in %s', (locale) => {
  const knownTags = [...destinationNames(), ...shapeTags];

  test('match the English source', () => {
    expect(compareMessages(locale, readOwnMessages('en'), readOwnMessages(locale), knownTags)).toEqual([]);
  });

  test('are never empty', () => {
    const empty = [...flattenMessages(readOwnMessages(locale))].filter(([, text]) => text.trim() === '');
    expect(empty).toEqual([]);
  });
});

test('the error messages of tests/fixtures/behavior.ts appear word for word', () => {
  const { download, events, roadmap } = readMessages('en').pages;
  expect(roadmap.failed).toBe(failureTexts.roadmap);
  expect(download.failed).toBe(failureTexts.download);
  expect(events.major.empty).toBe(emptyEventList);
  expect(roadmap.filters).toBe('Filters:');
});
