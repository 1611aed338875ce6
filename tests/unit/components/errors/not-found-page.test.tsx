/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { NotFoundPage } from '@/components/errors/not-found-page';
import { resolveDestination } from '@/lib/routing/destinations';
import { readMessages } from '@/scripts/messages/read-messages';
import { renderPage } from '@/tests/unit/support/render';

const { chrome, pages } = readMessages('en');

test('the not-found page says that the address doesn’t exist and offers ways out', () => {
  renderPage(<NotFoundPage />);
  expect(screen.getByRole('heading', { level: 1, name: pages.notFound.title })).toBeVisible();
  const ways = within(screen.getByRole('navigation', { name: pages.notFound.waysOn })).getAllByRole('link');
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(
    ['home', 'documentation', 'download', 'forum'].map((name) => resolveDestination(name, 'en').href),
  );
  const links = within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(links).toContain(resolveDestination('websiteReport', 'en').href);
});

test('the not-found page offers a web search for the missing page, without JavaScript', () => {
  renderPage(<NotFoundPage />);
  const field = within(screen.getByRole('main')).getByRole('searchbox', { name: chrome.search.field });
  expect(field.closest('form')).toHaveAttribute('action', resolveDestination('searchEngine', 'en').href);
});

test('the not-found page has no edit link', () => {
  renderPage(<NotFoundPage />);
  expect(screen.queryByRole('link', { name: chrome.feedback.edit })).not.toBeInTheDocument();
});
