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
