/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import DownloadPage from '@/app/(en)/download/page';
import type { Locale } from '@/lib/i18n/locales';
import { siteCopy } from '@/tests/support/site-copy';
import { renderPage } from './render';

const failed = 'Failed to load download data. Showing basic information.';
const stable = (version = '2.504.3') => within(screen.getByRole('region', { name: `Download Jenkins ${version} LTS for:` }));
const weekly = (version = '2.516') => within(screen.getByRole('region', { name: `Download Jenkins ${version} for:` }));

describe('the download page', () => {
  it('offers both lines with version, WAR file, checksum and a copy button beside the link, not in it', () => {
    renderPage(<DownloadPage />);
    for (const [line, war, checksum] of [
      [stable(), 'https://get.jenkins.io/war-stable/2.504.3/jenkins.war', /^e52347c0/],
      [weekly(), 'https://get.jenkins.io/war/2.516/jenkins.war', /^4b1c9ff4/],
    ] as const) {
      expect(line.getByRole('link', { name: 'Generic Java package (.war)' })).toHaveAttribute('href', war);
      expect(line.getByText(checksum).textContent).toMatch(/^[0-9a-f]{64}$/);
      expect(line.getByRole('button', { name: /^Copy to clipboard/ }).closest('a')).toBeNull();
      expect(line.getAllByRole('listitem')).toHaveLength(12);
    }
    expect(screen.queryByText(failed)).toBeNull();
  });

  it('leads to the pages that say more', () => {
    renderPage(<DownloadPage />);
    const main = within(screen.getByRole('main'));
    for (const [name, href] of Object.entries({
      'Learn more (Stable (LTS))': '/lts/',
      'Learn more (Weekly)': '/weekly/',
      'Changelog (Stable (LTS))': '/changelog-stable/',
      'Changelog (Weekly)': '/changelog/',
      'Upgrade Guide': '/doc/upgrade-guide/',
      'Past Releases (Stable (LTS))': 'https://get.jenkins.io/war-stable/',
      'Past Releases (Weekly)': 'https://get.jenkins.io/war/',
      'hardware and software requirements': '/doc/book/installing/#prerequisites',
      'Installing Jenkins': '/doc/book/getting-started/installing/',
      'verifying downloads': '/download/verify/',
    })) {
      // Asked for by the text, because computing every link's name takes long.
      const link = main.getAllByText((_text, element) => element?.tagName === 'A' && element.textContent === name)[0];
      expect(link).toHaveAttribute('href', href);
    }
  });

  it('marks what third parties make, and says what that means', () => {
    renderPage(<DownloadPage />);
    const marked = screen.getAllByText('(Third party)').map((mark) => mark.closest('a')?.textContent);
    expect(marked).toHaveLength(11);
    expect(marked[0]).toContain('FreeBSD');
    expect(screen.getByText(/may be updated less often/)).toBeInTheDocument();
  });

  it('opens the six guides for clouds in a new tab', () => {
    renderPage(<DownloadPage />);
    const guides = within(screen.getByRole('region', { name: 'Deploying Jenkins in public cloud' })).getAllByRole('link');
    expect(guides).toHaveLength(6);
    for (const guide of guides) {
      expect(guide).toHaveAttribute('target', '_blank');
      expect(guide).toHaveTextContent('Learn more');
    }
  });

  it('describes the newest stable release to search engines', () => {
    const { container } = renderPage(<DownloadPage />, 'fr-CA');
    const data = JSON.parse(container.querySelector('script[type="application/ld+json"]')?.innerHTML ?? '{}');
    expect(data).toMatchObject({
      '@type': 'SoftwareApplication',
      name: 'Jenkins',
      softwareVersion: '2.504.3',
      downloadUrl: 'https://get.jenkins.io/war-stable/2.504.3/jenkins.war',
      url: 'https://www.jenkins.io/fr-CA/download/',
    });
  });

  it.each([
    ['es-ES', 'Red Hat Enterprise Linux y derivados', 'Jenkins con AWS CodeBuild y AWS CodeDeploy'],
    ['fr-CA', 'Red Hat Enterprise Linux et dérivés', 'Jenkins avec AWS CodeBuild et AWS CodeDeploy'],
  ] as [Locale, string, string][])('is in %s as a whole', (locale, platform, guide) => {
    renderPage(<DownloadPage />, locale);
    expect(screen.getByText(platform)).toBeInTheDocument();
    expect(screen.getByText(guide)).toBeInTheDocument();
  });
});

describe('the download page, while its content is broken', () => {
  const site = siteCopy();
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('says so, names the versions it knows by heart, and shows everything else', () => {
    for (const line of ['stable', 'weekly']) site.write(`content/downloads/${line}.yml`, 'version: [');
    renderPage(<DownloadPage />);
    expect(screen.getByRole('alert')).toHaveTextContent(failed);
    for (const line of [stable('2.414.1'), weekly('2.414')]) {
      expect(line.getByText('Loading...')).toBeInTheDocument();
      expect(line.queryByRole('link', { name: 'Generic Java package (.war)' })).toBeNull();
      expect(line.queryByRole('button')).toBeNull();
    }
    expect(screen.getByRole('heading', { level: 1, name: 'Download and deploy' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Changelog (Weekly)' })).toBeInTheDocument();
    expect(screen.getByText('Jenkins with AWS CodeBuild and AWS CodeDeploy')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Stable (LTS) 2.414.1' })).toBeInTheDocument();
  });

  it('loses nothing of one line when the other is broken, and keeps the packages of both', () => {
    site.edit('content/downloads/stable.yml', 'e52347c0', 'nonsense');
    renderPage(<DownloadPage />);
    expect(screen.getByRole('alert')).toHaveTextContent(failed);
    expect(stable('2.414.1').getAllByRole('listitem')).toHaveLength(12);
    expect(weekly().getByText(/^4b1c9ff4/)).toBeInTheDocument();
  });

  it('says that the guides for clouds can not be read', () => {
    site.write('content/downloads/clouds.yml', '[]');
    renderPage(<DownloadPage />);
    const clouds = within(screen.getByRole('region', { name: 'Deploying Jenkins in public cloud' }));
    expect(clouds.getByRole('alert')).toHaveTextContent(failed);
    expect(weekly().getAllByRole('listitem')).toHaveLength(12);
  });

  it('has the same words in the other languages', () => {
    site.write('content/downloads/weekly.yml', '');
    renderPage(<DownloadPage />, 'es-ES');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'No se han podido cargar los datos de descarga. Se muestra la información básica.',
    );
  });

  it('goes on without the records of contributors', () => {
    site.write('content/thank_you.yml', 'nobody');
    renderPage(<DownloadPage />);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
