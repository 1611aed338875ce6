/** The sentences in books and awards. */
export interface RecordTexts {
  /** The name of the record's file without its extension. */
  file: string;
  description?: string;
  quote?: string;
}

/** The translatable texts of a book or an award; translations are keyed by the name of its file. */
export function translatableRecord({ file, description, quote }: RecordTexts) {
  return { id: file, texts: { description, quote } };
}
