import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseOptions } from '@/scripts/shared/parse-options.mjs';
import { schemasFolder, schemaTexts, settingsFile, settingsText, unnamedFiles } from './content-schemas';

parseOptions(`npm run schemas

Writes JSON Schemas of content/ to content/schemas/, so that editors complete and check
while you type, and names them in .vscode/settings.json and in the first lines of files.`);

mkdirSync(schemasFolder, { recursive: true });
for (const [file, text] of [...schemaTexts(), [settingsFile, settingsText()] as const, ...unnamedFiles()]) {
  // `npm run dev` updates its pages when a file in content/ is written.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
