import { parseArgs } from 'node:util';
import { urlOf } from '@/lib/content/address';
import { UsageError } from '@/scripts/setup/usage-error';
import { isTrusted } from './fetch-text';

export interface ReleaseOptions {
  /** The server that knows the newest versions. */
  updates: string;
  /** The server with the checksums, if it is not the one with the WAR files. */
  downloads?: string;
  /** Timeout of each request in milliseconds. */
  timeout: number;
  /** Accepts older versions and changed checksums. */
  force: boolean;
}

export const usage = `npm run releases -- [options]

Writes the newest versions and checksums of Jenkins into content/downloads/.

  --updates <address>    server with stable/latestCore.txt and current/latestCore.txt
                         (RELEASES_UPDATES; https://updates.jenkins.io)
  --downloads <address>  server with the checksum beside each WAR file
                         (RELEASES_DOWNLOADS; the one in content/downloads/)
  --timeout <seconds>    how long to wait for an answer (RELEASES_TIMEOUT; 20)
  --force                take a version that is older than the one in the content, or
                         another checksum for the same version
  --help                 this text`;

/**
 * Parses the command line and the environment; the command line takes precedence.
 * @returns undefined if only help was requested
 * @throws UsageError when an option is invalid
 */
export function readOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): ReleaseOptions | undefined {
  const values = parse(args);
  if (values.help) return undefined;
  const downloads = values.downloads ?? environment.RELEASES_DOWNLOADS;
  return {
    updates: readServer('--updates', values.updates ?? environment.RELEASES_UPDATES ?? 'https://updates.jenkins.io'),
    downloads: downloads ? readServer('--downloads', downloads) : undefined,
    timeout: readSeconds(values.timeout ?? environment.RELEASES_TIMEOUT ?? '20'),
    force: values.force ?? false,
  };
}

function parse(args: readonly string[]) {
  try {
    const text = { type: 'string' } as const;
    const flag = { type: 'boolean' } as const;
    const options = { updates: text, downloads: text, timeout: text, force: flag, help: flag };
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function readServer(option: string, address: string): string {
  const url = urlOf(address);
  if (!url || !isTrusted(url)) throw new UsageError(`${option} needs an address that starts with https://, found "${address}".`);
  return url.href.replace(/\/+$/, '');
}

function readSeconds(text: string): number {
  const seconds = Number(text);
  if (!(seconds > 0 && seconds <= 600)) throw new UsageError(`--timeout needs a number of seconds up to 600, found "${text}".`);
  return seconds * 1000;
}
