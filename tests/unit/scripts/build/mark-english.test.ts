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
  ['a name that is alike in both', '<b>Jenkins</b>', '<b>Jenkins</b>'],
  [
    'a message with a link',
    '<p>Ask in the <a href="/">forum</a>, or <strong>write to us</strong>.</p>',
    '<p lang="en">Ask in the <a href="/">forum</a>, or <strong>write to us</strong>.</p>',
  ],
  [
    'translated words in it',
    '<p>Ask in the <a href="/">forum<span>（新しいタブ）</span></a></p>',
    '<p lang="en">Ask in the <a href="/">forum<span lang="ja">（新しいタブ）</span></a></p>',
  ],
  ['a message with a number', '<b>1,234 releases</b>', '<b lang="en">1,234 releases</b>'],
  ['a message with a short name', '<title>本 | Jenkins community</title>', '<title lang="en">本 | Jenkins community</title>'],
  ['a message in front of a name of its own', '<i>written by <b>川</b></i>', '<i lang="en">written by <b lang="ja">川</b></i>'],
  [
    'a text that is mostly a record’s',
    '<i>written by 川川川川川川川川川川川川川川</i>',
    '<i>written by 川川川川川川川川川川川川川川</i>',
  ],
  ['a record that says its language', '<p lang="en">Books</p>', '<p lang="en">Books</p>'],
  ['what is only heard', '<img alt="Books"/>', '<img lang="en" alt="Books"/>'],
  [
    'a name around translated words',
    '<nav aria-label="Books"><a href="/">ホーム</a></nav>',
    '<nav lang="en" aria-label="Books"><a lang="ja" href="/">ホーム</a></nav>',
  ],
  ['what is shown without scripts', '<noscript><p>Books</p></noscript>', '<noscript><p lang="en">Books</p></noscript>'],
  ['a script', '<script>Books</script>', '<script>Books</script>'],
])('%s', (_what, html, marked) => {
  expect(markEnglish(exportedPage(html), 'ja', isFallback)).toBe(exportedPage(marked));
});

test('a locale that has every message has nothing to mark', () => {
  expect(fallbackTexts(english, english)).toBeUndefined();
});
