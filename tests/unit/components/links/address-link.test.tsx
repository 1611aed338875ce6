/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { AddressLink } from '@/components/links/address-link';
import { messagesIn } from '@/tests/support/messages-in';
import { renderPage } from '@/tests/unit/support/render';

test('a link in another language says in the page’s language that it opens a new tab', () => {
  renderPage(
    <AddressLink address="https://www.example.org/" lang="en" newTab>
      Meetup
    </AddressLink>,
    'fr-CA',
  );
  const note = messagesIn('fr-CA')('chrome.opensInNewTab');
  expect(screen.getByRole('link', { name: `Meetup ${note}` })).toHaveAttribute('lang', 'en');
  expect(screen.getByText(note)).toHaveAttribute('lang', 'fr-CA');
});
