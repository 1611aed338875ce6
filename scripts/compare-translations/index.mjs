// `node scripts/compare-translations/index.mjs <before> <after>`, for .github/workflows/comment.yml, which installs no packages.
import { readFileSync } from 'node:fs';
import { compareTranslations } from './compare-translations.mjs';

const [before = '', after = ''] = process.argv.slice(2);
process.stdout.write(compareTranslations(readFileSync(before, 'utf8'), readFileSync(after, 'utf8')));
