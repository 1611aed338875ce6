// `npm run test:fuzz -- [--runs 10000] [--seed 1]`: damages inputs of every kind and asks that each is read, or refused with its place.
// The same seed does the same damage.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './setup/install.mjs';

ensureInstalled();
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '10000' }, seed: { type: 'string', default: String(Date.now() % 2 ** 31) } },
});
console.log(`${values.runs} damaged inputs, with the seed ${values.seed}`);
const hours = 3_600_000; // milliseconds
const parameters = ['--selectProjects', 'unit', '--testPathPatterns', 'tests/unit/fuzz/', '--testTimeout', String(3 * hours)];
const { status } = spawnSync('npx', ['jest', ...parameters], {
  stdio: 'inherit',
  env: { ...process.env, FUZZ_RUNS: values.runs, FUZZ_SEED: values.seed },
});
if (status !== 0) console.error(`To do the same damage again: npm run test:fuzz -- --runs ${values.runs} --seed ${values.seed}`);
process.exitCode = status ?? 1;
