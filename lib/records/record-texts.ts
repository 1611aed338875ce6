import { linksOf } from '@/lib/content/define-collection';

/** The translatable fields of books and awards. */
export interface RecordTexts {
  /** The record's file name without its extension. */
  file: string;
  description?: string;
  quote?: string;
}

/** The translatable text of a book or an award; translations are keyed by its file name. */
export function translatableRecord({ file, description, quote }: RecordTexts) {
  return { id: file, texts: { description, quote } };
}

type PictureRecord = RecordTexts & { title: string; url?: string; image?: string };

/** What books and awards have in common as collections. Their pages and their folders in the Jenkins project have the same name. */
export function recordFacts(name: 'books' | 'awards') {
  return {
    pages: [name],
    upstream: `content/_data/${name}`,
    links: (records: readonly PictureRecord[]) => linksOf(records.map(({ file, url }) => ({ name: file, link: url }))),
    pictures: (records: readonly PictureRecord[]) =>
      records.flatMap(({ file, image }) => (image ? [{ id: `${name}/${image}`, usedBy: file }] : [])),
    plain: (records: readonly PictureRecord[]) => records.map(({ file, title }) => ({ text: title, usedBy: file })),
    translatable: (records: readonly PictureRecord[]) => records.map(translatableRecord),
  };
}
