import { availableParallelism } from 'node:os';
import { ContentError, type ContentProblem, describeProblem } from '@/lib/content/content-error';
import { collectInvalidRecords } from '@/lib/content/invalid-records';
import { loadMedia, localPicturePath, type Media, type MediaPicture, mediaFile } from '@/lib/pictures/media';
import { picturesForSmaller } from '@/lib/pictures/smaller-files';
import { FetchError } from '@/scripts/data/fetch';
import { summaryOf } from '@/scripts/data/report';
import { SourceError } from '@/scripts/data/source-error';
import { runCommand } from '@/scripts/shared/parse-options.mjs';
import { download } from './download';
import {
  type FileState,
  fileOnDisk,
  listedWrong,
  type MediaFile,
  mediaFiles,
  mediaKinds,
  picturesOf,
  stateOf,
} from './media-files';
import { type MediaOptions, mediaUsage, readOptions } from './options';
import { makeSmallerFiles, missingSmallerFiles, removeOldSmallerFiles } from './smaller-files';
import { megabytes, sumOfBytes, workOnFiles } from './work-on-files';

/** How many files are downloaded concurrently. */
const maxConcurrent = 6;

/** After this many consecutive server failures, the other files are not requested. */
const maxFailuresInRow = 6;

/**
 * Downloads the official pictures and makes smaller versions of them, or checks those already downloaded.
 * @param args the command line
 * @param output receives the progress and the results
 * @returns the exit code (see `mediaUsage`)
 */
export async function runMedia(args: readonly string[], output: NodeJS.WritableStream): Promise<number> {
  try {
    const { value: media, invalidRecords } = collectInvalidRecords(loadMedia);
    const kinds = mediaKinds(media);
    return await runCommand(
      mediaUsage(kinds),
      () => readOptions(args, kinds),
      (options) => downloadOrCheck(media, invalidRecords, options, output),
      output,
    );
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    output.write(`${error.message}\n`);
    return 2;
  }
}

async function downloadOrCheck(
  media: Media,
  invalidRecords: readonly ContentProblem[],
  { only, base, check, patience }: MediaOptions,
  output: NodeJS.WritableStream,
): Promise<number> {
  const pictures = picturesOf(media, only);
  const files = mediaFiles(pictures);
  for (const problem of invalidRecords) output.write(`Error: ${describeProblem(problem)}\n`);
  const states = await Promise.all(files.map((file) => stateOf(file, fileOnDisk(file))));
  const wanted = files.filter((_, index) => states[index] !== 'right');
  const right = new Set(files.filter((file) => !wanted.includes(file)).map(({ path }) => path));
  if (check) {
    removeListedWrong(pictures, right, output);
    return Math.max(reportCheck(files, states, right, output), Math.sign(invalidRecords.length));
  }

  const { done: downloaded, failed } = await downloadAll(wanted, { base, patience }, output);
  const notRequested = wanted.length - downloaded.length - failed;
  const counts = {
    [`downloaded (${megabytes(sumOfBytes(downloaded))})`]: downloaded.length,
    'already up to date': files.length - wanted.length,
    failed,
    ...(notRequested > 0 && { [`not requested, because the server failed ${maxFailuresInRow} times in a row`]: notRequested }),
  };
  output.write(`${summaryOf(`${files.length} files`, counts)}\n`);
  if (failed > 0) output.write('Run the command again to download the rest.\n');

  for (const { path } of downloaded) right.add(path);
  const listed = removeListedWrong(pictures, right, output);
  const notMade = await makeAllSmaller(picturesForSmaller(media), right, output);
  return failed + listed + notMade + invalidRecords.length > 0 ? 1 : 0;
}

/**
 * Reports what content/media.yml says wrong about pictures.
 * @param right the paths of the pictures that are downloaded and verified, from which those are removed
 * @returns the number of errors
 */
function removeListedWrong(pictures: readonly MediaPicture[], right: Set<string>, output: NodeJS.WritableStream): number {
  const downloaded = pictures
    .map((picture) => ({ picture, path: localPicturePath(picture) }))
    .filter(({ path }) => right.has(path));
  let errors = 0;
  for (const { picture, path } of downloaded) {
    for (const error of listedWrong(picture)) {
      output.write(`Error: ${mediaFile}: ${picture.id}: ${error}\n`);
      right.delete(path);
      errors += 1;
    }
  }
  return errors;
}

/**
 * Makes the missing smaller versions of pictures.
 * @param all the pictures that need smaller versions
 * @param right the paths of the pictures that are downloaded and verified
 * @returns the number of pictures that failed
 */
async function makeAllSmaller(
  all: readonly MediaPicture[],
  right: ReadonlySet<string>,
  output: NodeJS.WritableStream,
): Promise<number> {
  await removeOldSmallerFiles(all);
  const wanted = all
    .map((picture) => ({ picture, path: localPicturePath(picture), bytes: picture.bytes, files: missingSmallerFiles(picture) }))
    .filter(({ path, files }) => right.has(path) && files.length > 0);
  if (wanted.length === 0) return 0;

  const { done, failed } = await workOnFiles(
    wanted,
    availableParallelism(),
    output,
    async ({ picture, files, bytes }, onSize) => {
      await makeSmallerFiles(picture, files).finally(() => onSize(bytes));
      return true;
    },
  );
  const made = done.flatMap(({ files }) => files).length;
  const counts = { 'smaller files written': made, 'pictures failed': failed };
  output.write(`${summaryOf(`${wanted.length} pictures to resize`, counts)}\n`);
  return failed;
}

/**
 * Missing files are not errors, because pages load such pictures from their public address.
 * @param right the paths of the files that are right in every way
 */
function reportCheck(
  files: readonly MediaFile[],
  states: readonly FileState[],
  right: ReadonlySet<string>,
  output: NodeJS.WritableStream,
): number {
  const differing = files.filter((_, index) => states[index] === 'wrong');
  for (const { path } of differing) output.write(`Error: public${path}: size or checksum differs from ${mediaFile}\n`);
  const missing = states.filter((state) => state === 'missing').length;
  const counts = { correct: right.size, wrong: files.length - right.size - missing, missing };
  output.write(`${summaryOf(`${files.length} files`, counts)}\n`);
  return counts.wrong > 0 ? 1 : 0;
}

/** Downloads files, until the server has failed too often. */
function downloadAll(
  files: readonly MediaFile[],
  { base, patience }: Pick<MediaOptions, 'base' | 'patience'>,
  output: NodeJS.WritableStream,
) {
  let inRow = 0;
  return workOnFiles(files, maxConcurrent, output, async (file, onSize) => {
    if (inRow >= maxFailuresInRow) return false;
    const url = base ? base + new URL(file.address).pathname : file.address;
    try {
      await download(file, { url, patience, onSize });
      inRow = 0;
      return true;
    } catch (error) {
      if (!(error instanceof FetchError)) throw error;
      inRow = error.trouble.server ? inRow + 1 : 0;
      throw new SourceError(`${error.message} (${url})`);
    }
  });
}
