/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { RoadmapArchiveSection } from '@/components/roadmap/roadmap-archive';
import { roadmapArchiveFile, roadmapFile } from '@/lib/roadmap/roadmap';
import { readMessages } from '@/scripts/messages/read-messages';
import { sectionOf } from '@/tests/support/queries';
import { siteCopy } from '@/tests/support/site-copy';
import { renderPage } from '@/tests/unit/support/render';

const site = siteCopy();
beforeEach(() => {
  site.write(roadmapFile, readFileSync('tests/fixtures/roadmap.yml', 'utf8'));
});

const labels = readMessages('en').pages.roadmap.archive;

const archive = `
categories:
  - name: Events
    initiatives:
      - { name: A party, status: cancelled }
`;

/** The initiatives of a category, each with status, name and description as one text. */
function itemsOf(category: string) {
  const section = screen.getByRole('heading', { level: 3, name: category }).parentElement;
  return within(section ?? document.body).getAllByRole('listitem');
}

test('an unknown status in the archive is shown as it is in the file', () => {
  site.write(roadmapArchiveFile, archive);
  renderPage(<RoadmapArchiveSection />);
  expect(itemsOf('Events')[0]).toHaveTextContent(/^cancelledA party$/);
});

test('an archive that can’t be read shows an error message', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  site.remove(roadmapArchiveFile);
  renderPage(<RoadmapArchiveSection />);
  expect(sectionOf(document.body, labels.title)).toHaveTextContent(labels.failed);
  expect(logged.mock.calls.join()).toContain(roadmapArchiveFile);
  logged.mockRestore();
});
