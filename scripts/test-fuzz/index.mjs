// `npm run test:fuzz -- [--runs 10000] [--seed 1]`: damages inputs of every kind and asks that each is read, or refused with its place.
// The same seed does the same damage.
import { spawnSync } from 'node:child_process';
import { ensureInstalled } from '../shared/install.mjs';
import { parseOptions } from '../shared/parse-options.mjs';

const values = parseOptions(
  `npm run test:fuzz -- [options]

Damages inputs of every kind and checks that each is read, or refused with its place.

  --runs <number>   how many inputs; else 10000
  --seed <number>   the same seed does the same damage; else a new one`,
  { runs: { type: 'string', default: '10000' }, seed: { type: 'string', default: String(Date.now() % 2 ** 31) } },
);
ensureInstalled();
console.log(`${values.runs} damaged inputs, with the seed ${values.seed}`);
const hours = 3_600_000; // milliseconds
const parameters = ['--selectProjects', 'unit', '--testPathPatterns', 'tests/unit/fuzz/', '--testTimeout', String(3 * hours)];
const { status } = spawnSync('npx', ['jest', ...parameters], {
  stdio: 'inherit',
  env: { ...process.env, FUZZ_RUNS: String(values.runs), FUZZ_SEED: String(values.seed) },
});
if (status !== 0) console.error(`To do the same damage again: npm run test:fuzz -- --runs ${values.runs} --seed ${values.seed}`);
process.exitCode = status ?? 1;
