import { parseAddress } from '@/lib/content/address';
import { maxDataBytes } from '@/lib/content/limits';
import { checksumsFile, readChecksums } from '@/scripts/shared/checksums';
import { UsageError } from '@/scripts/shared/parse-options.mjs';
import { fetchWithin } from './fetch';
import { SourceError } from './source-error';

/**
 * The address of a served site, with a slash at the end.
 * @param option how the command line names it
 * @throws UsageError unless it is the address of a web page
 */
export function siteAddress(option: string, text: string): string {
  const { address } = parseAddress(text, ['web']);
  if (address === undefined) throw new UsageError(`${option} needs an address such as https://www.example.org, found "${text}".`);
  return address.replace(/\/*$/, '/');
}

/** The address of a file in a site: `books/index.html` is `books/`. */
export function addressIn(site: string, file: string): string {
  const path = file.replace(/(^|\/)index\.html$/, '$1');
  return site + path.split('/').map(encodeURIComponent).join('/');
}

/**
 * Requests a file of a served site.
 * @param use receives the data and the response
 * @param until an address: a redirect to it is the response, and has no data
 * @throws FetchError if it can't be received
 */
export function fetchServed<Result>(
  address: string,
  use: (data: AsyncIterable<Uint8Array>, response: Response) => Promise<Result>,
  until?: string,
): Promise<Result> {
  const options = {
    server: new URL(address).host,
    seconds: 20,
    of: 'part',
    maxBytes: maxDataBytes,
    tooLong: `the response is longer than ${maxDataBytes} bytes`,
    until,
  } as const;
  return fetchWithin(address, options, (response, data) => use(data, response));
}

/**
 * The checksums of the files that a served site has according to its own list.
 * @throws SourceError if there is no such list, or it is incomplete; the message begins with its address
 */
export async function servedChecksums(site: string): Promise<Map<string, string>> {
  const address = addressIn(site, checksumsFile);
  try {
    return readChecksums(await fetchServed(address, textOf), 'Upload the whole file again.');
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    throw new SourceError(`${address}: ${error.message}`);
  }
}

async function textOf(data: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of data) parts.push(part);
  return Buffer.concat(parts).toString();
}
