import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { WithRecords } from '@/components/errors/with-records';
import { StructuredData } from '@/components/layout/structured-data';
import { Picture } from '@/components/pictures/picture';
import { loadTranslation, type Translation } from '@/lib/content/translation';
import { bookListData } from '@/lib/metadata/record-data';
import { recordPicture } from '@/lib/pictures/pictures';
import { type Book, booksFolder, loadBooks } from '@/lib/records/books';
import { RecordCard } from './record-card';
import './records.css';

/** The books, newest first, with error messages for invalid records. */
export function BookList() {
  const locale = useLocale();
  return (
    <WithRecords route="books" load={() => ({ books: loadBooks(), translation: loadTranslation(booksFolder, locale) })}>
      {({ books, translation }) => (
        <>
          <StructuredData data={bookListData(books)} />
          <ul className="shelf">
            {books.map((book, index) => (
              <BookEntry key={book.file} book={book} translation={translation} loading={index === 0 ? 'eager' : 'lazy'} />
            ))}
          </ul>
        </>
      )}
    </WithRecords>
  );
}

interface BookEntryProps {
  book: Book;
  translation: Translation;
  /** `eager` for a cover above the fold. */
  loading?: 'eager' | 'lazy';
}

/** A book; each field appears only if the record has it (docs/behavior.md, Books). */
export function BookEntry({ book, translation, loading }: BookEntryProps) {
  const t = useTranslations('pages.books');
  const format = useFormatter();
  const { title, authors, publisher, publication_year: year, image } = book;
  return (
    <RecordCard
      record={book}
      title={title}
      translation={translation}
      picture={
        image && (
          <Picture {...recordPicture('books', book)} alt={t('cover', { title })} loading={loading} className="w-27.5 shrink-0" />
        )
      }
      facts={
        <div className="text-sm text-muted">
          {authors.length > 0 && <p className="record-fact">{t('authoredBy', { authors: format.list(authors) })}</p>}
          {(publisher || year) && <p className="record-fact">{publicationLine()}</p>}
        </div>
      }
    />
  );

  function publicationLine() {
    if (!publisher) return t('publishedIn', { year: String(year) });
    return year ? t('publishedByIn', { publisher, year: String(year) }) : t('publishedBy', { publisher });
  }
}
