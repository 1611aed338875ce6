import { runReleases } from './releases/run-releases';

// `npm run releases`: brings the release lines up to date. docs/how-to/add-a-release.md says more.

process.exitCode = await runReleases(process.argv.slice(2), process.env, console);
