import { shapeTags } from '@/components/links/rich-text';
import { locales } from '@/lib/i18n/locales';
import { destinationNames } from '@/lib/routing/destinations';
import { compareMessages, flattenMessages, type Messages } from '@/scripts/messages/compare-messages';
import { readMessages } from '@/scripts/messages/read-messages';

const english: Messages = {
  title: 'Roadmap',
  page: {
    greeting: 'Hello, {name}!',
    ask: 'Ask in the <forum>forum</forum>, <strong>please</strong>.',
    count: '{count, plural, one {# item} other {# items}}',
  },
};

/** What is wrong with a translation in which some sentences of the page are different. */
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

describe('a translator is told of', () => {
  test.each<[string, Messages, string]>([
    ['a placeholder that is missing', { greeting: 'Bonjour' }, 'page.greeting has the placeholders none, expected name'],
    ['a placeholder with another name', { greeting: 'Bonjour {nom}' }, 'page.greeting has the placeholders nom, expected name'],
    ['a tag that is missing', { ask: '<strong>Merci</strong>' }, 'page.ask has the tags strong, expected forum, strong'],
    ['a tag too many', { greeting: '<strong>{name}</strong>' }, 'page.greeting has the tags strong, expected none'],
    [
      'a plural form that is missing',
      { count: '{count, plural, other {#}}' },
      'page.count: the plural of count lacks the forms one',
    ],
    [
      'a plural form that the language does not have',
      { count: '{count, plural, one {#} few {#} other {#}}' },
      'page.count: the plural of count has forms that fr-CA does not know: few',
    ],
    ['a sentence without its plural', { count: '{count}' }, 'page.count: the plural of count lacks the forms one, other'],
    ['a sentence that does not exist', { extra: 'Autre' }, 'page.extra is not in messages/en.json'],
  ])('%s', (_what, changes, problem) => {
    expect(problemsOf(changes)).toEqual([`messages/fr-CA.json: ${problem}`]);
  });

  test('a tag that is no destination and no shape', () => {
    const source = { page: { ask: 'Ask in the <club>club</club>.' } };
    expect(problemsOf({}, 'en', source)).toEqual([
      'messages/en.json: page.ask: <club> is not a destination in content/links.yml or a page',
    ]);
  });

  test('a sentence that is missing', () => {
    const { title: _title, ...rest } = english;
    expect(compareMessages('es-ES', english, rest, ['forum', 'strong'])).toEqual(['messages/es-ES.json: title is missing']);
  });

  test('a group that is missing, sentence by sentence', () => {
    expect(compareMessages('es-ES', english, { title: 'Hoja de ruta' }, [])).toEqual([
      'messages/es-ES.json: page.greeting is missing',
      'messages/es-ES.json: page.ask is missing',
      'messages/es-ES.json: page.count is missing',
    ]);
  });

  test.each(['{name', '<forum>open', '{count, plural, one {#}}', 'Bonjour {}'])(
    'a sentence that is not well formed: %s',
    (greeting) => {
      expect(problemsOf({ greeting })).toEqual([
        expect.stringMatching(/^messages\/fr-CA\.json: page\.greeting is not a valid message: /),
      ]);
    },
  );

  test('everything at once', () => {
    expect(problemsOf({ greeting: 'Bonjour', count: '{' })).toHaveLength(2);
  });
});

test('forms for exact numbers are welcome in every language', () => {
  expect(problemsOf({ count: '{count, plural, =0 {rien} one {#} other {#}}' })).toEqual([]);
});

test('placeholders inside plurals and tags are found', () => {
  const source = { page: { count: '{count, plural, one {<strong>{name}</strong>} other {#}}' } };
  expect(problemsOf({ count: '{count, plural, one {<strong>un</strong>} other {#}}' }, 'fr-CA', source)).toEqual([
    'messages/fr-CA.json: page.count has the placeholders count, expected count, name',
  ]);
});

describe.each(locales)('the messages in %s', (locale) => {
  const knownTags = [...destinationNames(), ...shapeTags];

  test('match the English source', () => {
    expect(compareMessages(locale, readMessages('en'), readMessages(locale), knownTags)).toEqual([]);
  });

  test('say something everywhere', () => {
    const empty = [...flattenMessages(readMessages(locale))].filter(([, text]) => text.trim() === '');
    expect(empty).toEqual([]);
  });
});

test('the documented error texts appear word for word', () => {
  const { roadmap } = readMessages('en').pages;
  expect(roadmap.loading).toBe('Loading roadmap data...');
  expect(roadmap.failed).toBe('Failed to load roadmap data. Please try again later.');
  expect(roadmap.filters).toBe('Filters:');
});
