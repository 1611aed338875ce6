import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { checksum, fileOnDisk, type MediaFile, partOnDisk, sizeOnDisk } from './media-files';

interface Trouble {
  /** Asking again at once may help: what came is right as far as it goes, or was put together from two versions. */
  again?: boolean;
  /** The server is in trouble, not the file. */
  server?: boolean;
}

/** A file could not be had. The message says why; it names neither the file nor its address. */
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
  /** Where to get the file. */
  url: string;
  /** How long the server may be silent, in seconds. */
  patience: number;
  /** Told how many bytes of the file are here, whenever that changes. */
  onSize: (bytes: number) => void;
}

const attempts = 3;

/**
 * Downloads a file into public/. What has come is kept in .cache/media until it is complete and
 * right, so that an interrupted download goes on where it was, and public/ never has half a file.
 * @throws DownloadError, and then what is in public/ is as it was
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

/** Gets what the part lacks, and sees that it is the file of the list. */
async function complete(part: string, file: MediaFile, options: DownloadOptions): Promise<void> {
  const had = sizeOnDisk(part) ?? 0;
  const inOnePiece = had < file.bytes && (await fetchInto(part, had, file, options));
  const size = sizeOnDisk(part) ?? 0;
  if (size < file.bytes) {
    throw new DownloadError(`the answer ended after ${size} of ${file.bytes} bytes`, { again: true, server: true });
  }
  const found = await checksum(part);
  if (found === file.sha256) return;
  await rm(part);
  throw new DownloadError(`the checksum is wrong: expected ${file.sha256}, found ${found}`, { again: !inOnePiece });
}

/**
 * Asks for the bytes that the part lacks and adds them to it.
 * @returns whether the part now has one answer from its beginning to its end
 */
async function fetchInto(part: string, had: number, file: MediaFile, options: DownloadOptions): Promise<boolean> {
  const { url, patience, onSize } = options;
  const abort = new AbortController();
  const giveUp = () => abort.abort(new DownloadError(`the server was silent for ${patience} seconds`, { server: true }));
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
    // Ranges count the bytes of the file itself, so that it must not come compressed.
    const range: Record<string, string> = had > 0 ? { range: `bytes=${had}-` } : {};
    const response = await fetch(url, { headers: { 'accept-encoding': 'identity', ...range }, signal: abort.signal });
    const resumed = response.status === 206 && response.headers.get('content-range')?.startsWith(`bytes ${had}-`) === true;
    if ((!resumed && response.status !== 200) || !response.body) throw unwelcome(response);
    size = resumed ? had : 0;
    await pipeline(counted(response.body), createWriteStream(part, { flags: resumed ? 'a' : 'w' }));
    if (size > file.bytes) {
      await rm(part);
      throw new DownloadError(`the answer is longer than the ${file.bytes} bytes of the list`);
    }
    return !resumed;
  } catch (error) {
    throw abort.signal.aborted ? abort.signal.reason : broken(error, size, file);
  } finally {
    clearTimeout(timer);
    abort.abort();
  }
}

/** The server answers, and not with the file. */
function unwelcome({ status, statusText }: Response): DownloadError {
  return new DownloadError(`the server answered ${status} ${statusText}`.trim(), { server: status >= 500 || status === 429 });
}

/** The connection could not be made, or broke off; troubles of this computer, such as a full disk, stay what they are. */
function broken(error: unknown, size: number, file: MediaFile): unknown {
  const { name, message, cause } = error as { name?: string; message?: string; cause?: { code?: string; message?: string } };
  // What fetch throws is a TypeError, whose cause tells more.
  if (name !== 'TypeError') return error;
  if (message === 'terminated') {
    return new DownloadError(`the connection broke off after ${size} of ${file.bytes} bytes`, { again: true, server: true });
  }
  return new DownloadError(`nobody answers (${cause?.code ?? cause?.message ?? message})`, { server: true });
}
