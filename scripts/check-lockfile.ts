import { readFileSync } from 'node:fs';
import { missingPackages } from './lockfile/missing-packages';

// Checks that package-lock.json has the packages that other systems need.

const missing = missingPackages(JSON.parse(readFileSync('package-lock.json', 'utf8')));
for (const { name, version, neededBy } of missing)
  console.error(`Error: ${name} ${version} is missing, which ${neededBy} needs.`);
if (missing.length > 0) {
  console.error('Choose a version of the package that needs them whose packages the registry has, and install that one.');
}
console.log(`package-lock.json: ${missing.length} packages of other systems are missing`);
process.exit(missing.length > 0 ? 1 : 0);
