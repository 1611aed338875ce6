import { readFileSync, writeFileSync } from 'node:fs';
import { findCircles } from './imports/find-circles';
import { folderArrows, folderPicture } from './imports/folder-picture';
import { forbiddenImports } from './imports/import-rules';
import { codeFiles, readImports } from './imports/read-imports';

// Checks the directions of imports. `--write` updates docs/folders.md.

const pictureFile = 'docs/folders.md';
const files = codeFiles(['app', 'components', 'lib']);
const imports = readImports(files);
const arrows = folderArrows(imports);

const picture = `# The folders and their imports

Drawn from the code by \`npm run docs:folders\`; \`npm run check:imports\` fails when it is out of date. The rules are in
\`scripts/imports/import-rules.ts\`.

${folderPicture(imports)}
`;
if (process.argv.includes('--write')) writeFileSync(pictureFile, picture);

const problems = [
  ...forbiddenImports(imports),
  ...findCircles(imports.filter(({ isPackage }) => !isPackage).map(({ from, to }) => [from, to])).map(
    (circle) => `${circle.join(' → ')} is a circle: move what two of these files need into a third.`,
  ),
  ...findCircles(arrows).map((circle) => `${circle.join(' → ')} is a circle of folders: move what both need into a lower one.`),
  ...(readFileSync(pictureFile, 'utf8') === picture ? [] : [`${pictureFile} is out of date: run "npm run docs:folders".`]),
];
for (const problem of problems) console.error(`Error: ${problem}`);
console.log(
  `Imports: ${imports.length} of ${files.length} files followed, ${arrows.length} arrows between folders, ${problems.length} errors`,
);
process.exit(problems.length > 0 ? 1 : 0);
