/** @jest-environment jsdom */

import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import ContributorSummitPage from '@/app/[locale]/(pages)/events/contributor-summit/page';
import { SummitText } from '@/components/events/summit-text';
import { contributorSummitFile, loadContributorSummit } from '@/lib/events/contributor-summit';
import { readMessages } from '@/scripts/messages/read-messages';
import { sectionOf } from '@/tests/support/queries';
import { filledIn } from '@/tests/support/said-messages';
import { siteCopy } from '@/tests/support/site-copy';
import { renderPage } from '@/tests/unit/support/render';

const site = siteCopy();

beforeEach(() => site.write(contributorSummitFile, readFileSync('tests/fixtures/contributor-summit.yml', 'utf8')));

/** Makes one edit in the file, as next year's organizers would. */
const edit = (from: string, to: string) => site.edit(contributorSummitFile, from, to);

const labels = readMessages('en').pages.contributorSummit;
const { details, 'next-summit': nextSummit } = labels.sections;
const part = (name: string) => sectionOf(document.body, name);

/** The text about the next summit. */
function next(key: 'next-summit.title' | 'next-summit.text' | 'details.agenda.title', values: Record<string, string>) {
  return filledIn(`pages.contributorSummit.sections.${key}`, values);
}

it('the summit page says that the next summit is still to be confirmed', () => {
  renderPage(<SummitText summit={loadContributorSummit('en')} />);
  const summit = { city: 'Brussels', year: '2026', confirmed: 'false' };
  expect(part(next('next-summit.title', summit))).toHaveTextContent(next('next-summit.text', summit));
  expect(within(part(nextSummit['key-dates'].title)).getAllByText(labels.next.tbd)).toHaveLength(1);
  const fee = part(details['entry-fee'].title);
  expect(fee).toHaveTextContent(/\b30 seats/);
  expect(fee).toHaveTextContent(filledIn('pages.contributorSummit.sections.details.entry-fee.registering'));
  expect(part(next('details.agenda.title', { draft: 'true' }))).toHaveTextContent(/: Tim Jacomb or Mark Waite/);
});

it('setting city and year in one place confirms the next summit', () => {
  edit('confirmed: false', 'confirmed: true');
  renderPage(<SummitText summit={loadContributorSummit('en')} />);
  const summit = { city: 'Brussels', year: '2026', confirmed: 'true' };
  expect(part(next('next-summit.title', summit))).toHaveTextContent(next('next-summit.text', summit));
  expect(part(details['entry-fee'].title)).not.toHaveTextContent(
    filledIn('pages.contributorSummit.sections.details.entry-fee.registering'),
  );
});

it('the summary says what is known of the next summit', () => {
  const facts = () => [...document.querySelectorAll('header dd')].map(({ textContent }) => textContent);
  const { unmount } = renderPage(<ContributorSummitPage />);
  expect(screen.getByText(labels.facts.unannounced)).toBeVisible();
  expect(facts()).toEqual([labels.facts.toBeConfirmed, 'February 1–2']);
  unmount();

  edit('confirmed: false', 'confirmed: true');
  edit('{ event: jenkins, days: [] }', '{ event: jenkins, days: [2026-01-30] }');
  renderPage(<ContributorSummitPage />);
  expect(facts()).toEqual(['January 30, 2026', 'Brussels', 'Free, registration required', '30, in person only']);
  expect(screen.queryByText(labels.facts.unannounced)).toBeNull();
});
