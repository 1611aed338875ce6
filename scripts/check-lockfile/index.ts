import { readFileSync } from 'node:fs';
import { parseOptions } from '@/scripts/shared/parse-options.mjs';
import { missingPackages } from './missing-packages';
import { unlistedLicenses } from './unlisted-licenses';

parseOptions(`npm run check:lockfile

Checks that package-lock.json has the packages of all systems, and that every license is allowed. Exits with 1 otherwise.`);

// Checks that package-lock.json has the packages that other systems need, and that every license is on our list.

const lockfile: unknown = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const missing = missingPackages(lockfile);
for (const { name, version, neededBy } of missing)
  console.error(`Error: ${name} ${version} is missing, which ${neededBy} needs.`);
if (missing.length > 0) {
  console.error('Choose a version of the package that needs them whose packages the registry has, and install that one.');
}
const unlisted = unlistedLicenses(lockfile);
for (const found of unlisted) console.error(`Error: ${found} is not on the list of licenses.`);
if (unlisted.length > 0) {
  console.error(
    'Choose another package, or add the license to scripts/check-lockfile/allowed-licenses.ts, and say why in the commit.',
  );
}
console.log(
  `package-lock.json: ${missing.length} packages of other systems are missing, ${unlisted.length} licenses are not listed`,
);
process.exit(missing.length + unlisted.length > 0 ? 1 : 0);
