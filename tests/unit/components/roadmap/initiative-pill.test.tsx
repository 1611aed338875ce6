/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { InitiativePill } from '@/components/roadmap/initiative-pill';
import { loadTranslation } from '@/lib/content/translation';
import type { Initiative, RoadmapStatus } from '@/lib/roadmap/roadmap';
import { roadmapFolder, roadmapTexts } from '@/lib/roadmap/roadmap-translation';
import { readMessages } from '@/scripts/messages/read-messages';
import { renderPage } from '@/tests/unit/support/render';

const terms = readMessages('en').pages.roadmap;

const released: RoadmapStatus = { id: 'released', displayName: 'Released', description: 'The work is complete.', hide: false };
const labels = [{ name: 'tools', displayName: 'Tools', description: undefined }];

function show(initiative: Partial<Initiative>, status: RoadmapStatus = released) {
  const texts = roadmapTexts(loadTranslation(roadmapFolder, 'en'), 'en');
  const complete: Initiative = {
    name: 'Pipeline editor',
    status: status.id,
    labels: ['tools'],
    description: undefined,
    link: undefined,
    ...initiative,
  };
  return renderPage(
    <ul>
      <InitiativePill id="0-0" initiative={complete} status={status} labels={labels} texts={texts} />
    </ul>,
  );
}

test('an initiative has no tooltip when neither it nor its status has a description', () => {
  show({ link: 'https://github.com/jenkinsci/editor' }, { ...released, description: undefined });
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('link')).not.toHaveAttribute('aria-describedby');
});

test('an initiative without labels says so', () => {
  show({ labels: [] });
  expect(screen.getByText(terms.labels).parentElement).toHaveTextContent(new RegExp(`^${terms.labels} ${terms.noLabels}$`));
});

test.each(['released', 'withdrawn'])('an initiative has the color of its status: %s', (id) => {
  show({}, { ...released, id });
  expect(screen.getByText('Pipeline editor')).toHaveClass('pill', `status-${id}`);
});

test('an initiative with an unknown status is gray, as withdrawn ones are', () => {
  show({}, { ...released, id: 'planned' });
  expect(screen.getByText('Pipeline editor')).toHaveClass('status-withdrawn');
});
