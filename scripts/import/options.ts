import { parseArgs } from 'node:util';
import { UsageError } from '@/scripts/shared/usage-error';

export interface ImportOptions {
  /** The checkout of the Jenkins project's website. */
  folder: string;
  /** Says what would change, and changes nothing. */
  dryRun: boolean;
}

export const usage = `npm run import -- <folder> [--dry-run]

Takes what this site shows from a checkout of the Jenkins project's website into content/.

  <folder>   the checkout, with content/_data/ in it
  --dry-run  say what would change, and change nothing
  --help     this text

Ends with 0 when everything that was taken can be read, 1 when something is broken or was
refused (the rest is taken), 2 when the command is wrong.`;

/**
 * Reads the command line.
 * @returns undefined if only help was requested
 * @throws UsageError
 */
export function readOptions(args: readonly string[]): ImportOptions | undefined {
  const flag = { type: 'boolean', default: false } as const;
  const { values, positionals } = parse(() =>
    parseArgs({ args: [...args], allowPositionals: true, options: { 'dry-run': flag, help: flag } }),
  );
  if (values.help) return undefined;
  const [folder, ...others] = positionals;
  if (!folder) throw new UsageError("The checkout of the Jenkins project's website is missing.");
  if (others.length > 0) throw new UsageError(`Expected one folder, found "${positionals.join('", "')}".`);
  return { folder, dryRun: values['dry-run'] };
}

function parse<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
