// `npm run test:fuzz`: runs the fuzz tests in tests/unit/fuzz/.
import { spawnSync } from 'node:child_process';
import { ensureInstalled } from '../shared/install.mjs';
import { parseOptions } from '../shared/parse-options.mjs';

const values = parseOptions(
  `npm run test:fuzz -- [options]

Fuzz tests: feeds damaged inputs to every parser, and checks that each is either
accepted or rejected with its location.

  --runs <number>   number of inputs (default: 10000)
  --seed <number>   repeats the run with this seed (default: a new seed)`,
  { runs: { type: 'string', default: '10000' }, seed: { type: 'string', default: String(Date.now() % 2 ** 31) } },
);
ensureInstalled();
console.log(`Running ${values.runs} damaged inputs with seed ${values.seed}`);
const hours = 3_600_000; // milliseconds
const parameters = ['--selectProjects', 'unit', '--testPathPatterns', 'tests/unit/fuzz/', '--testTimeout', String(3 * hours)];
const { status } = spawnSync('npx', ['jest', ...parameters], {
  stdio: 'inherit',
  env: { ...process.env, TEST_ALL: '1', FUZZ_RUNS: String(values.runs), FUZZ_SEED: String(values.seed) },
});
if (status !== 0) console.error(`To repeat this run: npm run test:fuzz -- --runs ${values.runs} --seed ${values.seed}`);
process.exitCode = status ?? 1;
