import { isMatch, titleFit } from '@/components/search/is-match';

describe('a word on a page', () => {
  test.each([
    ['sha256', 'SHA-256:'],
    ['dons', 'don,'],
    ['don', 'dons'],
    ['événement', 'Evenements'],
    ['donating', 'donate'],
    ['running', 'run'],
    ['CI', 'CI/CD'],
    ['jenkins kubernets', 'Kubernetes.'],
  ])('matches “%s” if it is “%s”', (query, word) => expect(isMatch(word, query)).toBe(true));

  test.each([
    ['asdfghjkl', 'as'],
    ['zzzzqq', 'z'],
    ['xqjwv', 'X'],
    ['cd', 'chat'],
    ['—', 'dash'],
  ])('does not match “%s” if it is “%s”', (query, word) => expect(isMatch(word, query)).toBe(false));
});

test.each([
  ['Download', ' download', 2],
  ['Événements', 'evenements', 2],
  ['LTS changelog', 'changelog lts', 1],
  ['Related Books', 'pipeline', 0],
])('the title “%s” matches the query “%s” with the score %i', (title, query, fit) => expect(titleFit(title, query)).toBe(fit));
