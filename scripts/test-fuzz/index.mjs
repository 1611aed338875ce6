// `npm run test:fuzz`: runs the fuzz tests in tests/unit/fuzz/.
import { spawnSync } from 'node:child_process';
import { ensureInstalled } from '../shared/install.mjs';
import { parseOptions } from '../shared/parse-options.mjs';

parseOptions(`npm run test:fuzz

Fuzz tests: feeds 10,000 damaged files to every loader, and checks that each is either
accepted or rejected with its location.`);
ensureInstalled();
const hours = 3_600_000; // milliseconds
const parameters = ['--selectProjects', 'unit', '--testPathPatterns', 'tests/unit/fuzz/', '--testTimeout', String(3 * hours)];
const { status } = spawnSync('npx', ['jest', ...parameters], {
  stdio: 'inherit',
  env: { ...process.env, TEST_ALL: '1', FUZZ_RUNS: '10000' },
});
process.exitCode = status ?? 1;
