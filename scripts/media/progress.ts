import type { WriteStream } from 'node:tty';

/** Where progress is shown: a terminal, or a log that takes whole lines only. */
export type ProgressOutput = Pick<WriteStream, 'write'> & { isTTY?: boolean; columns?: number };

const barLength = 30;

/** Shows how far the downloads are: a bar that is drawn over in a terminal, a line for every tenth in a log. */
export class Progress {
  private readonly sizes = new Map<string, number>();
  private files = 0;
  private saidTenths = 0;

  constructor(
    private readonly total: { files: number; bytes: number },
    private readonly output: ProgressOutput,
  ) {}

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

  /** Says something that stays, above the bar. */
  say(line: string): void {
    this.end();
    this.output.write(`${line}\n`);
    this.show();
  }

  /** Takes the bar away. */
  end(): void {
    if (this.output.isTTY) this.output.write('\r\u001b[K');
  }

  private show(): void {
    const bytes = [...this.sizes.values()].reduce((sum, size) => sum + size, 0);
    const part = this.total.bytes > 0 ? Math.min(1, bytes / this.total.bytes) : 1;
    const figures = `${this.files} of ${this.total.files} files, ${megabytes(bytes)} of ${megabytes(this.total.bytes)}`;
    if (this.output.isTTY) {
      const filled = Math.round(part * barLength);
      const bar = `[${'#'.repeat(filled)}${'.'.repeat(barLength - filled)}] ${figures}`;
      this.output.write(`\r${bar.slice(0, (this.output.columns ?? 80) - 1)}\u001b[K`);
      return;
    }
    const tenths = Math.floor(part * 10);
    if (tenths > this.saidTenths) {
      this.saidTenths = tenths;
      this.output.write(`${tenths * 10} %: ${figures}\n`);
    }
  }
}

/** A number of bytes for people. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
