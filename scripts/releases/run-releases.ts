import { ContentError } from '@/lib/content/content-error';
import { UsageError } from '@/scripts/setup/usage-error';
import { readOptions, usage } from './options';
import { ReleaseError } from './release-error';
import { updateReleases } from './update-releases';

/**
 * Writes the newest versions and checksums of Jenkins into content/downloads/ and reports the changes.
 * @param args the command line
 * @param output where to print
 * @returns the exit code: 0 on success
 */
export async function runReleases(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  output: Pick<Console, 'log' | 'error'>,
): Promise<number> {
  try {
    const options = readOptions(args, environment);
    const messages = options ? await updateReleases(options) : [usage];
    for (const message of messages) output.log(message);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      output.error(`${error.message}\n\n${usage}`);
      return 2;
    }
    for (const problem of error instanceof AggregateError ? error.errors : [error]) {
      const isExpected = problem instanceof ReleaseError || problem instanceof ContentError;
      output.error(isExpected ? `Error: ${problem.message}` : problem);
    }
    return 1;
  }
}
