import { within } from '@testing-library/dom';
import { defaultLocale } from '@/lib/i18n/locales';
import { routeIds } from '@/lib/routing/routes';
import { readMessages } from '@/scripts/messages/read-messages';
import { pagePath } from '@/tests/support/pages';
import { finishedPage, mainOf } from './support/finished-page';

const label = readMessages(defaultLocale);

test('the HTML of the start page has all links to the main pages', () => {
  const cards = within(within(mainOf(pagePath('home'))).getByRole('navigation', { name: label.pages.home.cardsLabel }));
  const titles = [...Object.values(label.pages.home.cards), label.pages.home.firstIssue];
  expect(cards.getAllByRole('link')).toHaveLength(titles.length);
  for (const title of titles) expect(cards.getByText(title)).toBeInTheDocument();
});

test.each(routeIds)('the HTML of the page "%s" has its content in place, so that no script has to move it there', (id) => {
  expect(finishedPage(pagePath(id)).querySelectorAll('template')).toHaveLength(0);
});
