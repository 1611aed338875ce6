import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { z } from 'zod';
import { ContentError } from './content-error';
import { readContent, siteRoot } from './read-content';

/** A record from a folder with one file per record, with the file's name without its extension. */
export type WithFileName<T> = T & { file: string };

/**
 * The record files of a folder, without subfolders such as translations.
 * @param folder path from the repository's root
 * @returns paths from the repository's root in alphabetical order; empty if the folder doesn't exist
 */
export function recordFiles(folder: string): string[] {
  const path = join(siteRoot(), folder);
  if (!existsSync(path)) return [];
  const files = readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isFile() && entry.name.endsWith('.yml'));
  return files.map((entry) => `${folder}/${entry.name}`).sort();
}

/** The result of reading a folder: the valid records, and the problems of each other file. */
interface ReadFolder<T> {
  records: WithFileName<T>[];
  failures: { file: string; error: ContentError }[];
}

/**
 * Reads every record of a folder; a broken file doesn't affect the others.
 * @throws ContentError when the folder has no record files
 */
export function readRecords<Schema extends z.ZodType<object>>(folder: string, schema: Schema): ReadFolder<z.output<Schema>> {
  const result: ReadFolder<z.output<Schema>> = { records: [], failures: [] };
  const files = recordFiles(folder);
  if (files.length === 0) {
    throw new ContentError([{ file: folder, message: `Failed to fetch data from ${folder}: it has no .yml files` }]);
  }
  for (const path of files) {
    const file = basename(path, '.yml');
    try {
      const record = { ...readContent(path, schema), file };
      Object.freeze(record);
      result.records.push(record);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      result.failures.push({ file, error });
    }
  }
  return result;
}

/**
 * Reads every record of a folder.
 * @throws ContentError listing the problems of all its files
 */
export function readAllRecords<Schema extends z.ZodType<object>>(
  folder: string,
  schema: Schema,
): WithFileName<z.output<Schema>>[] {
  const { records, failures } = readRecords(folder, schema);
  if (failures.length > 0) throw new ContentError(failures.flatMap(({ error }) => error.problems));
  return records;
}
