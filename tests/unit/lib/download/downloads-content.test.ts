import { readFileSync } from 'node:fs';
import { checksumAddress, loadPlatforms, loadRelease, releaseFile, releaseLines, warAddress } from '@/lib/download/downloads';
import { publishedFiles } from '@/lib/open-data/data-files';
import { checksumUrl } from '@/lib/open-data/data-paths';
import { reportContent } from '@/scripts/check-content/content-report';
import { siteCopy } from '@/tests/support/site-copy';
import { problemsOf, withoutPlaces } from '@/tests/unit/support/problems';

const site = siteCopy();

/** Makes the loaders read short files of release lines. */
function writeLines() {
  for (const line of releaseLines) site.write(releaseFile(line), readFileSync(`tests/fixtures/downloads/${line}.yml`, 'utf8'));
}

it.each(releaseLines)('Fedora 44 has no Java 21, so the commands of the %s line for it install another one', (line) => {
  const fedora = loadPlatforms(line).find(({ systems }) => systems.includes('fedora'));
  expect(fedora?.commands).toMatch(/install .*java-(?!21\b)\d+/);
});

it.each(releaseLines)('the commands of the %s line say for which releases of the system they hold, if these differ', (line) => {
  const unsaid = loadPlatforms(line).filter(
    ({ commands = '', releases }) => /\b(apt|dnf|zypper|winget) /.test(commands) && !releases,
  );
  expect(unsaid).toEqual([]);
});

describe('a release line', () => {
  beforeEach(writeLines);

  it('has version, date, checksum and the address of its WAR file, which contains the version', () => {
    expect(loadRelease('stable')).toEqual({
      version: '2.345.6',
      date: '2020-02-20',
      sha256: 'aaaaaaaa01dd39116c364fb7ebab78d156bce8f6add28484ff571fe0d0faeabf',
      war: 'https://war.example.org/stable/{version}/jenkins.war',
    });
    expect(warAddress(loadRelease('stable'))).toBe('https://war.example.org/stable/2.345.6/jenkins.war');
    expect(warAddress(loadRelease('weekly'))).toBe('https://war.example.org/weekly/2.350/jenkins.war');
  });

  it('may lack date and checksum, which are then published as unknown', () => {
    site.edit('content/downloads/stable.yml', "date: '2020-02-20'\n", '');
    site.edit('content/downloads/stable.yml', 'sha256: ', 'formerly: ');
    expect(loadRelease('stable')).not.toHaveProperty('sha256');
    expect(checksumAddress(loadRelease('stable'))).toBe('https://war.example.org/stable/2.345.6/jenkins.war.sha256');
    const file = publishedFiles().find(({ url }) => url === checksumUrl('stable'));
    expect(JSON.parse(file?.read() ?? '')).toEqual({ sha256: null });
  });
});

describe('an editor who makes a mistake in the file of a release', () => {
  beforeEach(writeLines);

  it.each([
    ["version: '2.350'", 'version: 2.35', 'content/downloads/weekly.yml: version: expected text, found 2.35'],
    ["version: '2.350'", "version: '2.345.6'", 'version: expected a version such as \'2.516\', found "2.345.6"'],
    ['bbbbbbbb', 'bbbbbbb', 'sha256: expected a SHA-256 value: 64 digits from 0 to 9 and a to f'],
    ['/weekly/{version}/', '/weekly/latest/', 'war: expected an https address with {version} in it that ends in /jenkins.war'],
  ])('sees where it is and what was expected: %s -> %s', (from, to, message) => {
    site.edit('content/downloads/weekly.yml', from, to);
    expect(problemsOf(() => loadRelease('weekly'))).toContain(message);
  });

  it.each([
    ['stable', 'curl https://pkg.jenkins.io/debian/jenkins.io-2026.key', 'pkg.jenkins.io/debian'],
    ['stable', 'docker run --name jenkins jenkins/jenkins:jdk21', 'docker run --name jenkins jenkins/jenkins'],
    ['weekly', 'docker run --name jenkins jenkins/jenkins:lts-jdk21', ':lts'],
  ] as const)('is told about commands of the other line among those of the %s one: %s', (line, commands, found) => {
    const file = releaseFile(line);
    site.edit(file, 'label: Docker\n', `label: Docker\n    commands: ${commands}\n`);
    expect(problemsOf(() => loadPlatforms(line))).toContain(
      `${file}: platforms[0] ("Docker").commands: expected commands of the ${line} line, found "${found}" of the other line`,
    );
  });

  it.each(['/download/lts-macos'])('is told about a link to a missing page: %s', (link) => {
    site.edit('content/downloads/weekly.yml', '/download/weekly/macos', link);
    expect(withoutPlaces(reportContent().problems.join('\n'))).toContain(
      `content/downloads/weekly.yml: macOS: "${link}" is neither a page`,
    );
  });

  it('still gets the packages if only the checksum is wrong', () => {
    site.edit('content/downloads/weekly.yml', 'bbbbbbbb', 'x');
    expect(problemsOf(() => loadRelease('weekly'))).toMatch('sha256');
    expect(loadPlatforms('weekly')).toHaveLength(4);
  });
});
