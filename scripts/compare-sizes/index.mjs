// `node scripts/compare-sizes/index.mjs <before> <after>`, for .github/workflows/sizes.yml, which installs no packages.
import { readFileSync } from 'node:fs';
import { compareSizes } from './compare-sizes.mjs';

const [before = '', after = ''] = process.argv.slice(2);
process.stdout.write(compareSizes(readFileSync(before, 'utf8'), readFileSync(after, 'utf8')));
