import { runMedia } from './run-media';

// `npm run media`: downloads the official pictures into public/ (docs/how-to/add-a-picture.md).

process.exitCode = await runMedia(process.argv.slice(2), process.stdout);
