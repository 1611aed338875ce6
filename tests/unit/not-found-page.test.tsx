/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { NotFoundPage } from '@/components/chrome/not-found-page';
import { renderPage } from './render';

test('an address that leads nowhere says so and offers ways on', () => {
  renderPage(<NotFoundPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  const ways = within(screen.getByRole('navigation', { name: 'Where you can go from here' })).getAllByRole('link');
  expect(ways.map((way) => way.getAttribute('href'))).toEqual([
    '/',
    '/doc/',
    '/download/',
    '/project/roadmap/',
    'https://community.jenkins.io/',
    'https://issues.jenkins.io/',
  ]);
});

test('its ways on stay in the visitor’s language', () => {
  renderPage(<NotFoundPage />, 'fr-CA');
  const [home] = within(screen.getAllByRole('navigation')[0] ?? document.body).getAllByRole('link');
  expect(home).toHaveAttribute('href', '/fr-CA/');
});

test('its drawing is described to those who do not see it', () => {
  renderPage(<NotFoundPage />);
  expect(screen.getByRole('img', { name: 'A butler’s bow tie above an empty tray' })).toBeInTheDocument();
});

test('it offers no editing of a page that does not exist', () => {
  renderPage(<NotFoundPage />);
  expect(screen.queryByRole('link', { name: 'Improve this page' })).not.toBeInTheDocument();
});
