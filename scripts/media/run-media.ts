import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { describeProblem } from '@/lib/content/content-error';
import { collectInvalidRecords } from '@/lib/content/invalid-records';
import { loadMedia, localPicturePath, type MediaPicture } from '@/lib/pictures/media';
import { picturesForSmaller } from '@/lib/pictures/smaller-files';
import { DownloadError, download } from './download';
import { type FileState, fileOnDisk, type MediaFile, mediaFiles, mediaKinds, stateOf } from './media-files';
import { mediaUsage, readOptions } from './options';
import { megabytes, Progress, type ProgressOutput } from './progress';
import { makeSmallerFiles, missingSmallerFiles, removeOldSmallerFiles } from './smaller-files';

/** How many files are downloaded at the same time. */
const atOnce = 6;

/** After so many troubles of the server in a row there is no point in asking it for the other files. */
const patienceInRow = 6;

/**
 * Downloads the official pictures and makes smaller files of them, or looks at those that are here.
 * @param args the command line
 * @param output where to say how it goes
 * @returns the exit code: 0 when nothing is wrong, neither with the pictures nor with an entry of the list
 * @throws UsageError, and ContentError when content/media.yml can't be read
 */
export async function runMedia(args: readonly string[], output: ProgressOutput): Promise<number> {
  const { value, invalidRecords } = collectInvalidRecords(() => {
    const options = readOptions(args, mediaKinds());
    return options && { ...options, files: mediaFiles(options.only), all: picturesForSmaller(loadMedia()) };
  });
  if (!value) {
    output.write(`${mediaUsage(mediaKinds())}\n`);
    return 0;
  }
  const { base, check, patience, files, all } = value;
  for (const problem of invalidRecords) output.write(`Error: ${describeProblem(problem)}\n`);
  const states = await Promise.all(files.map((file) => stateOf(file, fileOnDisk(file))));
  if (check) return Math.max(reportCheck(files, states, output), Math.sign(invalidRecords.length));

  const wanted = files.filter((_, index) => states[index] !== 'right');
  const progress = new Progress({ files: wanted.length, bytes: sumOfBytes(wanted) }, output);
  const { downloaded, errors } = await downloadAll(wanted, { base, patience, progress }).finally(() => progress.end());

  for (const error of errors) output.write(`Error: ${error}\n`);
  const failed = errors.length;
  const notAsked = wanted.length - downloaded.length - failed;
  const parts = [
    `${downloaded.length} downloaded (${megabytes(sumOfBytes(downloaded))})`,
    `${files.length - wanted.length} here already`,
    `${failed} failed`,
    ...(notAsked > 0 ? [`${notAsked} not asked for, because the server failed ${patienceInRow} times in a row`] : []),
  ];
  output.write(`${files.length} files: ${parts.join(', ')}.\n`);
  if (failed > 0) output.write('Run the command again to get what is missing; what is here stays.\n');

  const right = new Set([...files.filter((_, index) => states[index] === 'right'), ...downloaded].map(({ path }) => path));
  const unmade = await makeAllSmaller(all, right, output);
  return failed + unmade + invalidRecords.length > 0 ? 1 : 0;
}

/**
 * Makes the smaller files that are missing.
 * @param all the pictures of which there are such files
 * @param right the paths of the pictures that are here and right
 * @returns how many pictures could not be made smaller
 */
async function makeAllSmaller(all: readonly MediaPicture[], right: ReadonlySet<string>, output: ProgressOutput): Promise<number> {
  await removeOldSmallerFiles(all);
  const wanted = all
    .filter((picture) => right.has(localPicturePath(picture)))
    .map((picture) => ({ picture, files: missingSmallerFiles(picture) }))
    .filter(({ files }) => files.length > 0);
  if (wanted.length === 0) return 0;

  const progress = new Progress({ files: wanted.length, bytes: sumOfBytes(wanted.map(({ picture }) => picture)) }, output);
  const errors: string[] = [];
  let made = 0;
  await pLimit(availableParallelism())
    .map(wanted, async ({ picture, files }) => {
      const path = localPicturePath(picture);
      try {
        await makeSmallerFiles(picture, files);
        made += files.length;
      } catch (error) {
        errors.push(`public${path}: can't be made smaller (${error instanceof Error ? error.message : error})`);
      }
      progress.report(path, picture.bytes);
      progress.done();
    })
    .finally(() => progress.end());
  for (const error of errors) output.write(`Error: ${error}\n`);
  output.write(`${made} smaller files made of ${wanted.length - errors.length} pictures, ${errors.length} failed.\n`);
  return errors.length;
}

/** What is missing is no mistake: such a picture is linked from its public address. */
function reportCheck(files: readonly MediaFile[], states: readonly FileState[], output: ProgressOutput): number {
  const wrong = files.filter((_, index) => states[index] === 'wrong');
  for (const { path } of wrong) output.write(`Error: public${path}: is not the file that content/media.yml lists\n`);
  const right = states.filter((state) => state === 'right').length;
  output.write(
    `${files.length} files: ${right} right, ${wrong.length} wrong, ${files.length - right - wrong.length} not here.\n`,
  );
  return wrong.length > 0 ? 1 : 0;
}

interface Surroundings {
  base?: string;
  patience: number;
  progress: Progress;
}

async function downloadAll(files: readonly MediaFile[], { base, patience, progress }: Surroundings) {
  const downloaded: MediaFile[] = [];
  const errors: string[] = [];
  let inRow = 0;

  await pLimit(atOnce).map(files, async (file) => {
    if (inRow >= patienceInRow) return;
    const url = base ? base + new URL(file.address).pathname : file.address;
    try {
      await download(file, { url, patience, onSize: (bytes) => progress.report(file.path, bytes) });
      downloaded.push(file);
      inRow = 0;
    } catch (error) {
      if (!(error instanceof DownloadError)) throw error;
      errors.push(`public${file.path}: ${error.message} (${url})`);
      inRow = error.trouble.server ? inRow + 1 : 0;
    }
    progress.done();
  });
  return { downloaded, errors };
}

function sumOfBytes(files: readonly { bytes: number }[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
