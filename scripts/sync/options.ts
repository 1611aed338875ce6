import { urlOf } from '@/lib/content/address';
import { isTrusted } from '@/scripts/data/fetch';
import { chosenNames, flag, list, secondsOf, text } from '@/scripts/shared/option-values';
import { parseArguments, UsageError } from '@/scripts/shared/parse-options.mjs';

/** The sources in the order in which they are updated: dates depend on versions. */
export const sourceNames = ['releases', 'dates', 'advisories', 'plugins', 'news', 'ratings'] as const;

export type SourceName = (typeof sourceNames)[number];

export type SyncOptions = NonNullable<ReturnType<typeof readOptions>>;

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
 * @returns the options, with servers without a trailing slash; undefined if help was requested
 * @throws UsageError if an option is invalid
 */
export function readOptions(args: readonly string[], environment: Readonly<Record<string, string | undefined>>) {
  const addresses = { updates: text, downloads: text, news: text, ratings: text };
  const options = { only: list, 'dry-run': flag, force: flag, timeout: text, ...addresses };
  const values = parseArguments(args, { options })?.values;
  if (!values) return undefined;
  const setting = (name: 'timeout' | keyof typeof addresses, otherwise = '') =>
    values[name] ?? environment[`SYNC_${name.toUpperCase()}`] ?? otherwise;
  const downloads = setting('downloads');
  return {
    only: chosenNames('--only', values.only, sourceNames),
    updates: readServer('--updates', setting('updates', 'https://updates.jenkins.io')),
    downloads: downloads ? readServer('--downloads', downloads) : undefined,
    news: readAddress('--news', setting('news', 'https://www.jenkins.io/rss.xml')),
    ratings: readAddress('--ratings', setting('ratings', 'https://rating.jenkins.io/rate/result.php?json=1')),
    /** In milliseconds. */
    timeout: secondsOf('--timeout', setting('timeout', '60')) * 1000,
    dryRun: values['dry-run'],
    force: values.force,
  };
}

function readServer(option: string, address: string): string {
  return readAddress(option, address).replace(/\/+$/, '');
}

function readAddress(option: string, address: string): string {
  const url = urlOf(address);
  if (!url || !isTrusted(url)) throw new UsageError(`${option} needs an address that starts with https://, found "${address}".`);
  return url.href;
}
