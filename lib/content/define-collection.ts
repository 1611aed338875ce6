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

/** A text in a record, and the record's name. */
interface RecordText {
  text: string;
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
  /** Fields of the Jenkins project's records that this site deliberately doesn't use (docs/decisions/records.md). */
  unusedFields?: readonly string[];
  /** The number of records; by default, the length of a list or a mapping. */
  count?(data: Data): number;
  /** The addresses that its records link to, which must exist. */
  links?(data: Data): RecordLink[];
  /** The addresses in imported text, where a broken link becomes plain text and causes only a warning. */
  mentions?(data: Data): RecordLink[];
  /** The texts with inline HTML. */
  html?(data: Data): RecordText[];
  /** The texts in Markdown; those of the field `raw_content` in translations are, too. */
  markdown?(data: Data): RecordText[];
  /** Plain texts that aren't translatable, such as titles. Those in `translatable` are checked as well. */
  plain?(data: Data): RecordText[];
  /** What only one record of a name, a day and the like can be. Two with the same are one that was added twice. */
  identities?(data: Data): { same: string; usedBy: string }[];
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
  /** The number of records. */
  count(data: Data): number;
  /** Validates a file that may not be in content/ yet: its problems, and the number of its valid records. */
  inspect: (file: string, bytes: Buffer) => Inspection;
}

/** What is in a file. */
export interface Inspection {
  problems: readonly ContentProblem[];
  records: number;
}

/** Declares a file of content/. lib/collections/collections.ts lists all collections. */
export function defineCollection<Schema extends z.ZodType, Data = Readonly<z.output<Schema>>>({
  file,
  records,
  ifMissing,
  transform,
  count = lengthOf,
  ...facts
}: FileDefinition<Schema, Data>): Collection<Data> {
  const { schema, asWritten } = facts;
  const read = () =>
    ifMissing !== undefined && !contentExists(file) ? ifMissing : readContent(file, schema, records, { asWritten });
  return {
    ...facts,
    count,
    path: file,
    load: () => transformed(read(), transform),
    inspect: (path, bytes) =>
      inspected(() => {
        const { data, invalidRecords } = validateContent(path, decodeContent(path, bytes), schema, records, { asWritten });
        return { problems: invalidRecords, records: count(transformed(data as z.output<Schema>, transform)) };
      }),
  };
}

/** Declares a folder of content/ with a file for each record. */
export function defineFolder<Schema extends z.ZodType<object>, Data = WithFileName<z.output<Schema>>[]>({
  folder,
  checkName,
  consequence,
  ifMissing,
  transform,
  count = lengthOf,
  ...facts
}: FolderDefinition<Schema, Data>): Collection<Data> {
  const { schema } = facts;
  const read = () =>
    ifMissing !== undefined && recordFiles(folder).length === 0
      ? ifMissing
      : readRecords(folder, schema, { checkName, consequence });
  return {
    ...facts,
    count,
    path: folder,
    load: () => transformed(read(), transform),
    inspect: (path, bytes) => {
      const message = nameProblem(basename(path, '.yml'), checkName);
      const { problems } = inspected(() => {
        validateContent(path, decodeContent(path, bytes), schema);
        return { problems: [], records: 1 };
      });
      const all = [...(message ? [{ file: path, message }] : []), ...problems];
      return { problems: all, records: all.length > 0 ? 0 : 1 };
    },
  };
}

/** @param transform without it, `Data` is what was read */
function transformed<Read, Data>(read: Read, transform?: (read: Read) => Data): Data {
  return transform ? transform(read) : (read as unknown as Data);
}

/** The number of records in a list or a mapping. */
function lengthOf(data: unknown): number {
  return data instanceof Map ? data.size : Object.keys(Object(data)).length;
}

/** An invalid file has no valid records. */
function inspected(inspect: () => Inspection): Inspection {
  try {
    return inspect();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { problems: error.problems, records: 0 };
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
