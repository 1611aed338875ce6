import { fillPlaceholders } from '@/components/ui/fill-placeholders';
import { pluralLabel } from '@/components/ui/plural-label';

test('values replace the placeholders of a message unchanged', () => {
  expect(fillPlaceholders('{version}: {name}, {version}', { version: '2.516', name: '$& {version}' })).toBe(
    '2.516: $& {version}, 2.516',
  );
  expect(fillPlaceholders('Page {number} of {count}', { number: 0 })).toBe('Page 0 of ');
});

test('a number in a message gets the plural form and the format of its language', () => {
  const labels = { locale: 'fr-CA', forms: { one: '{number} page trouvée', other: '{number} pages trouvées' } };
  expect([0, 1, 2].map((count) => pluralLabel(labels, count))).toEqual(['0 page trouvée', '1 page trouvée', '2 pages trouvées']);
  expect(pluralLabel(labels, 12_345)).toMatch(/^12\s345 pages trouvées$/);
});
