import { parseArguments, UsageError } from '@/scripts/shared/parse-options.mjs';

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
  const options = { 'dry-run': { type: 'boolean', default: false } } as const;
  const parsed = parseArguments(args, { allowPositionals: true, options });
  if (!parsed) return undefined;
  const { values, positionals } = parsed;
  const [folder, ...others] = positionals;
  if (!folder) throw new UsageError("Name the folder of a checkout of the Jenkins project's website.");
  if (others.length > 0) throw new UsageError(`Expected one folder, found ${positionals.length}: "${positionals.join('", "')}".`);
  return { folder, dryRun: values['dry-run'] };
}
