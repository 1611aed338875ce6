import { spawnSync } from 'node:child_process';

/** Runs `npm test -- …`. */
function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/test/index.mjs', ...args], { encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

test.each([
  ['with --help', ['--help'], 0],
  ['with a file, which is no variant', ['tests/unit/conventions/house-rules.test.ts'], 2],
])('npm test %s says how to run the tests in a file', (_, args, status) => {
  const found = run(...args);
  expect(found.status).toBe(status);
  expect(found.said).toContain('npm run test:unit -- <file>');
});
