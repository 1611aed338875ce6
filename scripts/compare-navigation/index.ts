import { existsSync, readFileSync } from 'node:fs';
import { parseOptions } from '@/scripts/shared/parse-options.mjs';
import { compareNavigation } from './compare-navigation';

const { with: files } = parseOptions(
  `npm run compare:navigation -- --with <file> [--with <file>]

Compares the links of the navbar and the footer with those in files of another site, such
as src/jio-navbar.ts and src/jio-footer.ts of jenkins-infra/jenkins-io-components. Exits
with 1 if they differ.

  --with   a file of the other site; may be repeated`,
  { with: { type: 'string', multiple: true, default: [] } },
);
if (!Array.isArray(files) || files.length === 0) {
  console.error('Name a file: npm run compare:navigation -- --with <file>');
  process.exit(2);
}
const missing = files.find((file: string) => !existsSync(file));
if (missing) {
  console.error(`There is no file ${missing}.`);
  process.exit(2);
}
const { onlyTheirs, onlyOurs } = compareNavigation(files.map((file: string) => readFileSync(file, 'utf8')).join('\n'));
for (const address of onlyTheirs) console.log(`Only in the files: ${address}`);
for (const address of onlyOurs) console.log(`Only on this site: ${address}`);
if (onlyTheirs.length + onlyOurs.length === 0) console.log('Both have the same links.');
else process.exitCode = 1;
