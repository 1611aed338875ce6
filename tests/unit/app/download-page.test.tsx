/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import DownloadPage from '@/app/[locale]/(pages)/download/page';
import { translationFile } from '@/lib/content/translation';
import { cloudsFile, downloadsFolder, type ReleaseLine, releaseFile, releaseLines } from '@/lib/download/downloads';
import { placeholderVersions } from '@/tests/fixtures/behavior';
import { messagesIn } from '@/tests/support/messages-in';
import { sectionOf } from '@/tests/support/queries';
import { siteCopy } from '@/tests/support/site-copy';
import { renderPage } from '@/tests/unit/support/render';

const site = siteCopy();
beforeEach(() => {
  const translations = (['es-ES', 'fr-CA'] as const).map((locale) => translationFile(downloadsFolder, locale));
  for (const file of [...releaseLines.map(releaseFile), cloudsFile, ...translations]) {
    site.write(file, readFileSync(file.replace('content', 'tests/fixtures'), 'utf8'));
  }
});

const t = messagesIn();
const region = (name: string) => within(sectionOf(document.body, name));
const stable = () => region(t('pages.download.lines.stable.title'));
const weekly = () => region(t('pages.download.lines.weekly.title'));
/** The panel of a line's WAR file. */
const panel = (line: ReleaseLine) =>
  within(document.querySelector<HTMLElement>(`#system-war ~ .system-panel > [data-line=${line}]`) ?? document.body);
const choice = (line: ReleaseLine) =>
  screen.getByRole('radio', { name: (name) => name.startsWith(t(`pages.download.lines.${line}.title`)) });
/** The packages of a line by platform. */
const platforms = (line: ReleaseLine) => document.querySelectorAll(`.package-link[id^="${line}-"]`);
const clouds = () => region(t('pages.download.clouds.title'));
const war = t('pages.download.packages.war');

describe('the download page', () => {
  it('says when a release came out and, where its checksum is not known, how to download and check it', () => {
    site.edit(releaseFile('stable'), 'sha256: ', 'formerly: ');
    renderPage(<DownloadPage />);
    expect(choice('stable')).toHaveAccessibleName(expect.stringContaining('February 20, 2020'));
    const file = stable().getByRole('link', { name: /jenkins\.war\.sha256$/ });
    expect(file).toHaveAttribute('href', 'https://war.example.org/stable/2.345.6/jenkins.war.sha256');
    const command = document.getElementById('stable-fetch-linux');
    expect(command).toHaveTextContent(/^curl .*https:\/\/war\.example\.org\/stable\/2\.345\.6\/jenkins\.war\b.*sha256sum/);
    const copy = t('pages.download.packages.fetchCommand', { version: '2.345.6' });
    expect(panel('stable').getAllByRole('button', { name: (name) => name.includes(copy), hidden: true })).not.toHaveLength(0);
    expect(weekly().getByText(/^bbbbbbbb/)).toBeInTheDocument();
  });

  it.each([
    ['es-ES', 'Red Hat y otros', 'Jenkins en AWS'],
    ['fr-CA', 'Red Hat et autres', 'Jenkins sur AWS'],
  ] as const)('is in %s where its records are translated', (locale, platform, guide) => {
    renderPage(<DownloadPage />, locale);
    expect(screen.getByRole('rowheader', { name: platform })).toBeInTheDocument();
    expect(screen.getByText(guide)).not.toHaveAttribute('lang');
    expect(screen.getByText('Jenkins on Google Cloud')).toHaveAttribute('lang', 'en');
    // Product names are not translated, so they need no language mark.
    expect(within(screen.getByRole('table')).getByText('Gentoo').closest('[lang]')).toBe(null);
  });
});

describe('the download page, when its content is broken', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('says so, shows the default versions, and shows everything else', () => {
    for (const line of releaseLines) site.write(releaseFile(line), 'version: [');
    renderPage(<DownloadPage />);
    expect(screen.getByRole('alert')).toHaveTextContent(t('pages.download.failed'));
    for (const [line, version] of [
      [stable(), placeholderVersions.stable],
      [weekly(), placeholderVersions.weekly],
    ] as const) {
      expect(line.getByText(version)).toBeInTheDocument();
      expect(line.getByText(t('pages.download.packages.noChecksum'))).toBeInTheDocument();
      expect(line.queryByRole('button')).toBeNull();
    }
    expect(screen.queryByRole('link', { name: war })).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: t('pages.download.title') })).toBeInTheDocument();
    expect(weekly().getAllByRole('link')).not.toHaveLength(0);
    expect(screen.getByText('Jenkins on AWS')).toBeInTheDocument();
  });

  it('shows one release line in full when the other is broken, and keeps the packages of both', () => {
    site.edit(releaseFile('stable'), 'aaaaaaaa', 'nonsense');
    renderPage(<DownloadPage />);
    expect(screen.getByRole('alert')).toHaveTextContent(t('pages.download.failed'));
    expect(stable().getByText(placeholderVersions.stable)).toBeInTheDocument();
    expect(releaseLines.map((line) => platforms(line).length)).toEqual([3, 4]);
    expect(weekly().getByText(/^bbbbbbbb/)).toBeInTheDocument();
  });

  it('says that the cloud guides can’t be read, when their file is broken', () => {
    site.write(cloudsFile, '[]');
    renderPage(<DownloadPage />);
    expect(clouds().getByRole('alert')).toHaveTextContent(t('pages.download.failed'));
    expect(platforms('weekly')).toHaveLength(4);
  });
});
