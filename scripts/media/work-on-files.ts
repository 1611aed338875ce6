import pLimit from 'p-limit';
import { progressBar } from '@/scripts/data/report';
import { SourceError } from '@/scripts/data/source-error';

interface FileSize {
  /** The path below public/. */
  path: string;
  bytes: number;
}

/**
 * Works on several files at once, and shows how many are finished. Prints the errors at the end.
 * @param work returns whether the file is done, or throws a SourceError if it failed; `onSize` updates the number of its bytes
 * @returns the files that are done, and the number of those that failed
 */
export async function workOnFiles<File extends FileSize>(
  files: readonly File[],
  concurrent: number,
  output: NodeJS.WritableStream,
  work: (file: File, onSize: (bytes: number) => void) => Promise<boolean>,
): Promise<{ done: File[]; failed: number }> {
  const total = sumOfBytes(files);
  const bar = progressBar(`{finished} of ${files.length} files, {size} of ${megabytes(total)}`, output);
  const sizes = new Map<File, number>();
  const done: File[] = [];
  const errors: string[] = [];
  const show = () => {
    const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    bar.update(bytes, { finished: done.length + errors.length, size: megabytes(bytes) });
  };

  if (files.length > 0) bar.start(total, 0, { finished: 0, size: megabytes(0) });
  await pLimit(concurrent)
    .map(files, async (file) => {
      const onSize = (bytes: number) => {
        sizes.set(file, bytes);
        show();
      };
      try {
        if (await work(file, onSize)) done.push(file);
      } catch (error) {
        if (!(error instanceof SourceError)) throw error;
        errors.push(`Error: public${file.path}: ${error.message}\n`);
      }
      show();
    })
    .finally(() => bar.stop());
  for (const error of errors) output.write(error);
  return { done, failed: errors.length };
}

export function sumOfBytes(files: readonly { bytes: number }[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Formats a number of bytes, such as `1.5 MB`. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
