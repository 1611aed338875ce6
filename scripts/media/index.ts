import { ContentError } from '@/lib/content/content-error';
import { UsageError } from '@/scripts/shared/usage-error';
import { runMedia } from './run-media';

// `npm run media`: downloads the official pictures into public/ (docs/how-to/add-a-picture.md).

try {
  process.exitCode = await runMedia(process.argv.slice(2), process.stdout);
} catch (error) {
  if (!(error instanceof UsageError || error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
