/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { ReleasePage } from '@/components/changelog/release-page';
import { advisoriesFile } from '@/lib/advisories/advisories';
import { changelogFile } from '@/lib/changelog/changelogs';
import { testedConfigurationsFile } from '@/lib/changelog/tested-configurations';
import { loadRelease } from '@/lib/download/downloads';
import { javaFile } from '@/lib/download/java';
import { routes } from '@/lib/routing/routes';
import { loadLinks } from '@/lib/site/links';
import { upgradesFolder } from '@/lib/upgrades/upgrades';
import { messagesIn } from '@/tests/support/messages-in';
import { sectionOf } from '@/tests/support/queries';
import { siteCopy } from '@/tests/support/site-copy';
import { renderPage } from '@/tests/unit/support/render';

const site = siteCopy();
const t = messagesIn();

beforeEach(() => {
  const versions = ['2.541.1', '2.541.2', '2.555.1'];
  site.write(changelogFile('stable'), JSON.stringify(versions.map((version) => ({ version, date: '2026-01-01', changes: [] }))));
  site.write(changelogFile('weekly'), JSON.stringify([{ version: '2.543', date: '2026-01-01' }, { version: '2.544' }]));
  site.write(javaFile, JSON.stringify([{ java: [17, 21, 25], stable: '2.541.1', weekly: '2.534' }]));
  const versionsOf = (pattern: string) => [{ pattern }];
  site.write(
    advisoriesFile,
    JSON.stringify([{ id: 'core', url: 'https://www.example.org/advisory/2026-02-18/', versions: versionsOf('2[.]541[.]1') }]),
  );
  const tested = { platforms: [{ value: 'Linux', from: '1.0' }], jdks: [{ value: '21', from: '2.426.1' }] };
  site.write(testedConfigurationsFile, JSON.stringify({ lts: tested }));
  site.write(`${upgradesFolder}/.gitkeep`, '');
  site.remove(upgradesFolder);
  site.write(
    `${upgradesFolder}/2.541.1.yml`,
    JSON.stringify({ version: '2.541.1', raw_content: '#### Mind the step\n\nIt is high.' }),
  );
});

/** A part of the page of a release, of several that are rendered. */
function partOf(version: string, part: string): HTMLElement | null | undefined {
  const pages = [...document.querySelectorAll('main')];
  return pages.find((page) => page.querySelector('h1')?.textContent?.endsWith(` ${version}`))?.querySelector<HTMLElement>(part);
}

/** The facts on the page of a release: the text and link addresses of each term. */
function factsOf(version: string): Record<string, string[]> {
  const facts = within(partOf(version, '.release-aside dl') ?? document.body);
  return Object.fromEntries(
    facts.getAllByRole('term').map((term) => {
      const fact = term.nextElementSibling;
      const links = [...(fact?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href') ?? '');
      return [term.textContent, [fact?.textContent ?? '', ...links]];
    }),
  );
}

/** The links to the files of a release: their text and address. */
function filesOf(version: string): [string, string | null][] {
  const files = partOf(version, '.release-aside > section:not(:has(dl))');
  const links = files ? within(files).getAllByRole('link') : [];
  return links.map((link) => [link.textContent, link.getAttribute('href')]);
}

it('the page of a release says what Java it needs, which security warnings it has, and what replaced it', () => {
  renderPage(<ReleasePage line="stable" version="2.541.1" />);
  expect(factsOf('2.541.1')).toEqual({
    'Required Java': ['Java 17, 21, or 25'],
    'Tested with': ['Java 21, Linux'],
    'Security advisories': ['Security advisory of February 18, 2026', 'https://www.example.org/advisory/2026-02-18/'],
    'Replaced by': ['2.541.2', '/changelog-stable/2.541.2/'],
    [t('parts.releaseFacts.latest')]: ['2.555.1', '/changelog-stable/2.555.1/'],
  });
});

it('the page of a release with security warnings offers the newest first, then its files, and how to verify them', () => {
  renderPage(<ReleasePage line="stable" version="2.541.1" />);
  const war = 'https://get.jenkins.io/war-stable/2.541.1/jenkins.war';
  expect(filesOf('2.541.1')).toEqual([
    [t('parts.releaseFiles.latest', { version: loadRelease('stable').version }), `${routes.download.path}#stable`],
    [t('parts.releaseFiles.war', { version: '2.541.1' }), war],
    [t('parts.releaseFiles.checksum'), `${war}.sha256`],
    [t('parts.releaseFiles.signature'), `${war}.asc`],
    [t('parts.releaseFiles.verify'), routes.verifyDownloads.path],
  ]);
});

it('the download of a release with security warnings is no main action', () => {
  const button = (version: string) => screen.getByRole('link', { name: t('parts.releaseFiles.war', { version }) });
  renderPage(<ReleasePage line="stable" version="2.541.1" />);
  expect(button('2.541.1')).not.toHaveClass('button');
  renderPage(<ReleasePage line="stable" version="2.541.2" />);
  expect(button('2.541.2')).toHaveClass('button');
});

it('the page of a release has its upgrade notes, and links to the upgrade guide', () => {
  renderPage(<ReleasePage line="stable" version="2.541.1" />);
  const notes = within(sectionOf(document.body, 'Upgrade notes'));
  expect(notes.getByRole('heading', { level: 3, name: 'Mind the step' })).toBeVisible();
  expect(notes.getByRole('link', { name: /2\.541\b/ })).toHaveAttribute(
    'href',
    `${loadLinks().upgradeGuide?.replace(/\/?$/, '/')}2.541/`,
  );
});

it('the page of the newest release names no successor, and has no upgrade notes if there are none', () => {
  renderPage(<ReleasePage line="stable" version="2.555.1" />);
  expect(Object.keys(factsOf('2.555.1'))).toEqual(['Required Java', 'Tested with']);
  expect(screen.queryByRole('heading', { name: 'Upgrade notes' })).toBeNull();
});

it('the page of a release shows no unknown facts: signatures of old releases, files that were never published, missing warnings', () => {
  site.write(advisoriesFile, '[]');
  renderPage(<ReleasePage line="weekly" version="2.543" />);
  expect(Object.keys(factsOf('2.543'))).toEqual(['Required Java', 'Replaced by']);
  expect(filesOf('2.543').map(([text]) => text)).not.toContain(t('parts.releaseFiles.signature'));
  renderPage(<ReleasePage line="weekly" version="2.544" />);
  expect(Object.keys(factsOf('2.544'))).toEqual(['Required Java']);
  expect(filesOf('2.544')).toEqual([]);
});

it('the page of a release says so when its upgrade notes can’t be read', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  site.write('content/upgrades/2.541.1.yml', 'raw_content: 5');
  renderPage(<ReleasePage line="stable" version="2.541.1" />);
  expect(screen.getByText(t('parts.contentFailed'))).toBeVisible();
  jest.restoreAllMocks();
});

it('the page of a release offers its badge, with Markdown that leads back to the page', () => {
  renderPage(<ReleasePage line="stable" version="2.541.1" />);
  const badge = screen.getByText(t('parts.releaseBadge.title')).parentElement ?? document.body;
  expect(within(badge).getByRole('img', { hidden: true })).toHaveAttribute('src', '/badges/2.541.1.svg');
  expect(within(badge).getByRole('img', { hidden: true })).toHaveAccessibleName('Jenkins 2.541.1: 1 warning');
  expect(badge.querySelector('#badge')?.textContent).toBe(
    `[![${t('parts.releaseBadge.alt', { version: '2.541.1' })}](https://www.jenkins.io/badges/2.541.1.svg)](https://www.jenkins.io/changelog-stable/2.541.1/)`,
  );
});
