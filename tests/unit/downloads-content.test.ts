import { loadClouds, loadPlatforms, loadRelease, releaseLines, warAddress } from '@/lib/content/downloads';
import { checksumUrl, publishedFiles } from '@/lib/content/published-files';
import { resolveAddress } from '@/lib/site/destinations';
import { reportContent } from '@/scripts/content/content-report';
import { siteCopy } from '@/tests/support/site-copy';

describe('the content of the download page', () => {
  it('has the stable and the weekly release with their checksums', () => {
    expect(loadRelease('stable')).toEqual({
      version: '2.504.3',
      sha256: 'e52347c01dd39116c364fb7ebab78d156bce8f6add28484ff571fe0d0faeabf6',
      war: 'https://get.jenkins.io/war-stable/{version}/jenkins.war',
    });
    expect(loadRelease('weekly')).toEqual({
      version: '2.516',
      sha256: '4b1c9ff4d9287dfe4f6c4d701b1626d9393df3b02dbc4bbaab70f56e010d3d46',
      war: 'https://get.jenkins.io/war/{version}/jenkins.war',
    });
  });

  it('puts the version into the address of the WAR file', () => {
    expect(warAddress(loadRelease('stable'))).toBe('https://get.jenkins.io/war-stable/2.504.3/jenkins.war');
    expect(warAddress(loadRelease('weekly'))).toBe('https://get.jenkins.io/war/2.516/jenkins.war');
  });

  it('has the packages of each line in order, and marks those of third parties', () => {
    const list = (line: 'stable' | 'weekly') =>
      loadPlatforms(line).map(({ label, link, thirdParty }) => [label, link, thirdParty ? 'third party' : 'ours'].join(' | '));
    expect(list('stable')).toEqual([
      'Docker | https://hub.docker.com/r/jenkins/jenkins | ours',
      'Kubernetes | https://artifacthub.io/packages/helm/jenkinsci/jenkins | ours',
      'Ubuntu/Debian | /doc/book/installing/linux/#debianubuntu | ours',
      'Red Hat Enterprise Linux and derivatives | /doc/book/installing/linux/#red-hat-centos | ours',
      'Fedora | /doc/book/installing/linux/#fedora | ours',
      'Windows | /download/thank-you-downloading-windows-installer-stable | ours',
      'openSUSE | https://pkg.jenkins.io/opensuse-stable/ | ours',
      'FreeBSD | https://www.freshports.org/devel/jenkins-lts | third party',
      'Gentoo | https://packages.gentoo.org/packages/devel/jenkins-bin | third party',
      'macOS | /download/lts/macos | third party',
      'OpenBSD | /download/lts/openbsd | third party',
      'OpenIndiana Hipster | https://pkg.openindiana.org/hipster/en/search.shtml?token=jenkins-core-lts | third party',
    ]);
    expect(list('weekly')).toEqual([
      'Docker | https://hub.docker.com/r/jenkins/jenkins/ | ours',
      'Ubuntu/Debian | /doc/book/installing/linux/#debian-weekly | ours',
      'Red Hat | /doc/book/installing/linux/#red-hat-weekly | ours',
      'Fedora | /doc/book/installing/linux/#fedora-weekly | ours',
      'Windows | /download/thank-you-downloading-windows-installer | ours',
      'openSUSE | https://pkg.jenkins.io/opensuse/ | ours',
      'Arch Linux | https://archlinux.org/packages/extra/any/jenkins/ | third party',
      'FreeBSD | https://www.freshports.org/devel/jenkins | third party',
      'Gentoo | https://packages.gentoo.org/packages/devel/jenkins-bin | third party',
      'macOS | /download/weekly/macos | third party',
      'OpenBSD | /download/weekly/openbsd | third party',
      'OpenIndiana | https://pkg.openindiana.org/hipster/en/search.shtml?token=jenkins-core-weekly | third party',
    ]);
  });

  it('has the six guides for clouds', () => {
    expect(loadClouds().map(({ name, link }) => `${name} | ${link}`)).toEqual([
      'AWS | https://aws.amazon.com/blogs/devops/setting-up-a-ci-cd-pipeline-by-integrating-jenkins-with-aws-codebuild-and-aws-codedeploy/',
      'Azure | https://docs.microsoft.com/en-us/azure/developer/jenkins/',
      'Google Cloud | /doc/tutorials/tutorials-for-installing-jenkins-on-Google-Cloud/',
      'Civo | https://github.com/civo/kubernetes-marketplace/tree/master/jenkins',
      'Oracle | https://docs.oracle.com/en/solutions/cicd-pipeline/',
      'Bitnami | https://bitnami.com/stack/jenkins/cloud',
    ]);
  });

  it('publishes the checksums and versions as open data', () => {
    const published = (url: string) =>
      JSON.parse(
        publishedFiles()
          .find((file) => file.url === url)
          ?.read() ?? 'null',
      );
    expect(releaseLines.map(checksumUrl)).toEqual(['/data/download/stable-sha256.json', '/data/download/weekly-sha256.json']);
    for (const line of releaseLines) expect(published(checksumUrl(line))).toEqual({ sha256: loadRelease(line).sha256 });
    expect(published('/data/download/versions.json')).toEqual({ latest: '2.516', stable: '2.504.3' });
  });
});

describe('an editor who makes a mistake in a release', () => {
  const site = siteCopy();

  it.each([
    ["version: '2.516'", 'version: 2.52', 'content/downloads/weekly.yml: version: expected text, found 2.52'],
    ["version: '2.516'", "version: '2.504.3'", 'version: expected a version such as \'2.516\', found "2.504.3"'],
    ['4b1c9ff4', '4b1c9ff', 'sha256: expected a SHA-256 value: 64 digits from 0 to 9 and a to f'],
    ['/war/{version}/', '/war/latest/', 'war: expected an https address with {version} in it that ends in /jenkins.war'],
    ['icon: gentoo', 'icon: gento', 'platforms[8] ("Gentoo").icon: expected one of '],
    ['systems: [windows]', 'systems: [win]', 'platforms[4] ("Windows").systems[0]: expected one of windows, macos'],
    [
      'link: https://pkg.jenkins.io/opensuse/',
      'link: "javascript:alert(1)"',
      'platforms[5] ("openSUSE").link: expected an address',
    ],
    ['thirdParty: true', 'thirdParty: sure', 'platforms[6] ("Arch Linux").thirdParty: expected true or false, found "sure"'],
  ])('reads where it is and what was expected: %s -> %s', (from, to, message) => {
    site.edit('content/downloads/weekly.yml', from, to);
    expect(reportContent().problems.join('\n')).toContain(message);
  });

  it.each(['/download/verifi', '/download/lts-macos', '/downloads'])('is told of a link that leads nowhere: %s', (link) => {
    site.edit('content/downloads/weekly.yml', '/download/weekly/macos', link);
    expect(reportContent().problems.join('\n')).toContain(`content/downloads/weekly.yml: macOS: "${link}" is neither a page`);
  });

  it('keeps the packages when only the checksum is wrong', () => {
    site.edit('content/downloads/weekly.yml', '4b1c9ff4', 'x');
    expect(() => loadRelease('weekly')).toThrow('sha256');
    expect(loadPlatforms('weekly')).toHaveLength(12);
  });
});

describe('addresses below /download/', () => {
  it.each([
    '/download/verify',
    '/download/lts/macos',
    '/download/weekly/openbsd',
    '/download/thank-you-downloading-windows-installer',
    '/download/thank-you-downloading-windows-installer-stable',
  ])('hands %s over to the site that has it', (address) => {
    expect(resolveAddress(address, 'fr-CA')).toEqual({ href: `${address}/`, kind: 'handoff' });
  });

  it('has the download page itself', () => {
    expect(resolveAddress('/download', 'fr-CA')).toEqual({ href: '/fr-CA/download/', kind: 'page' });
  });
});
