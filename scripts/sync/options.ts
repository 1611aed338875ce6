import { parseArgs } from 'node:util';
import { urlOf } from '@/lib/content/address';
import { UsageError } from '@/scripts/shared/usage-error';
import { isTrusted } from './fetch-text';

/** The sources in the order in which they are updated: dates depend on versions. */
export const sourceNames = ['releases', 'dates', 'advisories', 'plugins', 'news', 'ratings'] as const;

export type SourceName = (typeof sourceNames)[number];

export interface SyncOptions {
  /** The sources to update. */
  only: readonly SourceName[];
  /** The URL of the update center, without a trailing slash. */
  updates: string;
  /** The server with the checksums, without a trailing slash; by default, the one with the WAR files. */
  downloads?: string;
  /** The URL of the blog's feed. */
  news: string;
  /** The URL of the ratings. */
  ratings: string;
  /** Timeout of each request in milliseconds. */
  timeout: number;
  /** Report changes without writing them. */
  dryRun: boolean;
  /** Accept older or fewer data, and changed checksums. */
  force: boolean;
}

export const usage = `npm run sync -- [options]

Updates content/ from public sources. Use git diff to review the changes.

  --only <source>        one of ${sourceNames.join(', ')}; may be repeated
  --dry-run              report changes without writing them
  --force                accept older versions, fewer records, and a changed checksum of
                         the same version
  --updates <address>    update center: newest versions, dates, security warnings
                         about Jenkins and plugins
                         (SYNC_UPDATES; default: https://updates.jenkins.io)
  --downloads <address>  server with a checksum beside each WAR file
                         (SYNC_DOWNLOADS; default: the one in content/downloads/)
  --news <address>       feed of the blog
                         (SYNC_NEWS; default: https://www.jenkins.io/rss.xml)
  --ratings <address>    ratings of releases, as JSON (SYNC_RATINGS;
                         default: https://rating.jenkins.io/rate/result.php?json=1)
  --timeout <seconds>    time limit for each request (SYNC_TIMEOUT; default: 60)
  --help                 show this help

The names in parentheses are environment variables.

Exit codes: 0 if everything is up to date, 2 for invalid options, 3 if a source failed
(the others were still updated).`;

/**
 * Parses the command line and the environment; the command line takes precedence.
 * @returns undefined if help was requested
 * @throws UsageError if an option is invalid
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
