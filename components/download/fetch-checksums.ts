import { timeLimit } from '@/components/ui/time-limit';

const timeout = 10_000; // milliseconds

/** The result of fetching the published checksums again. */
export interface FetchedChecksums {
  /** The current checksums by release line; lines with an invalid file, or without a known checksum, are missing. */
  checksums: Readonly<Record<string, string>>;
  /** Whether a request failed or its response is no checksum file, such as the login page of a captive portal. */
  failed: boolean;
}

/**
 * Fetches the published checksum files again (docs/behavior.md, Download).
 * @param urls the files' URLs by release line
 */
export async function fetchChecksums(urls: Readonly<Record<string, string>>, signal: AbortSignal): Promise<FetchedChecksums> {
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
 * Reads the field `sha256` of a JSON file.
 * @returns 64 hexadecimal digits, null if the checksum is unknown, or undefined if the file is invalid
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
