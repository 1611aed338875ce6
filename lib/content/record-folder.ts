import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { z } from 'zod';
import { siteRoot } from '@/lib/environment/environment.mjs';
import { ContentError, type ContentProblem } from './content-error';
import { reportInvalidRecords } from './invalid-records';
import { readContent } from './read-content';

/** A record from a folder with one file per record; `file` is the file name without its extension. */
export type WithFileName<T> = T & { file: string };

/** The name of a record's file, which becomes part of URLs. */
const recordName = /^[A-Za-z0-9][\w.-]{0,99}$/;

const wrongName = 'expected a file name of at most 100 letters, digits and . _ -, because it becomes part of URLs';

/**
 * Lists the record files of a folder, ignoring subfolders such as translations.
 * @param folder path from the repository root
 * @returns paths from the repository root in alphabetical order; empty if the folder doesn't exist
 */
export function recordFiles(folder: string): string[] {
  const path = join(siteRoot(), folder);
  if (!existsSync(path)) return [];
  const files = readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isFile() && entry.name.endsWith('.yml'));
  return files.map((entry) => `${folder}/${entry.name}`).sort();
}

/** The record files whose names can be part of a URL; `readRecords` reports the others. */
export function publishableFiles(folder: string): string[] {
  return recordFiles(folder).filter((path) => recordName.test(basename(path, '.yml')));
}

/** What is special about a folder. */
export interface RecordOptions {
  /** Returns the problem with a file name, if there is one. */
  checkName?: (file: string) => string | undefined;
  /** The text that the log puts before a file's problem. */
  consequence?: (file: string) => string;
}

/** The problem with a record's file name, if there is one. */
export function nameProblem(file: string, checkName: RecordOptions['checkName']): string | undefined {
  return recordName.test(file) ? checkName?.(file) : wrongName;
}

/**
 * Reads every record of a folder. Invalid ones are skipped and reported (docs/errors.md, Content).
 * @throws ContentError when the folder has no record files, or with every problem when no record is valid
 */
export function readRecords<Schema extends z.ZodType<object>>(
  folder: string,
  schema: Schema,
  { checkName, consequence }: RecordOptions = {},
): WithFileName<z.output<Schema>>[] {
  const files = recordFiles(folder);
  if (files.length === 0) {
    throw new ContentError([{ file: folder, message: `Failed to fetch data from ${folder}: it has no .yml files` }]);
  }
  const problems: ContentProblem[] = [];
  const records = files.flatMap((path): WithFileName<z.output<Schema>>[] => {
    const file = basename(path, '.yml');
    const message = nameProblem(file, checkName);
    const report = (problem: ContentProblem) => problems.push({ ...problem, consequence: consequence?.(file) });
    if (message) report({ file: path, message });
    try {
      const record = { ...readContent(path, schema), file };
      Object.freeze(record);
      return message ? [] : [record];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      error.problems.forEach(report);
      return [];
    }
  });
  if (records.length === 0) throw new ContentError(problems);
  if (problems.length > 0) reportInvalidRecords(problems);
  return records;
}
