/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { EscalationLadder } from '@/components/conduct/escalation-ladder';
import { readMessages } from '@/scripts/messages/read-messages';
import { appealMonths } from '@/tests/fixtures/behavior';
import { saidBy } from '@/tests/support/said-messages';
import { renderPage } from '@/tests/unit/support/render';

const labels = readMessages('en').pages.conduct.handling;
const levels = ['correction', 'warning', 'probation', 'ban'] as const;

/** A level, whose name contains its number. */
function level(name: (typeof levels)[number]) {
  return screen.getByRole('region', { name: `${levels.indexOf(name) + 1} ${labels[name].title}` });
}

test('the four levels of consequences are in order', () => {
  renderPage(<EscalationLadder />);
  const headings = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  expect(headings).toEqual(levels.map((name, index) => `${index + 1} ${labels[name].title}`));
});

test.each(levels)('the level "%s" states its cause and its consequence', (name) => {
  renderPage(<EscalationLadder />);
  expect(level(name)).toHaveTextContent(labels[name].impact);
  expect(level(name)).toHaveTextContent(labels[name].consequence);
});

test.each(['warning', 'probation', 'ban'] as const)('the level "%s" states its duration', (name) => {
  renderPage(<EscalationLadder />);
  expect(level(name)).toHaveTextContent(labels[name].duration);
});

test('a ban states what it covers and when it can be appealed', () => {
  renderPage(<EscalationLadder />);
  expect(level('ban')).toHaveTextContent(new RegExp(`\\b${appealMonths}\\b`));
  expect(within(level('ban')).getAllByRole('listitem')).toHaveLength(6);
});

test('violating the terms of a level may lead to a higher one', () => {
  renderPage(<EscalationLadder />);
  for (const name of ['warning', 'probation'] as const) expect(level(name)).toHaveTextContent(saidBy(labels[name].breach));
});
