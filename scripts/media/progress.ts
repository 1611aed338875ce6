import type { SingleBar } from 'cli-progress';
import { progressBar } from '@/scripts/data/progress';

/** A progress bar for several files. */
export class Progress {
  private readonly sizes = new Map<string, number>();
  private readonly bar: SingleBar;
  private files = 0;

  constructor(total: { files: number; bytes: number }, output: NodeJS.WritableStream) {
    this.bar = progressBar(`{files} of ${total.files} files, {size} of ${megabytes(total.bytes)}`, output);
    if (total.files > 0) this.bar.start(total.bytes, 0, { files: 0, size: megabytes(0) });
  }

  /** Updates the number of bytes of a file. */
  report(file: string, bytes: number): void {
    this.sizes.set(file, bytes);
    this.show();
  }

  /** Counts a file as finished, whether it succeeded or failed. */
  done(): void {
    this.files += 1;
    this.show();
  }

  /** Removes the bar. */
  end(): void {
    this.bar.stop();
  }

  private show(): void {
    const bytes = [...this.sizes.values()].reduce((sum, size) => sum + size, 0);
    this.bar.update(bytes, { files: this.files, size: megabytes(bytes) });
  }
}

/** Formats a number of bytes, such as `1.5 MB`. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
