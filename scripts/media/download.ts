import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { checksum, fileOnDisk, type MediaFile, partOnDisk, sizeOnDisk } from './media-files';

interface Trouble {
  /** An immediate retry may help: the download is incomplete, or was assembled from two versions of the file. */
  again?: boolean;
  /** The server failed, so other files are likely to fail too. */
  server?: boolean;
}

/** A failed download. The message gives the reason, without the file and its URL. */
export class DownloadError extends Error {
  override name = 'DownloadError';

  constructor(
    message: string,
    readonly trouble: Trouble = {},
  ) {
    super(message);
  }
}

export interface DownloadOptions {
  /** The URL to download from. */
  url: string;
  /** Timeout for each chunk of data, in seconds. */
  patience: number;
  /** Called with the number of bytes received so far, including earlier attempts. */
  onSize: (bytes: number) => void;
}

const attempts = 3;

/**
 * Downloads a file into public/. The data stays in .cache/media until it is complete and verified, so that an interrupted
 * download resumes and public/ never contains a partial file.
 * @throws DownloadError if it failed; public/ is then unchanged
 */
export async function download(file: MediaFile, options: DownloadOptions): Promise<void> {
  const part = partOnDisk(file);
  await mkdir(dirname(part), { recursive: true });
  for (let attempt = 1; ; attempt++) {
    try {
      await complete(part, file, options);
      break;
    } catch (error) {
      if (!(error instanceof DownloadError) || !error.trouble.again || attempt === attempts) throw error;
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
    throw new DownloadError(`the response ended after ${size} of ${file.bytes} bytes`, { again: true, server: true });
  }
  const found = await checksum(part);
  if (found === file.sha256) return;
  await rm(part);
  throw new DownloadError(`the checksum is wrong: expected ${file.sha256}, found ${found}`, { again: !inOnePiece });
}

/**
 * Requests the missing bytes of a partial file and appends them.
 * @returns whether the whole file now comes from a single response
 */
async function fetchInto(part: string, had: number, file: MediaFile, options: DownloadOptions): Promise<boolean> {
  const { url, patience, onSize } = options;
  const abort = new AbortController();
  const giveUp = () => abort.abort(new DownloadError(`the server sent nothing for ${patience} seconds`, { server: true }));
  let timer = setTimeout(giveUp, patience * 1000);
  let size = 0;

  async function* counted(chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      clearTimeout(timer);
      timer = setTimeout(giveUp, patience * 1000);
      size += chunk.length;
      if (size > file.bytes) break;
      onSize(size);
      yield chunk;
    }
  }

  try {
    // Compression is turned off, because ranges refer to the uncompressed file.
    const range: Record<string, string> = had > 0 ? { range: `bytes=${had}-` } : {};
    const response = await fetch(url, { headers: { 'accept-encoding': 'identity', ...range }, signal: abort.signal });
    const resumed = response.status === 206 && response.headers.get('content-range')?.startsWith(`bytes ${had}-`) === true;
    if ((!resumed && response.status !== 200) || !response.body) throw statusError(response);
    size = resumed ? had : 0;
    await pipeline(counted(response.body), createWriteStream(part, { flags: resumed ? 'a' : 'w' }));
    if (size > file.bytes) {
      await rm(part);
      throw new DownloadError(`the response is longer than the ${file.bytes} bytes in content/media.yml`);
    }
    return !resumed;
  } catch (error) {
    throw abort.signal.aborted ? abort.signal.reason : connectionError(error, size, file);
  } finally {
    clearTimeout(timer);
    abort.abort();
  }
}

/** The error for a response with an unexpected status. */
function statusError({ status, statusText }: Response): DownloadError {
  return new DownloadError(`the server responded with status ${status} ${statusText}`.trim(), {
    server: status >= 500 || status === 429,
  });
}

/** The error for a failed connection. Local errors, such as a full disk, are returned unchanged. */
function connectionError(error: unknown, size: number, file: MediaFile): unknown {
  const { name, message, cause } = error as { name?: string; message?: string; cause?: { code?: string; message?: string } };
  // fetch reports network errors as a TypeError with a more specific cause.
  if (name !== 'TypeError') return error;
  if (message === 'terminated') {
    return new DownloadError(`the connection was lost after ${size} of ${file.bytes} bytes`, { again: true, server: true });
  }
  return new DownloadError(`the server could not be reached (${cause?.code ?? cause?.message ?? message})`, { server: true });
}
