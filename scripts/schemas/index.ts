import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseOptions } from '@/scripts/shared/parse-options.mjs';
import { schemaTexts, unnamedFiles } from './content-schemas';

parseOptions(`npm run schemas

Writes JSON Schemas of content/ to content/schemas/, so that editors complete and check
while you type, and names them in .vscode/settings.json and in the first lines of files.`);

const texts = [...schemaTexts(), ...unnamedFiles()];
for (const [file, text] of texts) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
console.log(`${texts.length} files written. Compare with git diff.`);
