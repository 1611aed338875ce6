import { matchesQuery } from '@/components/ui/text-match';

const text = 'jenkinsci-advisories@googlegroups.com Annonce chaque avis de sécurité.';

test.each([
  ['', 'nothing typed'],
  ['ADVISORIES', 'another case'],
  ['securite', 'no accents'],
  ['google annonce', 'words from different places, in any order'],
])('a list of records is filtered by "%s": %s', (query) => {
  expect(matchesQuery(text, query)).toBe(true);
});

test.each(['board', 'avis board', '.*'])('a list of records is not matched by "%s"', (query) => {
  expect(matchesQuery(text, query)).toBe(false);
});

test.each([
  ['Eija Maria Närvänen', 'NARVANEN'],
  ['中文社区', '中文'],
  ['Paris (Eiffel)', '(eiffel)'],
])('the record "%s" is matched by "%s"', (name, query) => {
  expect(matchesQuery(name, query)).toBe(true);
});
