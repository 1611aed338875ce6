import { ContentError } from '@/lib/content/content-error';
import { readOptions, UsageError, usage } from './releases/options';
import { ReleaseError } from './releases/release-error';
import { updateReleases } from './releases/update-releases';

// Writes the newest versions and checksums of Jenkins into content/downloads/ and says what changed.

try {
  const options = readOptions(process.argv.slice(2), process.env);
  const messages = options ? await updateReleases(options) : [usage];
  for (const message of messages) console.log(message);
} catch (error) {
  process.exitCode = 1;
  if (error instanceof UsageError) {
    console.error(`${error.message}\n\n${usage}`);
    process.exitCode = 2;
  } else {
    for (const problem of error instanceof AggregateError ? error.errors : [error]) {
      const isExpected = problem instanceof ReleaseError || problem instanceof ContentError;
      console.error(isExpected ? `Error: ${problem.message}` : problem);
    }
  }
}
