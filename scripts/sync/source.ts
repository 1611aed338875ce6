import { type DumpOptions, dump } from 'js-yaml';
import type { z } from 'zod';
import { SourceError } from '@/scripts/data/source-error';
import type { SyncOptions } from './options';
import { checkFirst } from './read-responses';

/** The new text of a file. */
export interface Edit {
  file: string;
  text: string;
}

/** The result of a source. */
export interface Findings {
  /** The files to change; empty if everything is up to date. */
  edits: Edit[];
  /** What changed, or why nothing did, one line each. */
  messages: string[];
}

/** What a source receives. */
export interface SourceContext {
  options: SyncOptions;
  /**
   * Fetches text. Each URL is requested once per run.
   * @param maxBytes the size limit of the response
   * @throws SourceError
   */
  fetch: (address: string, maxBytes: number) => Promise<string>;
  /**
   * Reads a file of content/, including the changes of earlier sources in this run.
   * @throws ContentError if it can't be read
   */
  read: (file: string) => string;
}

/**
 * A source of data. It doesn't write files itself; its edits are written once it has succeeded.
 * @throws SourceError or ContentError, or an AggregateError of those
 */
export type Source = (context: SourceContext) => Promise<Findings>;

/** The share of the existing records that may be missing from a response. */
const missingShare = 0.1;

/**
 * Guards against truncated or wrong responses: the number of records normally only grows.
 * @param what the kind of records, in the plural
 * @throws SourceError if there are none, or less than nine tenths of the existing ones
 */
export function assertEnough(what: string, address: string, { before, now }: { before: number; now: number }): void {
  if (now > 0 && now >= before * (1 - missingShare)) return;
  const problem = now === 0 ? `no ${what}` : `only ${now} ${what}, but content/ has ${before}: more than a tenth would be lost`;
  throw new SourceError(`${address} has ${problem}.`, `${checkFirst} If it is correct, use --force.`);
}

/**
 * Parses a response as JSON.
 * @throws SourceError if it is not JSON or doesn't match the schema
 */
export function readJson<Schema extends z.ZodType>(address: string, text: string, schema: Schema): z.output<Schema> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new SourceError(`${address} is not valid JSON: ${error instanceof Error ? error.message : String(error)}.`, checkFirst);
  }
  const { success, data: value, error } = schema.safeParse(data);
  if (success) return value;
  const [issue] = error.issues;
  throw new SourceError(
    `${address} doesn't have the expected format: ${issue?.path.map(String).join('.') || 'top level'}: ${issue?.message}.`,
    checkFirst,
  );
}

/**
 * Replaces the data of a file. The comments at its beginning stay.
 * @param text the file's text
 * @param options how to format the data
 * @returns the edit; none if nothing changes
 */
export function replaceData(file: string, text: string, data: unknown, options: DumpOptions = {}): Edit[] {
  const comments = /^(#.*\n)*/.exec(text)?.[0] ?? '';
  const edited = comments + dump(data, { lineWidth: -1, ...options });
  return edited === text ? [] : [{ file, text: edited }];
}
