/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { EscalationLadder } from '@/components/conduct/escalation-ladder';
import { renderPage } from './render';

function level(name: string) {
  return within(screen.getByRole('region', { name }));
}

test('the ladder has its four levels in order', () => {
  renderPage(<EscalationLadder />);
  const headings = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  expect(headings).toEqual(['1 Correction', '2 Warning', '3 Probation', '4 Ban']);
});

test('each level says what follows, and for how long', () => {
  renderPage(<EscalationLadder />);
  expect(level('1 Correction').getByText(/private warning in writing/)).toHaveTextContent('public apology');
  expect(level('2 Warning').getByText('A set period.')).toBeInTheDocument();
  expect(level('3 Probation').getByText(/temporary ban/)).toBeInTheDocument();
  expect(level('4 Ban').getByText(/^Permanent\. After 12 months .* appeal/)).toBeInTheDocument();
  expect(level('4 Ban').getAllByRole('listitem')).toHaveLength(6);
});

test('breaking the terms of a level may lead to a higher one', () => {
  renderPage(<EscalationLadder />);
  expect(screen.getByText(/may lead to the next/)).toBeInTheDocument();
  expect(level('2 Warning').getByText(/^May lead to/)).toHaveTextContent('May lead to Probation or a Ban.');
  expect(level('3 Probation').getByText(/^May lead to/)).toHaveTextContent('May lead to a Ban.');
});
