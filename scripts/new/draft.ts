/** A file to write. */
export interface DraftFile {
  /** Its path from the repository's root. */
  file: string;
  text: string;
  /** Whether the text is that of an existing file with additions. Other files must not exist. */
  isAddition?: boolean;
}

/** Something new, before it is checked and written. */
export interface Draft {
  files: readonly DraftFile[];
  /** Texts of which every line of the checks about it contains one. */
  marks: readonly string[];
  /** What to do next. */
  next: readonly string[];
}

/** The answers by field; fields without an answer are missing. */
export type Answers = Readonly<Partial<Record<string, string>>>;

/** A question, which is also an option of the command. */
export interface Field {
  /** The name of the option, and of the record's field. */
  name: string;
  /** What to enter. */
  about: string;
  required?: boolean | ((answers: Answers) => boolean);
}

/** Something that the command can add. */
export interface Kind {
  fields: readonly Field[];
  /**
   * Makes the files.
   * @throws UsageError if an answer can't be used
   */
  draft: (answers: Answers) => Draft;
}

/** A text in lowercase letters, digits and dashes, for file names and anchors. */
export function slug(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
