/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextFilter, TextMatching } from '@/components/ui/text-filter';

const entries = [
  { id: 'tea', text: 'Green tea' },
  { id: 'coffee', text: 'Black coffee' },
  { id: 'tea', text: 'Tea again' },
];

const words = {
  label: 'Find',
  matches: { locale: 'en', forms: { one: 'One shown', other: '{number} shown' } },
  none: 'None found',
  showAll: 'Show all',
};

function renderFilter() {
  render(
    <TextFilter entries={entries} words={words}>
      <TextMatching texts={entries.map(({ text }) => text)}>
        <h2>Drinks</h2>
      </TextMatching>
      <ul>
        {entries.map(({ text }) => (
          <TextMatching key={text} texts={[text]}>
            <li>{text}</li>
          </TextMatching>
        ))}
      </ul>
    </TextFilter>,
  );
  return { user: userEvent.setup(), field: screen.getByRole('searchbox', { name: 'Find' }) };
}

const shown = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

test('everything shows before anything is typed, and duplicates count once', () => {
  renderFilter();
  expect(shown()).toEqual(['Green tea', 'Black coffee', 'Tea again']);
  expect(screen.getByRole('status')).toHaveTextContent('2 shown');
});

test('typing leaves the matches and announces their number', async () => {
  const { user, field } = renderFilter();
  await user.type(field, 'tea');
  expect(shown()).toEqual(['Green tea', 'Tea again']);
  expect(screen.getByRole('status')).toHaveTextContent('One shown');
});

test('without matches, headings disappear too, and a button restores everything and focuses the field', async () => {
  const { user, field } = renderFilter();
  await user.type(field, 'juice');
  expect(shown()).toEqual([]);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('None found');

  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(shown()).toHaveLength(3);
  expect(screen.getByRole('heading', { name: 'Drinks' })).toBeInTheDocument();
  expect(field).toHaveFocus();
  expect(field).toHaveValue('');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
