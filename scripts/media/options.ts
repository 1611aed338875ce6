import { parseArgs } from 'node:util';
import { parseAddress } from '@/lib/content/address';
import { UsageError } from '@/scripts/shared/usage-error';

/** What `npm run media` is asked to do. */
export interface MediaOptions {
  /** The kinds of pictures: the first folder of their ids. Empty means all. */
  only: string[];
  /** Another host to download from, with the same paths; without a slash at its end. */
  base?: string;
  /** Look at what is here, without the network. */
  check: boolean;
  /** How long a server may be silent, in seconds. */
  patience: number;
}

/** What `npm run media -- --help` prints. */
export const mediaUsage = (kinds: readonly string[]) => `npm run media -- [options]

Downloads the official pictures into public/.

  --only <kinds>          of ${kinds.join(', ')}; else all
  --base <address>        another host with the same paths
  --patience <seconds>    how long a server may be silent; else 20
  --check                 names what is missing, without the network
  --help                  this text`;

/**
 * Reads the command line.
 * @param kinds the kinds of pictures that there are
 * @returns undefined if only help was requested
 * @throws UsageError
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
  if (unknown !== undefined) fail(`There are no pictures of the kind "${unknown}".`);
  const { base } = values;
  if (base !== undefined && parseAddress(base, ['web']).address === undefined)
    fail(`--base must be an address such as https://mirror.example.org, found "${base}".`);
  const patience = Number(values.patience);
  if (!(patience > 0)) fail(`--patience must be a number of seconds, found "${values.patience}".`);
  return { only, base: base?.replace(/\/+$/, ''), check: values.check, patience };
}
