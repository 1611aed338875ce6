import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { reproducibleBom } from './sbom/reproducible-bom';
import { dateOfSources } from './setup/sources.mjs';

// `npm run sbom`: lists all packages that are installed, those of this system among them, as npm knows them.

const file = 'deploy/sbom.cdx.json';

const { status, stdout } = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
  maxBuffer: 64_000_000,
  // On Windows, npm is a script that only a shell can start.
  shell: process.platform === 'win32',
});
if (status !== 0) {
  console.error('There is no bill of materials. What npm printed above says why; often, npm ci mends it.');
  process.exit(1);
}
const { name } = JSON.parse(readFileSync('package.json', 'utf8'));
const bom = reproducibleBom(JSON.parse(stdout), { name, date: new Date(dateOfSources() * 1000) });
mkdirSync('deploy', { recursive: true });
writeFileSync(file, `${JSON.stringify(bom, undefined, 2)}\n`);
console.log(`The bill of materials is in ${file}, in the form of CycloneDX.`);
