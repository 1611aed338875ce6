/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RoadmapSection } from '@/components/roadmap/roadmap-section';
import type { Locale } from '@/lib/i18n/locales';
import { roadmapArchiveFile, roadmapFile } from '@/lib/roadmap/roadmap';
import { readMessages } from '@/scripts/messages/read-messages';
import { messagesIn } from '@/tests/support/messages-in';
import { siteCopy } from '@/tests/support/site-copy';
import { renderPage } from '@/tests/unit/support/render';

const site = siteCopy();

const labels = readMessages('en').pages.roadmap;
const { opensInNewTab } = readMessages('en').chrome;

/** The announcement of a number of initiatives. */
const shownIn = (count: number, locale: Locale = 'en') => messagesIn(locale)('pages.roadmap.matches', { count });

const small = readFileSync('tests/fixtures/roadmap.yml', 'utf8');

/** Opens the small roadmap at an address. */
function open(search = '', locale: Locale = 'en') {
  site.write(roadmapFile, small);
  window.history.replaceState(null, '', `/project/roadmap/${search}`);
  return renderPage(<RoadmapSection />, locale);
}

/** The names of rows and initiatives in the table, in order. */
function shown() {
  const table = within(screen.getByRole('table'));
  return {
    categories: table.getAllByRole('rowheader').map((header) => (header.querySelector('a') ?? header).firstChild?.textContent),
    initiatives: table.getAllByRole('listitem').map((item) => item.querySelector('.pill')?.firstChild?.textContent),
  };
}

const checkbox = (name: string) => screen.getByRole('checkbox', { name: new RegExp(`^${name}`) });

describe('the roadmap', () => {
  test('is a table with a column for the category and one for each visible status', () => {
    open();
    expect(screen.getByRole('table', { name: labels.tableLabel })).toBeVisible();
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      labels.category,
      'Released 3',
      'Future 1',
      'Current 1',
    ]);
  });

  test('has a row for each category, with each initiative in the column of its status', () => {
    open();
    const row = screen.getByRole('row', { name: /^Pipelines/ });
    const cells = within(row)
      .getAllByRole('cell')
      .map((cell) => [...cell.querySelectorAll('.pill')].map((pill) => pill.firstChild?.textContent));
    expect(cells).toEqual([['Pipeline examples'], ['Pipeline editor'], ['Pipeline linter']]);
  });

  test('does not show initiatives whose status is hidden', () => {
    open();
    expect(screen.queryByText('Old idea')).not.toBeInTheDocument();
  });

  test('links a category to its page and says what it is about', () => {
    open();
    const header = screen.getByRole('rowheader', { name: /^Pipelines/ });
    expect(
      within(header).getByRole('link', { name: (name) => name.startsWith('Pipelines') && name.endsWith(opensInNewTab) }),
    ).toHaveAttribute('href', '/doc/book/pipeline/');
    expect(header).toHaveTextContent('Work on Pipelines.');
    expect(within(screen.getByRole('rowheader', { name: /^Security/ })).queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('the roadmap’s filter', () => {
  test('has an unchecked box for each label, in the order of the file', () => {
    open();
    const group = screen.getByRole('group', { name: labels.filters });
    const boxes = within(group).getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map((box) => box.labels?.[0]?.textContent)).toEqual(['Tools\u00a02', 'Documentation\u00a02', 'Security\u00a01']);
    for (const box of boxes) expect(box).not.toBeChecked();
  });

  test('shows everything while nothing is selected', () => {
    open();
    expect(shown()).toEqual({
      categories: ['Pipelines', 'Security', 'Other work'],
      initiatives: ['Pipeline examples', 'Pipeline editor', 'Pipeline linter', 'Hardening', 'Cleaning up'],
    });
  });

  test('shows initiatives with the selected label, and no empty categories', async () => {
    open();
    await userEvent.click(checkbox('Documentation'));
    expect(checkbox('Documentation')).toBeChecked();
    expect(shown()).toEqual({ categories: ['Pipelines'], initiatives: ['Pipeline examples', 'Pipeline editor'] });
  });

  test('shows initiatives with at least one of several selected labels', async () => {
    open();
    await userEvent.click(checkbox('Documentation'));
    await userEvent.click(checkbox('Security'));
    expect(shown().initiatives).toEqual(['Pipeline examples', 'Pipeline editor', 'Hardening']);
    await userEvent.click(checkbox('Documentation'));
    expect(shown()).toEqual({ categories: ['Security'], initiatives: ['Hardening'] });
  });

  test('can be used with the keyboard', async () => {
    open();
    await userEvent.tab();
    expect(checkbox('Tools')).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(shown().initiatives).toEqual(['Pipeline editor', 'Pipeline linter']);
    expect(checkbox('Tools')).toHaveFocus();
  });

  test('shows everything again after "Clear all filters"', async () => {
    open('?label=security&label=tools');
    await userEvent.click(screen.getByRole('button', { name: labels.clearFilters }));
    expect(shown().initiatives).toHaveLength(5);
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
    expect(window.location.search).toBe('');
  });
});

describe('the number of visible initiatives on the roadmap', () => {
  test('is announced in the singular and in the plural', async () => {
    open();
    const status = screen.getByRole('status');
    await userEvent.click(checkbox('Documentation'));
    expect(status).toHaveTextContent(shownIn(2));
    await userEvent.click(checkbox('Documentation'));
    await userEvent.click(checkbox('Security'));
    expect(status).toHaveTextContent(shownIn(1));
  });

  test('does not count hidden ones', async () => {
    open();
    expect(screen.getByRole('status')).toHaveTextContent(shownIn(5));
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
  });

  test('is announced in the visitor’s language', async () => {
    open('?label=documentation', 'fr-CA');
    expect(screen.getByRole('status')).toHaveTextContent(shownIn(2, 'fr-CA'));
  });

  test('is spelled out in a sentence when it is zero', async () => {
    site.write(roadmapFile, small.replace('labels: [security]', 'labels: []'));
    window.history.replaceState(null, '', '/project/roadmap/?label=security');
    renderPage(<RoadmapSection />);
    expect(screen.getByRole('status')).toHaveTextContent(labels.noMatches);
    expect(screen.getAllByRole('row')).toHaveLength(1);
  });
});

describe('the address of a filtered roadmap', () => {
  test('shows its recipient what the sender saw', () => {
    open('?label=security');
    expect(checkbox('Security')).toBeChecked();
    expect(checkbox('Tools')).not.toBeChecked();
    expect(shown().initiatives).toEqual(['Hardening']);
  });

  test('lists labels in the order of the checkboxes, and keeps its other parameters', async () => {
    open('?utm=mail#archive');
    await userEvent.click(checkbox('Security'));
    await userEvent.click(checkbox('Tools'));
    expect(window.location.href).toBe('http://localhost/project/roadmap/?utm=mail&label=tools&label=security#archive');
  });

  test('has history entries, so that the back button undoes a choice and the forward button redoes it', async () => {
    open();
    const before = window.history.length;
    await userEvent.click(checkbox('Documentation'));
    await userEvent.click(checkbox('Security'));
    expect(window.history.length).toBe(before + 2);

    window.history.back();
    await waitFor(() => expect(checkbox('Security')).not.toBeChecked());
    await waitFor(() => expect(shown().initiatives).toEqual(['Pipeline examples', 'Pipeline editor']));
    window.history.back();
    await waitFor(() => expect(checkbox('Documentation')).not.toBeChecked());
    await waitFor(() => expect(shown().initiatives).toHaveLength(5));
    window.history.forward();
    await waitFor(() => expect(checkbox('Documentation')).toBeChecked());
  });

  test('may contain unknown labels, which are ignored', () => {
    open('?label=community&label=nonsense');
    expect(shown().initiatives).toHaveLength(5);
    expect(screen.getByRole('status')).toHaveTextContent(shownIn(5));
  });
});

describe('the roadmap in another language', () => {
  test('marks untranslated text as English', () => {
    site.write(roadmapFile, small);
    site.write(
      'content/roadmap/translations/fr-CA.yml',
      'statuses: { released: { displayName: Livré } }\nlabels: { tools: { displayName: Outils } }',
    );
    window.history.replaceState(null, '', '/fr-CA/project/roadmap/');
    renderPage(<RoadmapSection />, 'fr-CA');
    const table = within(screen.getByRole('table'));
    expect(table.getByRole('columnheader', { name: /^Livré/ })).toBeVisible();
    expect(table.getByRole('columnheader', { name: /^Future/ }).querySelector('[lang]')).toHaveAttribute('lang', 'en');
    expect(checkbox('Outils').closest('[lang]')).toBeNull();
    expect(checkbox('Documentation').closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Hardening').closest('[lang]')).toHaveAttribute('lang', 'en');
  });

  test('explains names that stay in English below the table', () => {
    const [explained] = readMessages('fr-CA').parts.inEnglish.names.split('<');
    open('', 'fr-CA');
    expect(screen.getByRole('note')).toHaveTextContent(explained?.trim() ?? '');
  });

  test('has no such explanation on the English page', () => {
    open();
    expect(screen.queryByRole('note')).toBeNull();
  });
});

test('the roadmap is shown even if its archive is broken', () => {
  site.write(roadmapFile, small);
  site.write(roadmapArchiveFile, '{');
  renderPage(<RoadmapSection />);
  expect(screen.getByRole('table')).toBeVisible();
});
