import { SingleBar } from 'cli-progress';

/**
 * A progress bar on a terminal; a log gets an occasional line.
 * @param format the text after the bar, with names in braces for values of `start` and `update`
 */
export function progressBar(format: string, output: NodeJS.WritableStream): SingleBar {
  return new SingleBar({
    format: `[{bar}] ${format}`,
    stream: output,
    barsize: 30,
    barCompleteChar: '#',
    barIncompleteChar: '.',
    clearOnComplete: true,
    noTTYOutput: true,
    // Ctrl+C must stop the command, not only the bar.
    gracefulExit: false,
  });
}

/**
 * The last line of a command.
 * @param counts the number of results by kind, such as `failed`
 * @returns such as `3 sources: 1 changed, 2 up to date, 0 failed.`
 */
export function summaryOf(total: string, counts: Readonly<Record<string, number>>): string {
  const parts = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`);
  return `${total}: ${parts.join(', ')}.`;
}
