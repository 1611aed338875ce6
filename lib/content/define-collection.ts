import { basename, dirname } from 'node:path';
import type { z } from 'zod';
import { ContentError, type ContentProblem } from './content-error';
import { contentExists, decodeContent, readContent, validateContent } from './read-content';
import { nameProblem, type RecordOptions, readRecords, recordFiles, type WithFileName } from './record-folder';
import type { TranslatableRecord } from './translation';

/** An address in a record, and the record's name; in a folder, its file name without the extension. */
interface RecordLink {
  address: string;
  usedBy: string;
}

/** The id of a picture in a record, and the record's name. */
interface RecordPicture {
  id: string;
  usedBy: string;
}

/** What pages, checks, open data and imports need to know about a collection. All functions get its loaded data. */
interface Facts<Data> {
  /** The routes whose edit links lead to the collection. */
  pages?: readonly string[];
  /** The file or folder of the Jenkins project's repository that `npm run import` reads. */
  upstream?: string;
  /** Whether every page needs it, so that the build stops if it can't be read. */
  isRequired?: boolean;
  /** The how-to whose tables say what the fields mean, such as `add-an-event`. */
  howTo?: string;
  /** Fields of the Jenkins project's records that this site deliberately doesn't use (docs/decisions/records.md). */
  unusedFields?: readonly string[];
  /** The number of records; by default, the length of a list or a mapping. */
  count?(data: Data): number;
  /** The addresses that its records link to, which must exist. */
  links?(data: Data): RecordLink[];
  /** The addresses in imported text, where a broken link becomes plain text and causes only a warning. */
  mentions?(data: Data): RecordLink[];
  /** The texts with inline HTML. */
  html?(data: Data): { html: string; usedBy: string }[];
  /** The pictures that its records show, which should be in content/media.yml. */
  pictures?(data: Data): RecordPicture[];
  /** Mistakes that pages can show, so that only `npm run check:content` fails because of them. */
  problems?(data: Data, now: Date): ContentProblem[];
  /** Harmless problems, with or without their position in the file. */
  warnings?(data: Data, now: Date): (string | ContentProblem)[];
  /** Warnings that something has probably become outdated. */
  due?(data: Data, now: Date): string[];
  /** The translatable texts of its records. */
  translatable?(data: Data): TranslatableRecord[];
  /** The folder with its translations, if it is not the collection itself. */
  translationFolder?: string;
}

interface Definition<Schema extends z.ZodType, Read, Data> extends Facts<NoInfer<Data>> {
  schema: Schema;
  /** What is loaded if there is no file; by default, that is an error. */
  ifMissing?: Read;
  /** Converts the data by facts outside its files, such as the day: the result of a schema may depend on the files alone. */
  transform?(read: Read): Data;
}

interface FileDefinition<Schema extends z.ZodType, Data> extends Definition<Schema, z.output<Schema>, Data> {
  /** Its path from the repository root. */
  file: string;
  /** Patterns of optional records (`readContent`). */
  records?: readonly string[];
  /** Whether numbers are kept as the text in the file, so that 2.50 stays 2.50. */
  asWritten?: boolean;
}

interface FolderDefinition<Schema extends z.ZodType<object>, Data>
  extends Definition<Schema, WithFileName<z.output<Schema>>[], Data>,
    RecordOptions {
  /** Its path from the repository root. */
  folder: string;
}

/** One or more files of content/ with the same schema. */
export interface Collection<Data = unknown> extends Facts<Data> {
  /** The file or folder, from the repository root. */
  path: string;
  schema: z.ZodType;
  asWritten?: boolean;
  /**
   * Loads everything. Invalid records are skipped and reported.
   * @throws ContentError when a file can't be read or is invalid outside its records, or when no record of a folder is valid
   */
  load: () => Data;
  /** Finds the problems of a file that may not be in content/ yet. */
  problemsOf: (file: string, bytes: Buffer) => readonly ContentProblem[];
}

/** Declares a file of content/. lib/collections/collections.ts lists all collections. */
export function defineCollection<Schema extends z.ZodType, Data = Readonly<z.output<Schema>>>({
  file,
  records,
  ifMissing,
  transform,
  ...facts
}: FileDefinition<Schema, Data>): Collection<Data> {
  const { schema, asWritten } = facts;
  const read = () =>
    ifMissing !== undefined && !contentExists(file) ? ifMissing : readContent(file, schema, records, { asWritten });
  return {
    ...facts,
    path: file,
    load: () => transformed(read(), transform),
    problemsOf: (path, bytes) =>
      problemsIn(() => validateContent(path, decodeContent(path, bytes), schema, records, { asWritten }).invalidRecords),
  };
}

/** Declares a folder of content/ with a file for each record. */
export function defineFolder<Schema extends z.ZodType<object>, Data = WithFileName<z.output<Schema>>[]>({
  folder,
  checkName,
  consequence,
  ifMissing,
  transform,
  ...facts
}: FolderDefinition<Schema, Data>): Collection<Data> {
  const { schema } = facts;
  const read = () =>
    ifMissing !== undefined && recordFiles(folder).length === 0
      ? ifMissing
      : readRecords(folder, schema, { checkName, consequence });
  return {
    ...facts,
    path: folder,
    load: () => transformed(read(), transform),
    problemsOf: (path, bytes) => {
      const message = nameProblem(basename(path, '.yml'), checkName);
      const problems = problemsIn(() => validateContent(path, decodeContent(path, bytes), schema).invalidRecords);
      return [...(message ? [{ file: path, message }] : []), ...problems];
    },
  };
}

/** @param transform without it, `Data` is what was read */
function transformed<Read, Data>(read: Read, transform?: (read: Read) => Data): Data {
  return transform ? transform(read) : (read as unknown as Data);
}

function problemsIn(validate: () => readonly ContentProblem[]): readonly ContentProblem[] {
  try {
    return validate();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems;
  }
}

/** Whether a file, by its path from the repository root, belongs to a collection. */
export function hasFile({ path }: Pick<Collection, 'path'>, file: string): boolean {
  return path === file || path === dirname(file);
}

/** The links of records that have them in the same fields. */
export function linksOf(records: readonly { name?: string; link?: string }[]): RecordLink[] {
  return records.flatMap(({ name = '', link }) => (link ? [{ address: link, usedBy: name }] : []));
}
