import { SingleBar } from 'cli-progress';

/** Where progress is shown: a terminal, or a log, which gets a line now and then. */
export type ProgressOutput = NodeJS.WritableStream;

/** Shows how far the downloads are. */
export class Progress {
  private readonly sizes = new Map<string, number>();
  private readonly bar: SingleBar;
  private files = 0;

  constructor(total: { files: number; bytes: number }, output: ProgressOutput) {
    this.bar = new SingleBar({
      format: `[{bar}] {files} of ${total.files} files, {size} of ${megabytes(total.bytes)}`,
      stream: output,
      barsize: 30,
      barCompleteChar: '#',
      barIncompleteChar: '.',
      clearOnComplete: true,
      noTTYOutput: true,
      // Ctrl and C stop the command, and not just the bar.
      gracefulExit: false,
    });
    if (total.files > 0) this.bar.start(total.bytes, 0, { files: 0, size: megabytes(0) });
  }

  /** So many bytes of a file are here. */
  report(file: string, bytes: number): void {
    this.sizes.set(file, bytes);
    this.show();
  }

  /** A file is done, in whichever way. */
  done(): void {
    this.files += 1;
    this.show();
  }

  /** Takes the bar away. */
  end(): void {
    this.bar.stop();
  }

  private show(): void {
    const bytes = [...this.sizes.values()].reduce((sum, size) => sum + size, 0);
    this.bar.update(bytes, { files: this.files, size: megabytes(bytes) });
  }
}

/** A number of bytes for people. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
