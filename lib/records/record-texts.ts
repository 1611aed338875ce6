/** What books and awards say in sentences. */
export interface RecordTexts {
  /** The name of the record's file, without its ending. */
  file: string;
  description?: string;
  quote?: string;
}

/** The words of a book or an award; a translation finds them by the name of the record's file. */
export function translatableRecord({ file, description, quote }: RecordTexts) {
  return { id: file, words: { description, quote } };
}
