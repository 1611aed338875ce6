import { parseArgs } from 'node:util';
import { urlOf } from '@/lib/content/address';
import { UsageError } from '@/scripts/shared/usage-error';
import { isTrusted } from './fetch-text';

/** What can be brought up to date, in the order in which it is: dates belong to the versions before them. */
export const sourceNames = ['releases', 'dates', 'advisories', 'news', 'ratings'] as const;

export type SourceName = (typeof sourceNames)[number];

export interface SyncOptions {
  /** The sources to ask. */
  only: readonly SourceName[];
  /** The update center, without a slash at its end. */
  updates: string;
  /** The server with the checksums, if it is not the one with the WAR files; without a slash at its end. */
  downloads?: string;
  /** The blog's feed. */
  news: string;
  /** The counted ratings. */
  ratings: string;
  /** Timeout of each request in milliseconds. */
  timeout: number;
  /** Says what would change, and changes nothing. */
  dryRun: boolean;
  /** Accepts what is older or less than what is here, and changed checksums. */
  force: boolean;
}

export const usage = `npm run sync -- [options]

Brings what has a public address up to date in content/; git diff shows what came.

  --only <source>        one of ${sourceNames.join(', ')}; may be given several times
  --dry-run              say what would change, and change nothing
  --force                take what is older or less than what is here, and another
                         checksum for the same version
  --updates <address>    the update center: newest versions, dates, warnings
                         (SYNC_UPDATES; https://updates.jenkins.io)
  --downloads <address>  server with the checksum beside each WAR file
                         (SYNC_DOWNLOADS; the one in content/downloads/)
  --news <address>       the blog's feed
                         (SYNC_NEWS; https://www.jenkins.io/rss.xml)
  --ratings <address>    the counted ratings, as JSON
                         (SYNC_RATINGS; https://rating.jenkins.io/rate/result.php?json=1)
  --timeout <seconds>    how long to wait for an answer (SYNC_TIMEOUT; 60)
  --help                 this text

Exit codes: 0 everything is up to date now, 2 wrong options, 3 a source failed and
the others are up to date.`;

/**
 * Parses the command line and the environment; the command line takes precedence.
 * @returns undefined if only help was requested
 * @throws UsageError when an option is invalid
 */
export function readOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): SyncOptions | undefined {
  const values = parse(args);
  if (values.help) return undefined;
  const downloads = values.downloads ?? environment.SYNC_DOWNLOADS;
  return {
    only: readSources(values.only),
    updates: readServer('--updates', values.updates ?? environment.SYNC_UPDATES ?? 'https://updates.jenkins.io'),
    downloads: downloads ? readServer('--downloads', downloads) : undefined,
    news: readAddress('--news', values.news ?? environment.SYNC_NEWS ?? 'https://www.jenkins.io/rss.xml'),
    ratings: readAddress(
      '--ratings',
      values.ratings ?? environment.SYNC_RATINGS ?? 'https://rating.jenkins.io/rate/result.php?json=1',
    ),
    timeout: readSeconds(values.timeout ?? environment.SYNC_TIMEOUT ?? '60'),
    dryRun: values['dry-run'],
    force: values.force,
  };
}

function parse(args: readonly string[]) {
  try {
    const text = { type: 'string' } as const;
    const flag = { type: 'boolean', default: false } as const;
    return parseArgs({
      args: [...args],
      options: {
        only: { ...text, multiple: true, default: [] },
        'dry-run': flag,
        force: flag,
        updates: text,
        downloads: text,
        news: text,
        ratings: text,
        timeout: text,
        help: flag,
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function readSources(values: readonly string[]): readonly SourceName[] {
  const wanted = values.flatMap((value) => value.split(','));
  const unknown = wanted.find((name) => !sourceNames.some((source) => source === name));
  if (unknown !== undefined) throw new UsageError(`--only needs one of ${sourceNames.join(', ')}, found "${unknown}".`);
  return wanted.length > 0 ? sourceNames.filter((name) => wanted.includes(name)) : sourceNames;
}

function readServer(option: string, address: string): string {
  return readAddress(option, address).replace(/\/+$/, '');
}

function readAddress(option: string, address: string): string {
  const url = urlOf(address);
  if (!url || !isTrusted(url)) throw new UsageError(`${option} needs an address that starts with https://, found "${address}".`);
  return url.href;
}

function readSeconds(text: string): number {
  const seconds = Number(text);
  if (!(seconds > 0 && seconds <= 600)) throw new UsageError(`--timeout needs a number of seconds up to 600, found "${text}".`);
  return seconds * 1000;
}
