import { type DumpOptions, dump } from 'js-yaml';
import type { z } from 'zod';
import { maxDataBytes } from '@/lib/content/limits';
import { parseYaml } from '@/lib/content/parse-yaml';
import type { ReleaseLine } from '@/lib/download/downloads';
import { SourceError } from '@/scripts/data/source-error';
import { tooFew } from '@/scripts/data/too-few';
import type { SyncOptions } from './options';
import { checkFirst } from './read-responses';

/** The new text of a file. */
interface Edit {
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

/** A source that fills one file. */
interface FileSource {
  /** The file of content/. */
  file: string;
  /** Where from. */
  address: (options: SyncOptions) => string;
  /**
   * Reads a response.
   * @param before the current data of the file, which may be invalid
   * @throws SourceError or ContentError
   */
  read: (text: string, address: string, before: unknown) => Reading;
}

/** What a response becomes. */
interface Reading {
  /** The new data of the file, and how to format it. */
  data: unknown;
  format?: DumpOptions;
  /** Reasons to refuse the data unless the command is forced, as sentences. */
  doubts: string[];
  messages: string[];
}

/** Creates a source that replaces the data of a file. The comments at the beginning of the file stay. */
export function fileSource({ file, address, read }: FileSource): Source {
  return async ({ options, fetch, read: readText }) => {
    const text = readText(file);
    const before = parseYaml(file, text);
    const from = address(options);
    const { data, format, doubts, messages } = read(await fetch(from, maxDataBytes), from, before);
    const [doubt] = options.force ? [] : doubts;
    if (doubt) throw new SourceError(doubt, `${checkFirst} If it is correct, use --force.`);
    const comments = /^(#.*\n)*/.exec(text)?.[0] ?? '';
    const edited = comments + dump(data, { lineWidth: -1, ...format });
    return { edits: edited === text ? [] : [{ file, text: edited }], messages };
  };
}

/** A sentence if a response has too few records. */
export function doubtsAbout(what: string, address: string, counts: { before: number; now: number }): string[] {
  const found = tooFew(what, counts);
  return found ? [`${address} has ${found}.`] : [];
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

/** The folder of each release line in the update center. */
const folders: Record<ReleaseLine, string> = { stable: 'stable', weekly: 'current' };

/** The address of the update center's data for a release line. */
export function updateCenterAddress({ updates }: SyncOptions, line: ReleaseLine): string {
  return `${updates}/${folders[line]}/update-center.actual.json`;
}
