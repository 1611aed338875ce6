/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { RoadmapArchiveSection } from '@/components/roadmap/roadmap-archive';
import { currentAddress } from '@/lib/changelog/changelog-links';
import { translationFile } from '@/lib/content/translation';
import { roadmapArchiveFile, roadmapFile } from '@/lib/roadmap/roadmap';
import { roadmapFolder } from '@/lib/roadmap/roadmap-translation';
import { readMessages } from '@/scripts/messages/read-messages';
import { siteCopy } from '@/tests/support/site-copy';
import { renderPage } from '@/tests/unit/support/render';

const site = siteCopy();
beforeEach(() => {
  site.write(roadmapFile, readFileSync('tests/fixtures/roadmap.yml', 'utf8'));
  site.write(translationFile(roadmapFolder, 'fr-CA'), 'statuses: { released: { displayName: Livré } }');
});

const labels = readMessages('en').pages.roadmap.archive;
const { opensInNewTab } = readMessages('en').chrome;

const archive = `
categories:
  - name: Infrastructure
    initiatives:
      - { name: Moved servers, status: released, link: https://issues.jenkins.io/browse/INFRA-1, description: All of them. }
      - { name: Old dream, status: withdrawn }
  - name: Events
    initiatives:
      - { name: A party, status: cancelled }
`;

/** The initiatives of a category, each with status, name and description as one text. */
function itemsOf(category: string) {
  const section = screen.getByRole('heading', { level: 3, name: category }).parentElement;
  return within(section ?? document.body).getAllByRole('listitem');
}

test('the archive lists the initiatives that left the roadmap by category, each with its status', () => {
  site.write(roadmapArchiveFile, archive);
  renderPage(<RoadmapArchiveSection />);
  expect(screen.getByRole('region', { name: labels.title })).toBeVisible();
  const [moved, dream] = itemsOf('Infrastructure');
  expect(moved).toHaveTextContent(/^Released.*Moved servers.*All of them\.$/);
  expect(dream).toHaveTextContent(/^WithdrawnOld dream$/);
});

test('an archived initiative opens its link in a new tab, or is text without one', () => {
  site.write(roadmapArchiveFile, archive);
  renderPage(<RoadmapArchiveSection />);
  const link = screen.getByRole('link', { name: (name) => name.startsWith('Moved servers') && name.endsWith(opensInNewTab) });
  expect(link).toHaveAttribute('href', currentAddress('https://issues.jenkins.io/browse/INFRA-1'));
  expect(link).toHaveAttribute('target', '_blank');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('an unknown status in the archive is shown as it is in the file', () => {
  site.write(roadmapArchiveFile, archive);
  renderPage(<RoadmapArchiveSection />);
  expect(itemsOf('Events')[0]).toHaveTextContent(/^cancelledA party$/);
});

test('statuses and names in the archive are in the visitor’s language', () => {
  site.write(roadmapArchiveFile, archive);
  renderPage(<RoadmapArchiveSection />, 'fr-CA');
  expect(screen.getByText('Livré')).toBeInTheDocument();
  expect(screen.getByText('Old dream')).toHaveAttribute('lang', 'en');
});

test('an archive that can’t be read shows an error message', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  site.remove(roadmapArchiveFile);
  renderPage(<RoadmapArchiveSection />);
  expect(screen.getByRole('region', { name: labels.title })).toHaveTextContent(labels.failed);
  expect(logged.mock.calls.join()).toContain(roadmapArchiveFile);
  logged.mockRestore();
});
