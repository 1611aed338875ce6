import { readFileSync } from 'node:fs';
import { parseOptions } from '@/scripts/shared/parse-options.mjs';
import { unlistedLicenses } from './allowed-licenses';
import { missingPackages } from './missing-packages';

parseOptions(`npm run check:lockfile

Checks that package-lock.json lists the packages of all operating systems, and that every
license is allowed. Exits with 1 otherwise.`);

const lockfile: unknown = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const missing = missingPackages(lockfile);
for (const { name, version, neededBy } of missing)
  console.error(`Error: package-lock.json lacks ${name} ${version}, an optional dependency of ${neededBy}.`);
if (missing.length > 0) {
  console.error(
    'npm ci fails on the systems that need them. Install a version of the dependent package whose optional packages are all published.',
  );
}
const unlisted = unlistedLicenses(lockfile);
for (const found of unlisted) console.error(`Error: ${found}: this license is not allowed.`);
if (unlisted.length > 0) {
  console.error(
    'Choose another package, or add the license to scripts/check-lockfile/allowed-licenses.ts and give the reason in the commit.',
  );
}
console.log(`package-lock.json: ${missing.length} packages of other systems missing, ${unlisted.length} licenses not allowed`);
process.exit(missing.length + unlisted.length > 0 ? 1 : 0);
