/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { EnglishNotice } from '@/components/locale/english-notice';
import { resolveDestination } from '@/lib/routing/destinations';
import { readMessages } from '@/scripts/messages/read-messages';
import { renderPage } from '@/tests/unit/support/render';

test('an English page has no notice about text in English', () => {
  renderPage(<EnglishNotice of="changes" />);
  expect(screen.queryByRole('note')).toBeNull();
});

test.each(['es-ES', 'fr-CA'] as const)(
  'a page in %s says what is only in English, and links to where visitors can help',
  (locale) => {
    const said = readMessages(locale).parts.inEnglish;
    renderPage(<EnglishNotice of="changes" />, locale);
    expect(screen.getByRole('note')).toHaveTextContent(said.changes.replace(/<[^>]+>/g, ''));
    expect(screen.getByRole('link')).toHaveAttribute('href', resolveDestination('internationalization', locale).href);
  },
);
