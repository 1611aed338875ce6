import { parseArgs } from 'node:util';
import { UsageError } from '@/scripts/shared/usage-error';

export interface ImportOptions {
  /** A checkout of the Jenkins project's website. */
  folder: string;
  /** Report changes without writing them. */
  dryRun: boolean;
}

export const usage = `npm run import -- <folder> [--dry-run]

Imports the data that this site shows from a checkout of the Jenkins project's website
into content/.

  <folder>   the checkout, which contains content/_data/
  --dry-run  report changes without writing them
  --help     show this help

Exit codes: 0 if everything imported is valid, 1 if something is broken or was refused
(the rest is imported), 2 for invalid options.`;

/**
 * Parses the command line.
 * @returns undefined if help was requested
 * @throws UsageError if an argument is missing or invalid
 */
export function readOptions(args: readonly string[]): ImportOptions | undefined {
  const flag = { type: 'boolean', default: false } as const;
  const { values, positionals } = parse(() =>
    parseArgs({ args: [...args], allowPositionals: true, options: { 'dry-run': flag, help: flag } }),
  );
  if (values.help) return undefined;
  const [folder, ...others] = positionals;
  if (!folder) throw new UsageError("Name the folder of a checkout of the Jenkins project's website.");
  if (others.length > 0) throw new UsageError(`Expected one folder, found ${positionals.length}: "${positionals.join('", "')}".`);
  return { folder, dryRun: values['dry-run'] };
}

function parse<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
