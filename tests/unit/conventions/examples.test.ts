import { codeFiles, readImports } from '@/scripts/check-unused/read-imports';

/** Components that render nothing visible of their own. */
const invisible = ['components/ui/hydrated.tsx'];

const imports = readImports(codeFiles(['app', 'components']));
const inCatalog = (file: string) => file.startsWith('components/examples/');
const shown = new Set(imports.flatMap(({ from, to }) => (inCatalog(from) && !inCatalog(to) ? [to] : [])));
const used = new Set(imports.flatMap(({ from, to }) => (inCatalog(from) ? [] : [to])));

test('every component in components/ui is in the catalog (docs/how-to/add-a-component.md)', () => {
  const pieces = codeFiles(['components/ui']).filter((file) => file.endsWith('.tsx') && !invisible.includes(file));
  expect(pieces.filter((file) => !shown.has(file))).toEqual([]);
});

test('every component in the catalog is also used elsewhere, and so not left over from a removed part of a page', () => {
  expect([...shown].filter((file) => file.startsWith('components/') && !used.has(file))).toEqual([]);
});
