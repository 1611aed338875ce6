/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StatusLegend } from '@/components/roadmap/status-legend';
import { loadRoadmap } from '@/lib/content/roadmap';
import { loadRoadmapTranslation, roadmapWords } from '@/lib/content/roadmap-translation';
import type { Locale } from '@/lib/i18n/locales';
import { renderPage } from './render';

function show(locale: Locale = 'en') {
  const { statuses } = loadRoadmap();
  renderPage(<StatusLegend statuses={statuses} words={roadmapWords(loadRoadmapTranslation(locale), locale)} />, locale);
  return statuses;
}

test('the legend explains every status, the hidden ones too', () => {
  const statuses = show();
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Released',
    'Preview',
    'Current',
    'Near Term',
    'Future',
    'Withdrawn',
  ]);
  expect(screen.getAllByRole('definition').map((definition) => definition.textContent)).toEqual(
    statuses.map((status) => status.description),
  );
});

test('it opens when its title is pressed', async () => {
  show();
  const legend = screen.getByRole('group');
  expect(legend).not.toHaveAttribute('open');
  await userEvent.click(within(legend).getByText('What the statuses mean'));
  expect(legend).toHaveAttribute('open');
});

test('it is in the visitor’s language', () => {
  show('fr-CA');
  expect(screen.getAllByRole('term')[0]).toHaveTextContent('Livré');
});
