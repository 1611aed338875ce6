import { parseArgs } from 'node:util';
import { parseAddress } from '@/lib/content/address';
import { UsageError } from '@/scripts/shared/usage-error';

/** The options of `npm run media`. */
export interface MediaOptions {
  /** The kinds of pictures: the first folder of their ids. Empty means all. */
  only: string[];
  /** A mirror to download from, without a trailing slash. It must have the same paths. */
  base?: string;
  /** Check the downloaded files without using the network. */
  check: boolean;
  /** Timeout for each chunk of data, in seconds. */
  patience: number;
}

/** What `npm run media -- --help` prints. */
export const mediaUsage = (kinds: readonly string[]) => `npm run media -- [options]

Downloads the official pictures into public/.

  --only <kinds>          kinds separated by commas (default: all):
                          ${kinds.join(', ')}
  --base <address>        download from a mirror with the same paths
  --patience <seconds>    how long to wait for a server that sends nothing (default: 20)
  --check                 check the files in public/ without using the network
  --help                  show this help`;

/**
 * Parses the command line.
 * @param kinds the existing kinds of pictures
 * @returns undefined if help was requested
 * @throws UsageError if an option is invalid
 */
export function readOptions(args: readonly string[], kinds: readonly string[]): MediaOptions | undefined {
  const usage = mediaUsage(kinds);
  const fail = (reason: string): never => {
    throw new UsageError(`${reason}\n\n${usage}`);
  };

  let values: { only: string[]; base?: string; check: boolean; patience: string; help?: boolean };
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        only: { type: 'string', multiple: true, default: [] },
        base: { type: 'string' },
        check: { type: 'boolean', default: false },
        patience: { type: 'string', default: '20' },
        help: { type: 'boolean' },
      },
    }));
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }

  if (values.help) return undefined;
  const only = values.only.flatMap((value) => value.split(','));
  const unknown = only.find((kind) => !kinds.includes(kind));
  if (unknown !== undefined) fail(`--only needs some of ${kinds.join(', ')}, found "${unknown}".`);
  const { base } = values;
  if (base !== undefined && parseAddress(base, ['web']).address === undefined)
    fail(`--base needs an address such as https://mirror.example.org, found "${base}".`);
  const patience = Number(values.patience);
  if (!(patience > 0)) fail(`--patience needs a number of seconds above 0, found "${values.patience}".`);
  return { only, base: base?.replace(/\/+$/, ''), check: values.check, patience };
}
