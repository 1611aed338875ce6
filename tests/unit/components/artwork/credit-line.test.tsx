/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { CreditLine } from '@/components/artwork/credit-line';
import { defaultLocale } from '@/lib/i18n/locales';
import { resolveDestination } from '@/lib/routing/destinations';
import { renderPage } from '@/tests/unit/support/render';

test('the credit of a logo links to the address in its record', () => {
  const { href } = resolveDestination('jam', defaultLocale);
  renderPage(<CreditLine label="By" credit={{ text: 'Somebody', address: href }} />);
  expect(screen.getByRole('link', { name: /^Somebody/ }).getAttribute('href')).toBe(href);
});

test.each(['/no-such-page/', 'javascript:alert(1)'])(
  'the credit of a logo with an invalid address (%s) is text without a link',
  (address) => {
    renderPage(<CreditLine label="By" credit={{ text: 'Somebody', address }} />);
    expect(screen.getByText(/Somebody/)).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  },
);
