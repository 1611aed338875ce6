/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { NotFoundPage } from '@/components/errors/not-found-page';
import { resolveDestination } from '@/lib/routing/destinations';
import { readMessages } from '@/scripts/messages/read-messages';
import { renderPage } from '@/tests/unit/support/render';

const { chrome, pages } = readMessages('en');

test('an address that leads nowhere says so and offers ways on', () => {
  renderPage(<NotFoundPage />);
  expect(screen.getByRole('heading', { level: 1, name: pages.notFound.title })).toBeVisible();
  const ways = within(screen.getByRole('navigation', { name: pages.notFound.waysOn })).getAllByRole('link');
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(
    ['home', 'documentation', 'download', 'roadmap', 'forum', 'issueTracker'].map((name) => resolveDestination(name, 'en').href),
  );
});

test('its ways on stay in the visitor’s language', () => {
  renderPage(<NotFoundPage />, 'fr-CA');
  const [home] = within(screen.getAllByRole('navigation')[0] ?? document.body).getAllByRole('link');
  expect(home).toHaveAttribute('href', '/fr-CA/');
});

test('its drawing is described to those who do not see it', () => {
  renderPage(<NotFoundPage />);
  expect(screen.getByRole('img', { name: pages.notFound.drawing })).toBeInTheDocument();
});

test('it offers no editing of a page that does not exist', () => {
  renderPage(<NotFoundPage />);
  expect(screen.queryByRole('link', { name: chrome.feedback.edit })).not.toBeInTheDocument();
});
