/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { ParticipateCards } from '@/components/participate/participate-cards';
import { WhereNext } from '@/components/participate/where-next';
import { participateFile } from '@/lib/content/participate';
import { readMessages } from '@/scripts/messages/read-messages';
import { siteCopy } from '@/tests/support/site-copy';
import { renderPage } from './render';

const site = siteCopy();

const labelsOf = (links: HTMLElement[]) => links.map((link) => link.textContent);

describe('the cards of the hub', () => {
  test('are one link each, with a heading, a description and a prompt', () => {
    renderPage(<ParticipateCards />);
    const cards = within(screen.getByRole('list', { name: 'Ways to take part' })).getAllByRole('listitem');
    expect(cards).toHaveLength(10);
    for (const card of cards) {
      const link = within(card).getByRole('link');
      expect(within(link).getByRole('heading', { level: 2 })).toHaveTextContent(/\S/);
      expect(link).toHaveTextContent(/\S.*Learn more$/);
    }
  });

  test('lead to the pages in the visitor’s language, and to other sites’ pages as they are', () => {
    renderPage(<ParticipateCards />, 'es-ES');
    expect(screen.getByRole('link', { name: /^Conectar/ })).toHaveAttribute('href', '/es-ES/participate/connect/');
    expect(screen.getByRole('link', { name: /^Traducir/ })).toHaveAttribute('href', '/doc/developer/internationalization/');
  });

  test('make way for a sentence when the file can’t be read', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    site.write(participateFile, '- { label: Connect, color: teal }');
    renderPage(<ParticipateCards />);
    expect(screen.getByText(readMessages('en').parts.contentFailed)).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(log).toHaveBeenCalledWith(expect.stringContaining('found "teal"'));
  });
});

describe('the block "where next"', () => {
  test('leads to all the other ways to take part, and to the page that compares them', () => {
    renderPage(<WhereNext route="participateCode" />);
    expect(labelsOf(within(screen.getByRole('list')).getAllByRole('link'))).toEqual([
      'Connect',
      'Meet',
      'Help',
      'Translate',
      'Test',
      'Document',
      'Design',
      'Review',
      'Donate',
    ]);
    expect(screen.getByRole('link', { name: 'Compare all the ways to take part' })).toHaveAttribute('href', '/participate/');
  });

  test('still leads to the hub when the file can’t be read', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    site.remove(participateFile);
    renderPage(<WhereNext route="participateCode" />);
    expect(labelsOf(screen.getAllByRole('link'))).toEqual(['Compare all the ways to take part']);
  });
});
