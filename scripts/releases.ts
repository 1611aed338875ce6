import { runReleases } from './releases/run-releases';

// `npm run releases`: updates the release lines; see docs/content.md.

process.exitCode = await runReleases(process.argv.slice(2), process.env, console);
