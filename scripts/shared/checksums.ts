import { createHash } from 'node:crypto';
import { buildFilePath } from '@/scripts/build/build-file';
import { SourceError } from '@/scripts/data/source-error';

/**
 * The file of the export that lists every other file that the site serves, with its SHA-256 checksum, as `sha256sum` does. External
 * redirects are not in it, because servers may redirect without their pages. By it, `check:export -- --against` finds lost pages, and
 * `check:served` incomplete uploads. Its last line is that of build.json, so that a list whose end is missing is recognized.
 */
export const checksumsFile = 'sha256sums.txt';

/** The line of a file. */
export function checksumLine(file: string, content: string | Buffer): string {
  return `${checksumOf(content)}  ${file}\n`;
}

/** The checksum of a file. */
export function checksumOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/**
 * Reads such a list.
 * @param remedy what to do if it is incomplete, as a sentence
 * @returns the checksums by file
 * @throws SourceError if the text isn't such a list, or its end is missing
 */
export function readChecksums(text: string, remedy: string): Map<string, string> {
  const lines = [...text.matchAll(/^([0-9a-f]{64}) {2}(.+)\n/gm)];
  if (lines.length === 0) throw new SourceError('expected a list of files with their checksums, found something else.', remedy);
  const lastFile = buildFilePath.slice(1);
  if (!text.endsWith(lines.at(-1)?.[0] ?? '') || lines.at(-1)?.[2] !== lastFile)
    throw new SourceError(`the end of the list is missing: its last line is not the whole one of ${lastFile}.`, remedy);
  return new Map(lines.map(([, sum = '', file = '']) => [file, sum]));
}
