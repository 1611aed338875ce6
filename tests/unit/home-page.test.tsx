/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { HomePage } from '@/components/home/home-page';
import { renderPage } from './render';

test('the landing screen welcomes the visitor to the documentation', () => {
  renderPage(<HomePage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Jenkins Documentation' })).toBeVisible();
  expect(screen.getByText('Welcome to the documentation site')).toBeVisible();
});

test('it has the eleven links of the specification, in its order', () => {
  renderPage(<HomePage />);
  const doors = within(screen.getByRole('navigation', { name: 'Ways into the site' })).getAllByRole('link');
  expect(doors.map((door) => [door.querySelector('.door-title')?.textContent, door.getAttribute('href')])).toEqual([
    ['View Roadmap', '/project/roadmap/'],
    ['Download', '/download/'],
    ['Events', '/events/'],
    ['Books', '/books/'],
    ['Press Information', '/press/'],
    ['Awards', '/awards/'],
    ['Chat', '/chat/'],
    ['Code of Conduct', '/project/conduct/'],
    ['Artwork', '/artwork/'],
    ['Participate and Contribute', '/participate/'],
    ['Mailing Lists', '/mailing-lists/'],
  ]);
});

test('each link says what is behind it', () => {
  renderPage(<HomePage />);
  expect(screen.getByRole('link', { name: /^View Roadmap/ })).toHaveTextContent('See what is done, what is being built');
});

test('it offers the download first', () => {
  renderPage(<HomePage />);
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '/download/');
});

test('in another language it leads to the pages in that language', () => {
  renderPage(<HomePage />, 'es-ES');
  const [roadmap] = within(screen.getAllByRole('navigation')[0] ?? document.body).getAllByRole('link');
  expect(roadmap).toHaveAttribute('href', '/es-ES/project/roadmap/');
});
