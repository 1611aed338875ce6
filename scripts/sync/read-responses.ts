import { type ReleaseLine, versionFormats } from '@/lib/download/downloads';
import { SourceError } from '@/scripts/data/source-error';

/** What to do about an unexpected response. */
export const checkFirst =
  'Nothing from this source was changed. Open the address to check it, or use another one (npm run sync -- --help).';

const examples: Record<ReleaseLine, string> = { stable: '2.504.3', weekly: '2.516' };

/**
 * Parses a latestCore.txt.
 * @throws SourceError unless the text is exactly one version of the line
 */
export function readVersion(line: ReleaseLine, text: string, address: string): string {
  const version = text.trim();
  if (version === '') throw new SourceError(`${address} is empty.`, checkFirst);
  if (!versionFormats[line].test(version)) {
    throw new SourceError(`${address} should contain a version such as ${examples[line]}, found ${quote(version)}.`, checkFirst);
  }
  return version;
}

/**
 * Parses a file in the format of sha256sum: digest, spaces, file name.
 * @param fileName the expected file name
 * @throws SourceError unless the text is exactly one such line
 */
export function readDigest(text: string, fileName: string, address: string): string {
  const line = text.trim();
  if (line === '') throw new SourceError(`${address} is empty.`, checkFirst);
  const [, digest = '', name = ''] = /^(\S+)[ \t]+\*?(\S+)$/.exec(line) ?? [];
  if (!/^[0-9a-f]{64}$/i.test(digest)) {
    const found = digest ? `${digest.length} characters: ${quote(digest)}` : quote(line);
    throw new SourceError(`${address} should contain 64 hexadecimal digits and a file name, found ${found}.`, checkFirst);
  }
  if (name !== fileName) {
    throw new SourceError(`${address} should be for ${fileName}, found the file name ${quote(name)}.`, checkFirst);
  }
  return digest.toLowerCase();
}

/** Quotes and truncates text for an error message. */
export function quote(text: string): string {
  return JSON.stringify(text.length > 80 ? `${text.slice(0, 77)}...` : text);
}
