import { parseAddress } from '@/lib/content/address';
import { chosenNames, flag, list, secondsOf, text } from '@/scripts/shared/option-values';
import { parseArguments, UsageError } from '@/scripts/shared/parse-options.mjs';

export type MediaOptions = NonNullable<ReturnType<typeof readOptions>>;

/** What `npm run media -- --help` prints. */
export const mediaUsage = (kinds: readonly string[]) => `npm run media -- [options]

Downloads the official pictures into public/.

  --only <kinds>          kinds separated by commas (default: all):
                          ${kinds.join(', ')}
  --base <address>        download from a mirror with the same paths
  --patience <seconds>    how long to wait for a server that sends nothing (default: 20)
  --check                 check the files in public/ without using the network
  --help                  show this help

Exit codes: 0 if everything is right, 1 if a picture or an entry of the list is wrong
(the others are still downloaded), 2 for invalid options.`;

/**
 * Parses the command line.
 * @param kinds the existing kinds of pictures
 * @returns the options, with `base` without a trailing slash; undefined if help was requested
 * @throws UsageError if an option is invalid
 */
export function readOptions(args: readonly string[], kinds: readonly string[]) {
  const options = { only: list, check: flag, base: text, patience: { ...text, default: '20' } };
  const values = parseArguments(args, { options })?.values;
  if (!values) return undefined;
  const { base } = values;
  if (base !== undefined && parseAddress(base, ['web']).address === undefined)
    throw new UsageError(`--base needs an address such as https://mirror.example.org, found "${base}".`);
  return {
    only: chosenNames('--only', values.only, kinds),
    base: base?.replace(/\/+$/, ''),
    check: values.check,
    patience: secondsOf('--patience', values.patience),
  };
}
