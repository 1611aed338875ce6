import type { z } from 'zod';
import type { SyncOptions } from './options';
import { lookFirst } from './read-answers';
import { SyncError } from './sync-error';

/** A file as a source wants it to be. */
export interface Edit {
  file: string;
  text: string;
}

/** What a source has found. */
export interface Findings {
  /** The files that change; none when everything is up to date. */
  edits: Edit[];
  /** What changed, or why nothing did: one sentence each. */
  said: string[];
}

/** What a source may use. */
export interface SourceContext {
  options: SyncOptions;
  /**
   * Fetches a text, each address once in a run.
   * @param maxBytes the limit of the answer
   * @throws SyncError
   */
  fetch: (address: string, maxBytes: number) => Promise<string>;
  /**
   * A file of content/ as earlier sources of the run leave it.
   * @throws ContentError when it can't be read
   */
  read: (file: string) => string;
}

/**
 * A source of facts. It writes nothing: its findings are written once all of them are in order.
 * @throws SyncError or ContentError, or an AggregateError of those
 */
export type Source = (context: SourceContext) => Promise<Findings>;

/** How much of what was there before may be missing in an answer: a tenth. */
const missingShare = 0.1;

/**
 * Records only ever become more, so that an answer with far fewer is cut off or another one.
 * @param what the records, in the plural
 * @throws SyncError when there are none, or less than nine tenths of those before
 */
export function assertEnough(what: string, address: string, { before, now }: { before: number; now: number }): void {
  if (now > 0 && now >= before * (1 - missingShare)) return;
  const problem = now === 0 ? `no ${what}` : `${now} ${what}, and content/ has ${before}: more than a tenth would go`;
  throw new SyncError(`${address} has ${problem}.`, `${lookFirst} If it is right, --force takes it.`);
}

/**
 * Parses an answer as JSON.
 * @throws SyncError when it is anything else, or not of the schema
 */
export function readJson<Schema extends z.ZodType>(address: string, text: string, schema: Schema): z.output<Schema> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new SyncError(`${address} is not JSON: ${error instanceof Error ? error.message : String(error)}.`, lookFirst);
  }
  const { success, data: value, error } = schema.safeParse(data);
  if (success) return value;
  const [issue] = error.issues;
  throw new SyncError(
    `${address} is not of the expected form: ${issue?.path.map(String).join('.') || 'the whole'}: ${issue?.message}.`,
    lookFirst,
  );
}

/** The comments at the beginning of a file, which its new text begins with as well. */
export function leadingComments(text: string): string {
  return /^(#.*\n)*/.exec(text)?.[0] ?? '';
}
