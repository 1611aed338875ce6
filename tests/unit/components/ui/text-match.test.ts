import { matchesQuery } from '@/components/ui/text-match';

const text = 'jenkinsci-advisories@googlegroups.com Annonce chaque avis de sécurité.';

test.each([
  ['', 'nothing typed'],
  ['   ', 'blanks only'],
  ['ADVISORIES', 'another case'],
  ['securite', 'no accents'],
  ['sécurité', 'accents'],
  ['google annonce', 'words from different places, in any order'],
  [' avis  ', 'blanks around a word'],
])('finds the list by "%s": %s', (query) => {
  expect(matchesQuery(text, query)).toBe(true);
});

test.each(['board', 'avis board', '.*'])('does not find it by "%s"', (query) => {
  expect(matchesQuery(text, query)).toBe(false);
});
