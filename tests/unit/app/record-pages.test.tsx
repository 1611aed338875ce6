/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import ArtworkPage from '@/app/[locale]/(pages)/artwork/page';
import BooksPage from '@/app/[locale]/(pages)/books/page';
import { AwardCard } from '@/components/records/award-list';
import { BookEntry } from '@/components/records/book-list';
import type { Award } from '@/lib/records/awards';
import type { Book } from '@/lib/records/books';
import { readMessages } from '@/scripts/messages/read-messages';
import { messagesIn } from '@/tests/support/messages-in';
import { siteCopy } from '@/tests/support/site-copy';
import { renderPage } from '@/tests/unit/support/render';

const copy = siteCopy();
const { pages } = readMessages('en');
const t = messagesIn();

const nothing = { publisher: undefined, description: undefined, quote: undefined };
const bareBook: Book = { file: 'bare', title: 'Bare', authors: [], ...nothing };
const bareAward: Award = { file: '2030-0001', year: 2030, title: 'Bare', ...nothing };

describe('a book', () => {
  const show = (book: Partial<Book>) => renderPage(<BookEntry book={{ ...bareBook, ...book }} translation={new Map()} />);

  test('with only a title shows the title and nothing else', () => {
    const { container } = show({});
    expect(container).toHaveTextContent(/^Bare$/);
    expect(container.querySelector('img, a, blockquote')).toBeNull();
  });

  test.each([
    [{ publisher: 'Press House' }, t('pages.books.publishedBy', { publisher: 'Press House' })],
    [{ publication_year: 2022 }, t('pages.books.publishedIn', { year: '2022' })],
  ])('with %j shows %j', (fields, line) => {
    show(fields);
    expect(screen.getByText(line)).toBeVisible();
  });
});

describe('an award', () => {
  const show = (award: Partial<Award>) => renderPage(<AwardCard award={{ ...bareAward, ...award }} translation={new Map()} />);

  test('with only a year and a title shows these and nothing else', () => {
    const { container } = show({});
    expect(container).toHaveTextContent(/^Bare, 2030$/);
    expect(container.querySelector('img, a, blockquote')).toBeNull();
  });
});

test('descriptions are in the reader’s language, and untranslated ones are marked as English', () => {
  copy.write('content/books/new.yml', 'title: Brand New\npublication_year: 2030\ndescription: Only in English.\nquote: Fine.\n');
  copy.write('content/books/translations/fr-CA.yml', 'new:\n  quote: Très bien.\n');
  renderPage(<BooksPage />, 'fr-CA');
  expect(screen.getByText('Only in English.')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('Très bien.').closest('[lang]')).toBeNull();
});

test('without the folder of logos, the artwork page says so in their place, and shows everything below', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  copy.remove('content/logos');
  renderPage(<ArtworkPage />);
  expect(screen.getByRole('alert')).toHaveTextContent(
    t('pages.artwork.failed', { message: 'Failed to fetch data from content/logos' }),
  );
  expect(screen.getByRole('heading', { name: pages.artwork.sections['3d-model'].title })).toBeVisible();
  expect(screen.queryByRole('searchbox')).toBeNull();
  logged.mockRestore();
});

test('the artwork page shows credit, source and SVG file only where the record has them', () => {
  copy.remove('content/logos');
  copy.write(
    'content/logos/full.yml',
    'name: Full Dress\nurl: logos/full/full.png\nvector: logos/full/full.svg\ncredit: Somebody\ncredit_url: https://somebody.example\nsource: Some JAM\n',
  );
  copy.write('content/logos/plain.yml', 'name: Plain\nurl: logos/plain/plain.png\n');
  renderPage(<ArtworkPage />);
  const [full, plain] = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.closest('li') as HTMLElement);

  // While the placeholder is shown, the credit names the author of the original.
  expect(full).toHaveTextContent(`${pages.artwork.createdBy}${pages.artwork.originalBy} Somebody`);
  expect(within(full as HTMLElement).getByRole('link', { name: /Somebody/ })).toHaveAttribute('href', 'https://somebody.example');
  expect(full).toHaveTextContent(`${pages.artwork.source} Some JAM`);
  expect(within(full as HTMLElement).queryByRole('link', { name: /Some JAM/ })).toBeNull();
  expect(within(full as HTMLElement).getByRole('link', { name: pages.artwork.svg })).toHaveAttribute(
    'href',
    'https://www.jenkins.io/images/logos/full/full.svg',
  );
  expect(within(full as HTMLElement).getByRole('heading', { name: 'Full Dress' })).toHaveAttribute('id', 'full-dress');
  expect(plain).toHaveTextContent(/^Plain$/);
});
