import { loadTranslation } from '@/lib/content/translation';
import { localPath } from '@/lib/i18n/local-path';
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales';
import { recordPicture } from '@/lib/pictures/pictures';
import { type Award, loadAwards } from '@/lib/records/awards';
import { type Book, loadBooks } from '@/lib/records/books';
import { resolveAddress } from '@/lib/routing/destinations';
import { routes } from '@/lib/routing/routes';
import { messagesIn } from '@/tests/support/messages-in';
import { finishedPage, mainOf, queryAll, textOf } from './support/finished-page';

/** The records as shown on a page. */
function shownOn(path: string) {
  return queryAll(mainOf(path), '.record-card').map((record) => {
    const link = record.querySelector('h2 a');
    const image = record.querySelector('img');
    return {
      title: (record.querySelector('h2 a') ?? record.querySelector('h2'))?.firstChild?.textContent,
      link: link ? { href: link.getAttribute('href'), target: link.getAttribute('target') } : undefined,
      picture: image
        ? {
            src: image.getAttribute('src'),
            alt: image.alt,
            size: [Number(image.getAttribute('width')), Number(image.getAttribute('height'))],
          }
        : undefined,
      facts: queryAll(record, '.record-fact').map((fact) => fact.textContent),
      words: queryAll(record, '.record-text > p:not([class])').map(textOf),
      quote: queryAll(record, 'blockquote p').map(textOf),
      inEnglish: queryAll(record, ':not(h2, h2 *, .record-fact, .record-fact *)[lang="en"]').map(textOf),
    };
  });
}

/** The expected content of a record, apart from the fields of its kind. */
function expected(folder: 'books' | 'awards', record: Book | Award, locale: Locale) {
  const { file, title, url, image, description, quote } = record;
  const translated = loadTranslation(`content/${folder}`, locale).get(file);
  const own = locale === defaultLocale;
  const source = image ? recordPicture(folder, record) : undefined;
  return {
    title,
    link: url ? { href: resolveAddress(url, locale).href, target: '_blank' } : undefined,
    picture: source && {
      src: source.src ?? source.placeholder,
      alt: folder === 'books' ? messagesIn(locale)('pages.books.cover', { title }) : title,
      size: [source.width, source.height],
    },
    words: paragraphs(description && (translated?.description ?? description)),
    quote: paragraphs(quote && (translated?.quote ?? quote)),
    // Untranslated text is marked as English.
    inEnglish: own
      ? []
      : [...(translated?.description ? [] : paragraphs(description)), ...(translated?.quote ? [] : paragraphs(quote))],
  };
}

/** The paragraphs of a record's text, which are separated by blank lines. */
function paragraphs(text: string | undefined): string[] {
  return text ? text.split(/\n\s*\n/).map((paragraph) => paragraph.replace(/\s+/g, ' ').trim()) : [];
}

describe.each(locales)('the books page in %s', (locale) => {
  const path = localPath(routes.books.path, locale);
  const t = messagesIn(locale);

  /** A book's authors and publication, as far as its record has them. */
  function facts({ authors, publisher, publication_year }: Book): string[] {
    const year = String(publication_year);
    const names = new Intl.ListFormat(locale).format(authors);
    const published = publisher
      ? publication_year
        ? t('pages.books.publishedByIn', { publisher, year })
        : t('pages.books.publishedBy', { publisher })
      : t('pages.books.publishedIn', { year });
    return [
      ...(authors.length > 0 ? [t('pages.books.authoredBy', { authors: names })] : []),
      ...(publisher || publication_year ? [published] : []),
    ];
  }

  test('shows all books with all their fields, translated where translations exist', () => {
    expect(shownOn(path)).toEqual(loadBooks().map((book) => ({ ...expected('books', book, locale), facts: facts(book) })));
  });
});

describe.each(locales)('the awards page in %s', (locale) => {
  const path = localPath(routes.awards.path, locale);

  test('shows all awards with all their fields, translated where translations exist', () => {
    expect(textOf(mainOf(path))).toContain(messagesIn(locale)('pages.awards.lead'));
    expect(shownOn(path)).toEqual(
      loadAwards().map((award) => ({
        ...expected('awards', award, locale),
        title: award.title.includes(String(award.year)) ? award.title : `${award.title}, ${award.year}`,
        facts: [],
      })),
    );
  });
});

test.each([
  ['books', routes.books.path],
  ['awards', routes.awards.path],
])(
  'the first picture of the %s page loads eagerly if this site hosts it, the others lazily, and each has a placeholder',
  (_, path) => {
    const images = queryAll(mainOf(path), '.record-card img');
    expect(images.map((image) => image.getAttribute('loading'))).toEqual(
      images.map((__, index) => (index === 0 && images[0]?.getAttribute('src')?.startsWith('/') ? 'eager' : 'lazy')),
    );
    const withAddress = images.filter((image) => !image.hasAttribute('data-missing'));
    expect(
      withAddress.filter((image) => !/\.svg$|^data:image\/svg\+xml/.test(image.getAttribute('data-placeholder') ?? '')),
    ).toEqual([]);
  },
);

test('search engines are told about the books', () => {
  const [data] = queryAll(finishedPage(routes.books.path), 'script[type="application/ld+json"]').map((script) =>
    JSON.parse(script.textContent ?? ''),
  );
  expect(data.itemListElement.map(({ item }: { item: { name: string } }) => item.name)).toEqual(
    loadBooks().map(({ title }) => title),
  );
});
