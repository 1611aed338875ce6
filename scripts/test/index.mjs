// `npm test`, and with a name `npm test -- <name>`: runs one of the variants of the tests.
import { ensureInstalled } from '../shared/install.mjs';
import { runAllChecks } from './all-checks.mjs';
import { variants } from './variants.mjs';

const list = Object.entries(variants).map(([name, { about }]) => `  ${name.padEnd(12)}  ${about}`);
const usage = `npm test -- [name] [options]

Installs dependencies if needed, and runs every check, or with a name:

${list.join('\n')}

Options after a name go to its test runner, such as --project <name>. To run the tests in
a file, use the command of its folder:

  npm run test:unit -- <file>
  npm run test:export -- <file>  with out/
  npm run test:e2e -- <file>     with out/`;

const [name, ...options] = process.argv.slice(2);
const usual = { run: () => runAllChecks({ all: false }) };
const variant = name === undefined ? usual : Object.hasOwn(variants, name) ? variants[name] : undefined;
if (variant && !options.includes('--help')) {
  ensureInstalled();
  process.exitCode = (await variant.run(options)) ? 0 : 1;
} else if (variant || name === '--help') {
  console.log(usage);
} else {
  console.error(`There is no variant "${name}".\n\n${usage}`);
  process.exitCode = 2;
}
