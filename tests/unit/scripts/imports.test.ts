import { findCycles } from '@/scripts/imports/find-cycles';
import { folderEdges } from '@/scripts/imports/folder-diagram';
import { forbiddenImports } from '@/scripts/imports/import-rules';
import { readImports } from '@/scripts/imports/read-imports';
import { siteCopy } from '@/tests/support/site-copy';

const copy = siteCopy();

/** The imports of a generated file; the other files exist and are empty. */
function importsOf(from: string, source: string, others: readonly string[] = []) {
  copy.write(from, source);
  for (const other of others) copy.write(other, '');
  return readImports([from, ...others], copy.root);
}

test('imports are found in every form, including types, re-exports and dynamic imports', () => {
  const source = `import { a } from './a';
import type { B } from '@/lib/b/b';
export { c } from 'c';
const d = () => import('@/lib/d/d');
`;
  const found = importsOf('lib/a/trial.tsx', source, ['lib/a/a.ts', 'lib/b/b.ts', 'lib/d/d.ts']);
  expect(found.map(({ to, line }) => `${line} ${to}`)).toEqual(['1 lib/a/a.ts', '2 lib/b/b.ts', '3 c', '4 lib/d/d.ts']);
});

test.each([
  ['lib/events/trial.ts', '@/components/events/event-card', 'lib must not use components'],
  ['lib/content/trial.ts', '@/lib/roadmap/roadmap', 'lowest layer'],
  ['lib/artwork/trial.ts', '@/lib/routing/destinations', 'let the component resolve it'],
  ['components/ui/trial.tsx', 'next-intl', 'gets texts, records and links as props'],
  ['components/home/trial.tsx', 'zod', 'by a loader in lib/'],
  ['app/trial.tsx', 'node:fs/promises', 'use one of its loaders'],
  ['lib/drawer/trial.ts', './other', 'gets a layer'],
])('%s may not import %s, and the message says what to do', (file, imported, remedy) => {
  const [problem, ...others] = forbiddenImports(importsOf(file, `import { x } from '${imported}';\n`));
  expect(others).toEqual([]);
  expect(problem).toContain(`${file}:1`);
  expect(problem).toContain(remedy);
});

test('a component of a feature may import what is below it', () => {
  const source = `import { loadRoadmap } from '@/lib/roadmap/roadmap';
import { Icon } from '@/components/ui/icon';
import { useTranslations } from 'next-intl';
`;
  expect(forbiddenImports(importsOf('components/roadmap/trial.tsx', source))).toEqual([]);
});

test('cycles of any length are found', () => {
  const chain = [
    ['a', 'b'],
    ['b', 'c'],
    ['b', 'd'],
  ] as const;
  expect(findCycles(chain)).toEqual([]);
  expect(findCycles([...chain, ['c', 'a']])).toEqual([['a', 'b', 'c', 'a']]);
});

test('edges between folders are listed once each', () => {
  const step = { isPackage: false, line: 1 };
  const edges = folderEdges([
    { ...step, from: 'lib/roadmap/a.ts', to: 'lib/content/b.ts' },
    { ...step, from: 'lib/roadmap/c.ts', to: 'lib/content/b.ts' },
    { ...step, from: 'lib/roadmap/c.ts', to: 'lib/roadmap/a.ts' },
  ]);
  expect(edges).toEqual([['lib/roadmap', 'lib/content']]);
});
