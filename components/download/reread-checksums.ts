import { timeLimit } from '@/components/ui/time-limit';

const timeout = 10_000; // milliseconds

/** The result of fetching the published checksums again. */
export interface RereadChecksums {
  /** The current checksums by release line; lines with an invalid file, or without a known checksum, are missing. */
  checksums: Readonly<Record<string, string>>;
  /** At least one file could not be fetched, or is no file of a checksum: a network may answer with a page of its own. */
  failed: boolean;
}

/**
 * Fetches the published checksum files again (docs/behavior.md, Download).
 * @param urls their addresses by release line
 */
export async function rereadChecksums(urls: Readonly<Record<string, string>>, signal: AbortSignal): Promise<RereadChecksums> {
  const checksums: Record<string, string> = {};
  let failed = false;
  const reread = async ([line, url]: [string, string]) => {
    const response = await fetch(url, { cache: 'no-cache', signal: timeLimit(timeout, signal) });
    const checksum = response.ok ? readChecksum(await response.text()) : undefined;
    if (checksum) checksums[line] = checksum;
    else if (checksum === undefined) failed = true;
  };
  await Promise.all(
    Object.entries(urls).map((entry) =>
      reread(entry).catch(() => {
        failed = true;
      }),
    ),
  );
  return { checksums, failed };
}

/**
 * The field `sha256` of a JSON file: 64 hexadecimal digits, or null where nobody knows them.
 * @returns undefined if the file says neither
 */
export function readChecksum(text: string): string | null | undefined {
  try {
    const data: unknown = JSON.parse(text);
    const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'sha256') : undefined;
    if (value === null) return null;
    return typeof value === 'string' && /^[0-9a-f]{64}$/i.test(value) ? value.toLowerCase() : undefined;
  } catch {
    return undefined;
  }
}
