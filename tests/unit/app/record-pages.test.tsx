/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import ArtworkPage from '@/app/[locale]/(pages)/artwork/page';
import AwardsPage from '@/app/[locale]/(pages)/awards/page';
import BooksPage from '@/app/[locale]/(pages)/books/page';
import { AwardCard } from '@/components/records/award-list';
import { BookEntry } from '@/components/records/book-list';
import { logosFolder } from '@/lib/artwork/logos';
import { type Award, awardsFolder } from '@/lib/records/awards';
import { type Book, booksFolder } from '@/lib/records/books';
import { readMessages } from '@/scripts/messages/read-messages';
import { artworkLicense } from '@/tests/fixtures/behavior';
import { messagesIn } from '@/tests/support/messages-in';
import { siteCopy } from '@/tests/support/site-copy';
import { renderPage } from '@/tests/unit/support/render';

const copy = siteCopy();
beforeEach(() => {
  for (const folder of [booksFolder, awardsFolder, logosFolder]) copy.remove(folder);
  copy.write(`${booksFolder}/older.yml`, 'title: Older\npublication_year: 2015\n');
  copy.write(`${booksFolder}/newer.yml`, 'title: Newer\npublication_year: 2021\nauthor: Some Author\n');
  copy.write(`${awardsFolder}/2020-0001.yml`, 'year: 2020\ntitle: An Award\n');
  copy.write(`${logosFolder}/actor.yml`, 'name: Actor\nurl: logos/actor/actor.png\n');
  copy.write(`${logosFolder}/cowboy.yml`, 'name: Cowboy\nurl: logos/cowboy/cowboy.png\n');
});

const { pages } = readMessages('en');
const t = messagesIn();

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  globalThis.IntersectionObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => logged.mockRestore());

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

  test('shows every field of its record', () => {
    const { container } = show({
      authors: ['First Author', 'Second Author'],
      publisher: 'Press House',
      publication_year: 2022,
      url: 'https://books.example/bare',
      image: 'bare.jpg',
      description: 'What it teaches.\n\nAnd more.',
      quote: 'A fine book.',
    });
    const title = screen.getByRole('heading', { name: /^Bare/ });
    expect(within(title).getByRole('link')).toHaveAttribute('href', 'https://books.example/bare');
    expect(within(title).getByRole('link')).toHaveAttribute('target', '_blank');
    expect(screen.getByText(t('pages.books.authoredBy', { authors: 'First Author and Second Author' }))).toBeVisible();
    expect(screen.getByText(t('pages.books.publishedByIn', { publisher: 'Press House', year: '2022' }))).toBeVisible();
    expect(screen.getByText('What it teaches.').tagName).toBe('P');
    expect(screen.getByText('And more.').tagName).toBe('P');
    expect(container.querySelector('blockquote')).toHaveTextContent('A fine book.');
    expect(screen.getByRole('img', { name: t('pages.books.cover', { title: 'Bare' }) })).toHaveAttribute(
      'src',
      'https://www.jenkins.io/images/books/bare.jpg',
    );
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
    expect(container).toHaveTextContent(/^2030Bare$/);
    expect(container.querySelector('img, a, blockquote')).toBeNull();
  });

  test('shows every field of its record', () => {
    const { container } = show({
      url: 'https://awards.example/',
      image: 'bare.png',
      description: 'What for.',
      quote: 'Well done.',
    });
    expect(screen.getByRole('link', { name: /^Bare/ })).toHaveAttribute('href', 'https://awards.example/');
    expect(screen.getByRole('img', { name: 'Bare' })).toBeVisible();
    expect(screen.getByText('What for.')).toBeVisible();
    expect(container.querySelector('blockquote')).toHaveTextContent('Well done.');
  });
});

test('descriptions are in the reader’s language, and untranslated ones are marked as English', () => {
  copy.write('content/books/new.yml', 'title: Brand New\npublication_year: 2030\ndescription: Only in English.\nquote: Fine.\n');
  copy.write('content/books/translations/fr-CA.yml', 'new:\n  quote: Très bien.\n');
  renderPage(<BooksPage />, 'fr-CA');
  expect(screen.getByText('Only in English.')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('Très bien.').closest('[lang]')).toBeNull();
});

describe('when a file of records is broken', () => {
  test('the books page says so in place of the books, with the reason, and shows everything else', () => {
    copy.write('content/books/broken.yml', 'publisher: Nobody\n');
    renderPage(<BooksPage />);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(
      t('pages.books.failed', { message: 'content/books/broken.yml:1:1: title: expected text, found nothing' }),
    );
    expect(alert).toHaveClass('error-text');
    expect(screen.getByRole('heading', { level: 1, name: pages.books.title })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Newer' })).toBeVisible();
  });

  test('the awards page says so in place of the awards, with every reason', () => {
    copy.write('content/awards/broken.yml', 'year: soon\n');
    renderPage(<AwardsPage />, 'es-ES');
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(
      messagesIn('es-ES')('pages.awards.failed', { message: 'content/awards/broken.yml:1:1: year: ' }),
    );
    expect(alert).toHaveTextContent('; content/awards/broken.yml:1:1: title: ');
  });

  test('the artwork page says so in place of the logos, and shows everything below', () => {
    copy.remove('content/logos');
    renderPage(<ArtworkPage />);
    expect(screen.getByRole('alert')).toHaveTextContent(
      t('pages.artwork.failed', { message: 'content/logos: Failed to fetch data from content/logos' }),
    );
    expect(screen.getByRole('heading', { name: pages.artwork.sections['3d-model'].title })).toBeVisible();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  test('one broken logo is skipped and the others are shown', () => {
    copy.write(
      'content/logos/cowboy.yml',
      'name: Cowboy\nurl: a/b.png\ncredit_url: https://a.example\ncredit_url: https://b.example\n',
    );
    renderPage(<ArtworkPage />);
    expect(screen.getByRole('alert')).toHaveTextContent('content/logos/cowboy.yml');
    expect(screen.queryByRole('heading', { name: 'Cowboy' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Actor' })).toBeVisible();
    expect(logged.mock.calls.flat().join('\n')).toContain('Error loading logo cowboy');
  });
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

test('search engines are told about the books and the logos’ license', () => {
  const data = (container: HTMLElement) =>
    JSON.parse(container.querySelector('script[type="application/ld+json"]')?.textContent ?? '');

  const { itemListElement } = data(renderPage(<BooksPage />).container);
  expect(itemListElement).toHaveLength(2);
  expect(itemListElement[0]).toMatchObject({
    position: 1,
    item: { '@type': 'Book', name: 'Newer', datePublished: '2021', author: [{ name: 'Some Author' }] },
  });

  copy.write('content/logos/actor.yml', 'name: </script><b>\nurl: logos/actor/actor.png\n');
  const { container } = renderPage(<ArtworkPage />);
  expect(data(container)['@graph']).toHaveLength(2);
  expect(data(container)['@graph'][0]).toMatchObject({
    '@type': 'ImageObject',
    name: '</script><b>',
    contentUrl: 'https://www.jenkins.io/images/logos/actor/actor.png',
    license: expect.stringMatching(artworkLicense),
  });
  expect(container.querySelector('script[type="application/ld+json"]')?.innerHTML).not.toContain('</script>');
});
