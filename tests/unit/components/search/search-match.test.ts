import { hasEveryWord, isExactMatch } from '@/components/search/is-match';
import { correctedQuery, matchNames } from '@/components/search/match-names';

describe('a page', () => {
  test.each([
    ['sha256', 'Compare the SHA-256: of the file'],
    ['java25', 'Needs Java 25.'],
    ['dons', 'Un don, en ligne'],
    ['don', 'Les dons'],
    ['événement', 'Evenements'],
    ['l’événement', "Les événements, l'an prochain"],
    ['donating', 'Donate'],
    ['CI', 'CI/CD'],
    ['x/cd', 'CD or X'],
    ['jenkins kubernets', 'Kubernetes. Jenkins'],
    ['lts-jdk21', 'docker run jenkins/jenkins:lts-jdk21'],
    ['jenkins:lts-jdk21', 'docker run jenkins/jenkins:lts-jdk21'],
    ['JDK21', 'jenkins/jenkins:lts-jdk21'],
    ['2.580.2', 'jenkins:2.580.2-lts'],
    ['2.580', 'LTS changelog for 2.580.2'],
    ['security-3767', 'SECURITY-3767, SECURITY-3768'],
    ['#27510', 'Details are in #27510.'],
    ['jenkins.war', 'Run java -jar jenkins.war'],
  ])('matches “%s” if its text is “%s”', (query, text) => expect(hasEveryWord(text, query)).toBe(true));

  test.each([
    ['asdfghjkl', 'as'],
    ['zzzzqq', 'z'],
    ['xqjwv', 'X'],
    ['cd', 'chat'],
    ['—', 'dash'],
    ['xyzzyq jenkins', 'Jenkins on X'],
    ['lts-jdk21', 'LTS changelog, and JDK21'],
    ['2.580.3', 'LTS changelog for 2.580.2 and 2.580'],
    ['2.580.2', '12.580.2 and 2x580x2'],
    ['SECURITY-9999', 'Security advisories: SECURITY-3767'],
    ['fault-tolerant', 'By NotMyFault'],
    ['9999', 'About 9 999'],
  ])('does not match “%s” if its text is “%s”', (query, text) => expect(hasEveryWord(text, query)).toBe(false));
});

describe('a word on a page', () => {
  it('is exact if it is one of the words, whatever its accents, case and punctuation', () => {
    expect(['Certificat,', 'certificats', 'é-mail'].map((word) => isExactMatch(word, 'un certificat'))).toEqual([
      true,
      false,
      false,
    ]);
    expect(isExactMatch('Événements', 'evenements')).toBe(true);
  });
});

const names = [
  { title: 'Download and deploy', href: '/download/', words: 'download' },
  { title: 'Summer of Code – Groups', href: '/sigs/gsoc/', words: 'sig gsoc' },
  { title: 'Événements', href: '/events/', words: 'events' },
  { title: 'Jenkins Pipeline – User guide', href: '/doc/pipeline/', words: 'guide pipeline' },
  { title: 'Pipelines', href: '/pipelines/' },
  { title: 'User guide', href: '/doc/', words: 'user guide Documentation' },
  { title: 'Download', href: '/download/', words: 'download' },
  { title: 'A/B – Download', href: '/download/#packages' },
  { title: 'LTS changelog for 2.516.1', href: '/changelog-stable/2.516.1/', version: '2.516.1' },
  { title: 'LTS changelog for 2.516.2', href: '/changelog-stable/2.516.2/', version: '2.516.2' },
  { title: 'Changelog for 2.516', href: '/changelog/2.516/', version: '2.516' },
];

describe('the search finds by name', () => {
  test.each([
    ['a title without its accents', ' evenements', ['Événements']],
    ['one name for a page, the equal one', 'download', ['Download']],
    ['words in any order', 'guide jenkins', ['Jenkins Pipeline – User guide']],
    ['an equal title, then words of titles', 'User guide', ['User guide', 'Jenkins Pipeline – User guide']],
    ['the beginning of a title, then a word of one', 'pipeline', ['Pipelines', 'Jenkins Pipeline – User guide']],
    ['a part of words with a slash', 'b', ['A/B – Download']],
    ['a word of its destination name', 'GSoC', ['Summer of Code – Groups']],
    [
      'a release, then those of its line',
      '2.516',
      ['Changelog for 2.516', 'LTS changelog for 2.516.1', 'LTS changelog for 2.516.2'],
    ],
    ['no release without its version', 'changelog', []],
    ['nothing for a number that no name has', 'user guide 99', []],
    ['no part of a word', 'load', []],
    ['nothing without words', '—', []],
  ])('%s', (_, query, titles) => expect(matchNames(names, query).map(({ title }) => title)).toEqual(titles));

  test.each([
    ['pipline', 'pipeline'],
    ['Downlaod', 'download'],
    ['usr gsocc', 'usr gsoc'],
    ['evenments jenkins', 'evenements jenkins'],
    ['pipeline', undefined],
    ['asdfghjkl', undefined],
    ['usr', undefined],
    ['2.517.1', undefined],
  ])('“%s”, if nothing matches, as %p', (query, corrected) => expect(correctedQuery(names, query)).toBe(corrected));
});
