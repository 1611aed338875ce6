import { readFileSync } from 'node:fs';
import { releaseFile } from '@/lib/download/downloads';
import { javaFile, javaFor, loadJavaRequirements, wrongJava } from '@/lib/download/java';
import { siteCopy } from '@/tests/support/site-copy';
import { placedProblemsOf } from '@/tests/unit/support/problems';

const site = siteCopy();

const requirements = [
  { java: [21, 25], stable: '2.900.1', weekly: '2.880' },
  { java: [17, 21], stable: '2.800.1', weekly: '2.790' },
];

beforeEach(() => {
  site.write(javaFile, JSON.stringify(requirements));
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

describe('the Java version that a release requires', () => {
  it('matches the installation commands, or the content check reports it', () => {
    const file = releaseFile('stable');
    site.write(file, readFileSync('tests/fixtures/downloads/stable.yml', 'utf8').replaceAll('2.345.6', '2.800.3'));
    const install = 'apt install openjdk-11-jre && dnf install java-17-openjdk && docker pull jenkins/jenkins:lts-jdk21';
    site.edit(file, 'label: Docker\n', `label: Docker\n    releases: Debian 13+\n    commands: ${install}\n`);
    expect(wrongJava('stable').map(({ message }) => message)).toEqual([
      'the commands for Docker install Java 11, but 2.800.3 needs 17 or 21',
    ]);
    site.write(javaFile, '[]');
    expect(wrongJava('stable')).toEqual([]);
  });

  it.each([
    ['2.880', [21, 25]],
    ['2.879', [17, 21]],
    ['2.789', undefined],
    ['2.900.1', [21, 25]],
    ['2.880.3', [17, 21]],
    ['2.1000.1', [21, 25]],
  ])('for %s is one of %j', (version, java) => {
    expect(javaFor(version)).toEqual(java);
  });

  it('is known even if another record is broken or out of order, which the content check reports', () => {
    site.write(javaFile, JSON.stringify([...requirements, { java: [11], stable: '2.800.1', weekly: '2.700' }]));
    expect(javaFor('2.900.1')).toEqual([21, 25]);
    expect(placedProblemsOf(loadJavaRequirements)).toContain(
      '[2].stable: expected a version older than 2.800.1, because the newest requirement comes first',
    );
  });
});
