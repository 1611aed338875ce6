import { readFileSync, writeFileSync } from 'node:fs';
import { findCycles } from './imports/find-cycles';
import { folderDiagram, folderEdges } from './imports/folder-diagram';
import { forbiddenImports } from './imports/import-rules';
import { codeFiles, readImports } from './imports/read-imports';

// Checks the directions of imports. `--write` updates docs/folders.md.

const diagramFile = 'docs/folders.md';
const files = codeFiles(['app', 'components', 'lib']);
const imports = readImports(files);
const edges = folderEdges(imports);

const diagram = `# The folders and their imports

Drawn from the code by \`npm run docs:folders\`; \`npm run check:imports\` fails when it is out of date. The rules are in
\`scripts/imports/import-rules.ts\`.

${folderDiagram(imports)}
`;
if (process.argv.includes('--write')) writeFileSync(diagramFile, diagram);

const problems = [
  ...forbiddenImports(imports),
  ...findCycles(imports.filter(({ isPackage }) => !isPackage).map(({ from, to }) => [from, to])).map(
    (cycle) => `${cycle.join(' → ')} is a cycle: move what two of these files need into a third.`,
  ),
  ...findCycles(edges).map((cycle) => `${cycle.join(' → ')} is a cycle of folders: move what both need into a lower one.`),
  ...(readFileSync(diagramFile, 'utf8') === diagram ? [] : [`${diagramFile} is out of date: run "npm run docs:folders".`]),
];
for (const problem of problems) console.error(`Error: ${problem}`);
console.log(
  `Imports: ${imports.length} of ${files.length} files followed, ${edges.length} edges between folders, ${problems.length} errors`,
);
process.exit(problems.length > 0 ? 1 : 0);
