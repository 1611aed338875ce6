import { z } from 'zod';
import { defineFolder } from '@/lib/content/define-collection';
import { optionalFileName, optionalLink, optionalText, optionalYear, shortText } from '@/lib/content/fields';
import type { WithFileName } from '@/lib/content/record-folder';
import { recordFacts } from './record-texts';

export const booksFolder = 'content/books';

const names = z
  .union([shortText.transform((name) => [name]), z.array(shortText)])
  .nullish()
  .transform((value) => value ?? []);

/** A book in the Jenkins project's format, where `author` and `authors` may both hold one name or several. */
const bookSchema = z
  .looseObject({
    title: shortText.describe('title of the book'),
    author: names.describe('name of the author, or a list of names'),
    authors: names.describe('the same as author; both may be used'),
    publisher: optionalText.describe('name of the publisher'),
    publication_year: optionalYear.describe('year of the edition'),
    description: optionalText.describe('plain text, which is translated'),
    quote: optionalText.describe('plain text in quotation marks, which is translated'),
    url: optionalLink.describe('address of a page about the book'),
    image: optionalFileName.describe('file name of the cover in content/media.yml, below books/'),
  })
  .transform(({ author, authors, ...book }) => ({ ...book, authors: [...new Set([...author, ...authors])] }));

export type Book = WithFileName<z.output<typeof bookSchema>>;

export const bookCollection = defineFolder({
  folder: booksFolder,
  schema: bookSchema,
  transform: sortBooks,
  ...recordFacts('books'),
  warnings: (books, now) => {
    const last = now.getUTCFullYear() + 1;
    return books.flatMap(({ file, publication_year: found }) =>
      found && found > last
        ? { file: `${booksFolder}/${file}.yml`, path: 'publication_year', expected: `a year until ${last}`, found: String(found) }
        : [],
    );
  },
  identities: (books) => books.map(({ file, title }) => ({ same: title, usedBy: file })),
});

/** The books, newest first (docs/behavior.md, Books). */
export const loadBooks = bookCollection.load;

/** By publication year descending, then by title; books without a year come last. */
export function sortBooks<T extends { publication_year?: number; title: string }>(books: readonly T[]): T[] {
  return [...books].sort((a, b) => (b.publication_year ?? 0) - (a.publication_year ?? 0) || a.title.localeCompare(b.title, 'en'));
}
