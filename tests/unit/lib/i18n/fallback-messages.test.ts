import { withEnglish } from '@/lib/i18n/fallback-messages';

const english = { title: 'Roadmap', page: { greeting: 'Hello', list: { first: 'One' } } };

test('a locale has its own messages, and the English ones where it has none', () => {
  const own = { page: { greeting: 'こんにちは' } };
  expect(withEnglish(own, english)).toEqual({ title: 'Roadmap', page: { greeting: 'こんにちは', list: { first: 'One' } } });
});

test('a locale without any messages has the English ones', () => {
  expect(withEnglish({}, english)).toEqual(english);
});

test('a group where English has a message, and a message where it has a group, are taken for missing', () => {
  expect(withEnglish({ title: { a: 'A' }, page: 'Page' }, english)).toEqual(english);
});

test('what English does not have is left out', () => {
  expect(withEnglish({ extra: 'X', toString: 'Y' }, english)).toEqual(english);
});
