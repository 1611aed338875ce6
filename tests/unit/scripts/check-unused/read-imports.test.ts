import { readImports } from '@/scripts/check-unused/read-imports';
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
  expect(found.map(({ to }) => to)).toEqual(['lib/a/a.ts', 'lib/b/b.ts', 'c', 'lib/d/d.ts']);
});
