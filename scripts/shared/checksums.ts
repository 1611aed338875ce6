import { createHash } from 'node:crypto';

/**
 * The file of the export that lists every other file that the site serves, with its SHA-256 checksum, as `sha256sum` does. By it,
 * `check:export -- --against` finds lost pages, and `check:served` incomplete uploads.
 */
export const checksumsFile = 'sha256sums.txt';

/** The line of a file. */
export function checksumLine(file: string, content: string | Buffer): string {
  return `${createHash('sha256').update(content).digest('hex')}  ${file}\n`;
}

/**
 * Reads such a list.
 * @returns the checksums by file; empty if the text isn't such a list
 */
export function readChecksums(text: string): Map<string, string> {
  const lines = text.matchAll(/^([0-9a-f]{64}) {2}(.+)$/gm);
  return new Map([...lines].map(([, sum = '', file = '']) => [file, sum]));
}
