/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RoadmapSection } from '@/components/roadmap/roadmap-section';
import { roadmapArchiveFile, roadmapFile } from '@/lib/roadmap/roadmap';
import { readMessages } from '@/scripts/messages/read-messages';
import { messagesIn } from '@/tests/support/messages-in';
import { liveRegion } from '@/tests/support/queries';
import { siteCopy } from '@/tests/support/site-copy';
import { renderPage } from '@/tests/unit/support/render';

const site = siteCopy();

const labels = readMessages('en').pages.roadmap;

/** The announcement of a number of initiatives. */
const shownIn = (count: number) => messagesIn()('pages.roadmap.matches', { count });

const small = readFileSync('tests/fixtures/roadmap.yml', 'utf8');

/** Opens the small roadmap. */
function open() {
  site.write(roadmapFile, small);
  window.history.replaceState(null, '', '/project/roadmap/');
  renderPage(<RoadmapSection />);
}

/** The names of rows and initiatives in the table, in order. */
function shown() {
  const table = within(screen.getByRole('table'));
  return {
    categories: table.getAllByRole('rowheader').map((header) => (header.querySelector('a') ?? header).firstChild?.textContent),
    initiatives: table
      .getAllByRole('listitem')
      .map((item) => (item.querySelector('.pill > a') ?? item.querySelector('.pill'))?.firstChild?.textContent),
  };
}

const checkbox = (name: string) => screen.getByRole('checkbox', { name: new RegExp(`^${name}`) });

describe('the roadmap’s filter', () => {
  test('can be used with the keyboard', async () => {
    open();
    await userEvent.tab();
    expect(checkbox('Tools')).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(shown().initiatives).toEqual(['Pipeline editor', 'Pipeline linter']);
    expect(checkbox('Tools')).toHaveFocus();
  });
});

describe('the number of visible initiatives on the roadmap', () => {
  test('is announced in the singular and in the plural', async () => {
    open();
    const status = liveRegion();
    await userEvent.click(checkbox('Documentation'));
    expect(status).toHaveTextContent(shownIn(2));
    await userEvent.click(checkbox('Documentation'));
    await userEvent.click(checkbox('Security'));
    expect(status).toHaveTextContent(shownIn(1));
  });

  test('is spelled out in a sentence when it is zero', async () => {
    site.write(roadmapFile, small.replace('labels: [security]', 'labels: []'));
    window.history.replaceState(null, '', '/project/roadmap/?label=security');
    renderPage(<RoadmapSection />);
    expect(liveRegion()).toHaveTextContent(labels.noMatches);
    expect(screen.getAllByRole('row')).toHaveLength(1);
  });
});

test('the roadmap is shown even if its archive is broken', () => {
  site.write(roadmapFile, small);
  site.write(roadmapArchiveFile, '{');
  renderPage(<RoadmapSection />);
  expect(screen.getByRole('table')).toBeVisible();
});
