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
