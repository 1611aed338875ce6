/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { HomePage } from '@/components/home/home-page';
import { routes } from '@/lib/routing/routes';
import { readMessages } from '@/scripts/messages/read-messages';
import { landingPaths } from '@/tests/fixtures/behavior';
import { renderPage } from '@/tests/unit/support/render';

const words = readMessages('en').pages.home;
const cards = () => within(screen.getByRole('navigation', { name: words.cardsLabel })).getAllByRole('link');

test('the start page welcomes visitors to the documentation', () => {
  renderPage(<HomePage />);
  expect(screen.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  expect(screen.getByText(words.greeting)).toBeVisible();
});

test('the cards lead to the main pages, in order', () => {
  renderPage(<HomePage />);
  expect(cards().map((card) => card.getAttribute('href'))).toEqual(landingPaths);
});

test.each(Object.entries(words.cards))('the card "%s" has its title and description', (id, { title, text }) => {
  renderPage(<HomePage />);
  const card = cards().find((link) => link.getAttribute('href') === routes[id as keyof typeof words.cards].path);
  expect(card).toHaveTextContent(`${title}${text}`);
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
