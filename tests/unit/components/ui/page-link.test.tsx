/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { PageLink } from '@/components/ui/page-link';

/** What the router is asked for. */
const routed = jest.fn();
jest.mock('next/link', () => ({
  __esModule: true,
  default: ({ prefetch, ...props }: ComponentProps<'a'> & { prefetch: boolean | null }) => {
    routed(prefetch);
    return <a {...props} />;
  },
}));

/** The link in a browser that prepares pages, or in one that doesn't. */
function openIn({ preparesPages }: { preparesPages: boolean }) {
  HTMLScriptElement.supports = (type) => preparesPages && type === 'speculationrules';
  render(<PageLink href="/books/">Books</PageLink>);
  return screen.getByRole('link', { name: 'Books' });
}

beforeEach(() => routed.mockClear());

test('a browser that prepares pages opens them by itself', async () => {
  const link = openIn({ preparesPages: true });
  await userEvent.hover(link);
  expect(link).toHaveAttribute('href', '/books/');
  expect(routed).not.toHaveBeenCalled();
});

test('elsewhere the router fetches a page when the pointer or the focus comes to its link, and not before', async () => {
  openIn({ preparesPages: false });
  expect(routed.mock.calls).toEqual([[false]]);
  await userEvent.tab();
  expect(routed).toHaveBeenLastCalledWith(null);
});
