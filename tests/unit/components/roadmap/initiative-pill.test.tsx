/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { InitiativePill } from '@/components/roadmap/initiative-pill';
import { loadTranslation } from '@/lib/content/translation';
import type { Initiative, RoadmapStatus } from '@/lib/roadmap/roadmap';
import { roadmapFolder, roadmapTexts } from '@/lib/roadmap/roadmap-translation';
import { readMessages } from '@/scripts/messages/read-messages';
import { messagesIn } from '@/tests/support/messages-in';
import { renderPage } from '@/tests/unit/support/render';

const terms = readMessages('en').pages.roadmap;
const { opensInNewTab } = readMessages('en').chrome;

const released: RoadmapStatus = { id: 'released', displayName: 'Released', description: 'The work is complete.', hide: false };
const labels = [
  { name: 'tools', displayName: 'Tools', description: undefined },
  { name: 'docs', displayName: 'Documentation', description: undefined },
];

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

describe('an initiative with a link', () => {
  test('opens it in a new tab, and says so', () => {
    show({ link: 'https://github.com/jenkinsci/editor' });
    const link = screen.getByRole('link', { name: (name) => name.startsWith('Pipeline editor') && name.endsWith(opensInNewTab) });
    expect(link).toHaveAttribute('href', 'https://github.com/jenkinsci/editor');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  test('has its description as a tooltip', () => {
    show({ link: 'https://github.com/jenkinsci/editor', description: 'Edit Pipelines in a browser.' });
    expect(screen.getByRole('link')).toHaveAccessibleDescription('Edit Pipelines in a browser.');
    expect(screen.getByRole('tooltip')).toHaveTextContent('Edit Pipelines in a browser.');
  });

  test('has its status’s description as a tooltip if it has none itself', () => {
    show({ link: 'https://github.com/jenkinsci/editor' });
    expect(screen.getByRole('link')).toHaveAccessibleDescription('The work is complete.');
  });

  test('resolves a path of the main site to its address there', () => {
    show({ link: '/doc/book/pipeline' });
    expect(screen.getByRole('link')).toHaveAttribute('href', '/doc/book/pipeline/');
  });
});

describe('an initiative without a link', () => {
  test('is shown as text', () => {
    show({});
    expect(screen.getByText('Pipeline editor')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  test('has a button next to it that shows its tooltip', () => {
    show({ description: 'Edit Pipelines in a browser.' });
    expect(
      screen.getByRole('button', { name: messagesIn()('pages.roadmap.aboutInitiative', { name: 'Pipeline editor' }) }),
    ).toHaveAccessibleDescription('Edit Pipelines in a browser.');
  });
});

test('an initiative has no tooltip when neither it nor its status has a description', () => {
  show({ link: 'https://github.com/jenkinsci/editor' }, { ...released, description: undefined });
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('link')).not.toHaveAttribute('aria-describedby');
});

describe('on narrow windows an initiative', () => {
  /** The text of the row with a label. */
  const rowOf = (term: string) => screen.getByText(term).parentElement;
  const exactly = (text: string) => new RegExp(`^${text}$`);

  test('has a row each for its status, its name and its labels', () => {
    show({ labels: ['tools', 'docs'] });
    expect(rowOf(terms.status)).toHaveTextContent(exactly(`${terms.status}Released`));
    expect(rowOf(terms.initiative)).toHaveTextContent(`${terms.initiative}Pipeline editor`);
    expect(rowOf(terms.labels)).toHaveTextContent(exactly(`${terms.labels}ToolsDocumentation`));
  });

  test('shows a label that is not in the list by its name, spelled like the others', () => {
    show({ labels: ['community'] });
    expect(rowOf(terms.labels)).toHaveTextContent(exactly(`${terms.labels}Community`));
  });

  test('says that it has no labels', () => {
    show({ labels: [] });
    expect(rowOf(terms.labels)).toHaveTextContent(exactly(`${terms.labels}${terms.noLabels}`));
  });
});

describe('each status has its own color:', () => {
  test.each(['released', 'preview', 'current', 'near-term', 'future', 'withdrawn'])('%s', (id) => {
    show({}, { ...released, id });
    expect(screen.getByText('Pipeline editor')).toHaveClass('pill', `pill-${id}`);
  });

  test('an unknown status is gray', () => {
    show({}, { ...released, id: 'planned' });
    expect(screen.getByText('Pipeline editor')).toHaveClass('pill-preview');
  });
});
