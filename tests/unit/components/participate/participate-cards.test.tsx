/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
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

describe('the cards of the “Participate” overview', () => {
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
  test('still links to the overview when the file of the cards can’t be read', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    site.remove(participateFile);
    renderPage(<WhereNext route="participateCode" />);
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.getByRole('link', { name: compare })).toBeVisible();
  });
});
