import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { FetchError, fetchWithin, statusError } from '@/scripts/data/fetch';
import { checksum, fileOnDisk, type MediaFile, partOnDisk, sizeOnDisk } from './media-files';

export interface DownloadOptions {
  /** The URL to download from. */
  url: string;
  /** Timeout for each chunk of data, in seconds. */
  patience: number;
  /** Called with the number of bytes received so far, including earlier attempts. */
  onSize: (bytes: number) => void;
}

const attempts = 3;

/** How errors name the server, beside its address. */
const server = 'the server';

/**
 * Downloads a file into public/. The data stays in .cache/media until it is complete and verified, so that an interrupted
 * download resumes and public/ never contains a partial file.
 * @throws FetchError if it failed; public/ is then unchanged
 */
export async function download(file: MediaFile, options: DownloadOptions): Promise<void> {
  const part = partOnDisk(file);
  await mkdir(dirname(part), { recursive: true });
  for (let attempt = 1; ; attempt++) {
    try {
      await complete(part, file, options);
      break;
    } catch (error) {
      if (!(error instanceof FetchError) || !error.trouble.again || attempt === attempts) throw error;
    }
  }
  const target = fileOnDisk(file);
  await mkdir(dirname(target), { recursive: true });
  await rename(part, target);
}

/** Downloads the rest of a partial file and verifies its size and checksum. */
async function complete(part: string, file: MediaFile, options: DownloadOptions): Promise<void> {
  const had = sizeOnDisk(part) ?? 0;
  const inOnePiece = had < file.bytes && (await fetchInto(part, had, file, options));
  const size = sizeOnDisk(part) ?? 0;
  if (size < file.bytes) {
    throw new FetchError(`the response ended after ${size} of ${file.bytes} bytes`, { again: true, server: true });
  }
  const found = await checksum(part);
  if (found === file.sha256) return;
  await rm(part);
  throw new FetchError(`the checksum is wrong: expected ${file.sha256}, found ${found}`, { again: !inOnePiece });
}

/**
 * Requests the missing bytes of a partial file and appends them.
 * @returns whether the whole file now comes from a single response
 */
function fetchInto(part: string, had: number, file: MediaFile, { url, patience, onSize }: DownloadOptions): Promise<boolean> {
  let start = 0;
  const options = {
    server,
    seconds: patience,
    of: 'part',
    maxBytes: file.bytes,
    tooLong: `the response is longer than the ${file.bytes} bytes in content/media.yml`,
    onSize: (bytes: number) => onSize(start + bytes),
    // Compression is turned off, because ranges refer to the uncompressed file.
    headers: { 'accept-encoding': 'identity', ...(had > 0 && { range: `bytes=${had}-` }) },
  } as const;
  return fetchWithin(url, options, async (response, data) => {
    const isResumed = response.status === 206 && response.headers.get('content-range')?.startsWith(`bytes ${had}-`) === true;
    if (!isResumed && response.status !== 200) throw statusError(server, response);
    if (isResumed) start = had;
    await pipeline(data, createWriteStream(part, { flags: isResumed ? 'a' : 'w' }));
    return !isResumed;
  });
}
