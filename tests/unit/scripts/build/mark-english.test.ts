import { markEnglish } from '@/scripts/build/mark-english';
import { fallbackTexts } from '@/scripts/messages/fallback-texts';
import { exportedPage } from '@/tests/unit/support/export-folder';

const english = {
  title: '{title} | Jenkins community',
  books: 'Books',
  ask: 'Ask in the <forum>forum</forum>, or <strong>write to us</strong>.',
  count: '{count, plural, one {# release} other {# releases}}',
  byAuthor: 'written by {author}',
  jenkins: 'Jenkins',
  translated: 'Home',
};
const own = { translated: 'ホーム', name: 'Jenkins' };
const isFallback = fallbackTexts(own, english) ?? (() => false);

test.each([
  ['a message', '<h1>Books</h1>', '<h1 lang="en">Books</h1>'],
  ['a translated message', '<h1>ホーム</h1>', '<h1>ホーム</h1>'],
  ['a name identical in both languages', '<b>Jenkins</b>', '<b>Jenkins</b>'],
  [
    'an English message with translated parts',
    '<p>Ask in the <a href="/">forum<span>（新しいタブ）</span></a></p>',
    '<p lang="en">Ask in the <a href="/">forum<span lang="ja">（新しいタブ）</span></a></p>',
  ],
  ['a message with a number', '<b>1,234 releases</b>', '<b lang="en">1,234 releases</b>'],
  ['a message before a separate name', '<i>written by <b>川</b></i>', '<i lang="en">written by <b lang="ja">川</b></i>'],
  ['a record with a language mark', '<p lang="en">Books</p>', '<p lang="en">Books</p>'],
  [
    'an accessible name around translated text',
    '<nav aria-label="Books"><a href="/">ホーム</a></nav>',
    '<nav lang="en" aria-label="Books"><a lang="ja" href="/">ホーム</a></nav>',
  ],
  ['content of noscript', '<noscript><p>Books</p></noscript>', '<noscript><p lang="en">Books</p></noscript>'],
  ['a script', '<script>Books</script>', '<script>Books</script>'],
])('English fallback text is marked in the finished page: %s', (_what, html, marked) => {
  expect(markEnglish(exportedPage(html), 'ja', isFallback)).toBe(exportedPage(marked));
});

test('a locale that has every message has no fallback text to mark', () => {
  expect(fallbackTexts(english, english)).toBeUndefined();
});
