/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { ParticipateCards } from '@/components/participate/participate-cards';
import { WhereNext } from '@/components/participate/where-next';
import { participateFile, participateFolder } from '@/lib/community/participate';
import { translationFile } from '@/lib/content/translation';
import { readMessages } from '@/scripts/messages/read-messages';
import { saidBy } from '@/tests/support/said-messages';
import { siteCopy } from '@/tests/support/site-copy';
import { renderPage } from '@/tests/unit/support/render';

const site = siteCopy();
beforeEach(() => {
  site.write(participateFile, readFileSync('tests/fixtures/participate.yml', 'utf8'));
  site.write(translationFile(participateFolder, 'es-ES'), 'Connect: { label: Conectar, description: Habla. }');
});

const labels = readMessages('en').pages.participate;
const compare = saidBy(labels.whereNext.all);

const labelsOf = (links: HTMLElement[]) => links.map((link) => link.textContent);

describe('the cards of the “Participate” overview', () => {
  test('are a single link each, with a heading and a description', () => {
    renderPage(<ParticipateCards />);
    const cards = within(screen.getByRole('list', { name: labels.cardsLabel })).getAllByRole('listitem');
    expect(cards).toHaveLength(3);
    for (const card of cards) {
      const link = within(card).getByRole('link');
      expect(within(link).getByRole('heading', { level: 2 })).toHaveTextContent(/\S/);
      expect(link.querySelector('h2 + p')).toHaveTextContent(/\S/);
    }
  });

  test('link to pages in the visitor’s language, and to other sites unchanged', () => {
    renderPage(<ParticipateCards />, 'es-ES');
    expect(screen.getByRole('link', { name: /^Conectar/ })).toHaveAttribute('href', '/es-ES/participate/connect/');
    expect(screen.getByRole('link', { name: /^Translate/ })).toHaveAttribute('href', '/doc/developer/internationalization/');
  });

  test('are replaced by a message when the file can’t be read', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    site.write(participateFile, '- { label: Connect, color: teal }');
    renderPage(<ParticipateCards />);
    expect(screen.getByText(readMessages('en').parts.contentFailed)).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(log).toHaveBeenCalledWith(expect.stringContaining('found "teal"'));
  });
});

describe('the “where next” section of a “Participate” page', () => {
  test('links to all other ways to take part, and to the overview', () => {
    renderPage(<WhereNext route="participateHelp" />);
    expect(labelsOf(within(screen.getByRole('list')).getAllByRole('link'))).toEqual(['Connect', 'Translate']);
    expect(screen.getByRole('link', { name: compare })).toHaveAttribute('href', '/participate/');
  });

  test('still links to the overview when the file of the cards can’t be read', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    site.remove(participateFile);
    renderPage(<WhereNext route="participateCode" />);
    expect(labelsOf(screen.getAllByRole('link'))).toEqual([compare]);
  });
});
