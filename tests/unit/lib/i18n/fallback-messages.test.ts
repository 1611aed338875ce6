import { withEnglish } from '@/lib/i18n/fallback-messages';

const english = { title: 'Roadmap', page: { greeting: 'Hello', list: { first: 'One' } } };

test('a locale uses its own messages, and English ones where it has none', () => {
  const own = { page: { greeting: 'こんにちは' } };
  expect(withEnglish(own, english)).toEqual({ title: 'Roadmap', page: { greeting: 'こんにちは', list: { first: 'One' } } });
});

test('a group in place of an English message, or the reverse, counts as missing', () => {
  expect(withEnglish({ title: { a: 'A' }, page: 'Page' }, english)).toEqual(english);
});

test('messages that English lacks are dropped', () => {
  expect(withEnglish({ extra: 'X', toString: 'Y' }, english)).toEqual(english);
});
