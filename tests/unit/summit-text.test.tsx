/** @jest-environment jsdom */

import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { SummitText } from '@/components/events/summit-text';
import { contributorSummitFile, loadContributorSummit } from '@/lib/content/contributor-summit';
import { siteCopy } from '@/tests/support/site-copy';
import { renderPage } from './render';

const site = siteCopy();

/** Makes one edit in the file, the way next year's organizers will. */
function edit(from: string, to: string) {
  const text = readFileSync(contributorSummitFile, 'utf8');
  expect(text).toContain(from);
  site.write(contributorSummitFile, text.replace(from, to));
}

const part = (name: string) => screen.getByRole('region', { name });

it('says that the next summit is still to be confirmed', () => {
  renderPage(<SummitText summit={loadContributorSummit()} />);
  expect(part('Next Summit: Brussels (TBD)')).toHaveTextContent('likely take place in Brussels in 2026');
  expect(within(part('Key Dates')).getAllByRole('cell', { name: /TBD/ })).toHaveLength(2);
  expect(part('Entry Fee')).toHaveTextContent('Registration is required. The room has space for 30 people.');
  expect(part('Entry Fee')).toHaveTextContent('in person only');
  expect(part('Agenda (Draft)')).toHaveTextContent('User Experience SIG report: Tim Jacomb or Mark Waite');
});

it('is certain of city and year by one edit', () => {
  edit('confirmed: false', 'confirmed: true');
  renderPage(<SummitText summit={loadContributorSummit()} />);
  expect(part('Next Summit: Brussels')).toHaveTextContent('The next summit takes place in Brussels in 2026.');
});

it('has a date by one edit, in the words of each language', () => {
  edit('{ event: jenkins, days: [] }', '{ event: jenkins, days: [2026-01-30] }');
  renderPage(<SummitText summit={loadContributorSummit()} />, 'fr-CA');
  expect(part('Dates importantes')).toHaveTextContent('30 janvier 2026');
});

it('lists an earlier summit by one edit', () => {
  edit('previous:\n', 'previous:\n  - { kind: fosdem, year: 2026, link: "https://example.org/" }\n');
  renderPage(<SummitText summit={loadContributorSummit()} />, 'es-ES');
  const summits = within(part('Eventos anteriores')).getAllByRole('listitem');
  expect(summits[0]).toHaveTextContent('Cumbre de colaboradores de 2026 en FOSDEM');
  expect(summits).toHaveLength(11);
});

it('names the days of the online summits', () => {
  renderPage(<SummitText summit={loadContributorSummit()} />);
  const archive = part('Previous Events');
  expect(within(archive).getByRole('link', { name: 'Online Contributor Summit on Oct 2, 2021 and Oct 9, 2021' })).toHaveAttribute(
    'href',
    '/events/contributor-summit/archive/2021-10/',
  );
  expect(within(archive).getByRole('link', { name: /Feb 23\s?–\s?25, 2021/ })).toBeInTheDocument();
});

it('refuses what the page has no words for', () => {
  edit('kind: hackathon', 'kind: barbecue');
  expect(loadContributorSummit).toThrow(/contributor-summit\.yml: previous\[8\]\.kind: expected one of fosdemAgenda, /);
});
