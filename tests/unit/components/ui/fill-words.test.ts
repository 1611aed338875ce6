import { countWords } from '@/components/ui/count-words';
import { fillWords } from '@/components/ui/fill-words';

test('values stand where a sentence names them, as they are', () => {
  expect(fillWords('{version}: {name}, {version}', { version: '2.516', name: '$& {version}' })).toBe(
    '2.516: $& {version}, 2.516',
  );
  expect(fillWords('Page {number} of {count}', { number: 0 })).toBe('Page 0 of ');
});

test('a number stands in the form that its language wants, written as the language writes it', () => {
  const words = { locale: 'fr-CA', forms: { one: '{number} page trouvée', other: '{number} pages trouvées' } };
  expect([0, 1, 2].map((count) => countWords(words, count))).toEqual(['0 page trouvée', '1 page trouvée', '2 pages trouvées']);
  expect(countWords(words, 12_345)).toMatch(/^12\s345 pages trouvées$/);
});
