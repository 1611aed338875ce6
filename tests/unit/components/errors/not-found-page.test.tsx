/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { NotFoundPage } from '@/components/errors/not-found-page';
import { resolveDestination } from '@/lib/routing/destinations';
import { readMessages } from '@/scripts/messages/read-messages';
import { renderPage } from '@/tests/unit/support/render';

const { chrome, pages } = readMessages('en');

test('the page says that the address doesn’t exist and offers ways out', () => {
  renderPage(<NotFoundPage />);
  expect(screen.getByRole('heading', { level: 1, name: pages.notFound.title })).toBeVisible();
  const ways = within(screen.getByRole('navigation', { name: pages.notFound.waysOn })).getAllByRole('link');
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(
    ['home', 'documentation', 'download', 'forum', 'websiteReport'].map((name) => resolveDestination(name, 'en').href),
  );
});

test('its links stay in the visitor’s language', () => {
  renderPage(<NotFoundPage />, 'fr-CA');
  const [home] = within(screen.getAllByRole('navigation')[0] ?? document.body).getAllByRole('link');
  expect(home).toHaveAttribute('href', '/fr-CA/');
});

test('its drawing has alternative text', () => {
  renderPage(<NotFoundPage />);
  expect(screen.getByRole('img', { name: pages.notFound.butler })).toBeInTheDocument();
});

test('a search engine finds the page that was meant, without a script', () => {
  renderPage(<NotFoundPage />);
  const field = within(screen.getByRole('main')).getByRole('searchbox', { name: chrome.search.field });
  expect(field.closest('form')).toHaveAttribute('action', resolveDestination('searchEngine', 'en').href);
});

test('it has no edit link', () => {
  renderPage(<NotFoundPage />);
  expect(screen.queryByRole('link', { name: chrome.feedback.edit })).not.toBeInTheDocument();
});
