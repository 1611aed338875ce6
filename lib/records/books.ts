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
    title: shortText,
    author: names,
    authors: names,
    publisher: optionalText,
    publication_year: optionalYear,
    description: optionalText,
    quote: optionalText,
    url: optionalLink,
    image: optionalFileName,
  })
  .transform(({ author, authors, ...book }) => ({ ...book, authors: [...new Set([...author, ...authors])] }));

export type Book = WithFileName<z.output<typeof bookSchema>>;

export const bookCollection = defineFolder({
  folder: booksFolder,
  schema: bookSchema,
  transform: sortBooks,
  ...recordFacts('books'),
});

/** The books, newest first (docs/behavior.md, Books). */
export const loadBooks = bookCollection.load;

/** By publication year descending, then by title; books without a year come last. */
export function sortBooks<T extends { publication_year?: number; title: string }>(books: readonly T[]): T[] {
  return [...books].sort((a, b) => (b.publication_year ?? 0) - (a.publication_year ?? 0) || a.title.localeCompare(b.title, 'en'));
}
