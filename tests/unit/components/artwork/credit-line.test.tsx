/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { CreditLine } from '@/components/artwork/credit-line';
import { renderPage } from '@/tests/unit/support/render';

test.each(['/no-such-page/', 'javascript:alert(1)'])(
  'the credit of a logo with an invalid address (%s) is text without a link',
  (address) => {
    renderPage(<CreditLine label="By" credit={{ text: 'Somebody', address }} />);
    expect(screen.getByText(/Somebody/)).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  },
);
