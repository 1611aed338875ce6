import { compareSizes } from '@/scripts/compare-sizes/compare-sizes.mjs';

/** An output of `npm run check:export -- --sizes`. */
function output(...lines: string[]): string {
  return ['Sizes in bytes after gzip: html, script', ...lines, 'Largest html: 9 kB'].join('\n');
}
const before = output('/\t1000\t5000', '/books/\t2000\t5000', '/gone/\t9000\t1');

test('the sizes of a pull request are compared with those before, without differences that mean nothing', () => {
  const after = output('/\t1030\t4000', '/books/\t2600\t5000', '/new/\t100\t1');
  expect(compareSizes(before, after)).toBe(`Sizes after gzip, on 3 pages (1 new, 1 removed):

| What | Largest page | Before | Pages that grow | Most | Pages that shrink | Most |
| --- | --- | --- | --- | --- | --- | --- |
| html | 2.6 kB | 9.0 kB | 1 | 0.6 kB, /books/ | 0 |  |
| script | 5.0 kB | 5.0 kB | 0 |  | 1 | -1.0 kB, / |
`);
});

test('a pull request can’t write anything else into the comparison', () => {
  const after = output(
    '/\t1000\t5000',
    '/@team/\t9000\t1',
    '/[a](https://example.org)/\t9000\t1',
    '@team\t9000\t1',
    '/x/\t9e9\t1',
  );
  expect(compareSizes(before, after)).toContain('on 1 pages (0 new, 2 removed)');
  expect(compareSizes(before, after)).not.toMatch(/team|example/);
});
