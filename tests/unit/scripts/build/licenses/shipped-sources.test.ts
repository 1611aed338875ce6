import { readFileSync } from 'node:fs';
import { withExport } from '@/tests/unit/support/export-folder';

const place = '_next/static/chunks';
const map = (...sources: string[]) => JSON.stringify({ sources: sources.map((source) => `turbopack:///${source}`) });
/** The sources found in an export, and the export's files afterwards. */
async function take(files: Record<string, string>) {
  const { extractSourceMaps } = await withExport(files, () => import('@/scripts/build/licenses/shipped-sources'));
  const { exportFiles, readExport } = await import('@/scripts/shared/export-files');
  return { sources: extractSourceMaps(), left: Object.fromEntries(exportFiles().map((file) => [file, readExport(file)])) };
}

test('source maps reveal which package files are shipped, without this project’s own', async () => {
  const { sources } = await take({
    [`${place}/a.js`]: 'a()\n\n//# sourceMappingURL=b%5Bc%5D.js.map',
    [`${place}/b[c].js.map`]: JSON.stringify({ sections: [{ map: JSON.parse(map('[project]/node_modules/x/y.js')) }] }),
    [`${place}/d.js`]: 'd()\n\n//# sourceMappingURL=d.js.map',
    [`${place}/d.js.map`]: map('[project]/lib/site/site.ts', '[turbopack]/runtime.ts', '[project]/node_modules/@x/z/w.js'),
  });
  expect(sources).toEqual(['node_modules/@x/z/w.js', 'node_modules/next/runtime.ts', 'node_modules/x/y.js']);
});

test('Next’s script for browsers without modules needs no source map', async () => {
  const file = 'node_modules/next/dist/build/polyfills/polyfill-nomodule.js';
  expect((await take({ [`${place}/a.js`]: readFileSync(file, 'utf8') })).sources).toEqual([file]);
});

test.each([
  ['a script without a source map', { [`${place}/a.js`]: 'a()' }, `${place}/a.js has no source map`],
  [
    'code without a source',
    { [`${place}/a.js`]: 'a()\n//# sourceMappingURL=a.js.map', [`${place}/a.js.map`]: '{"sources":["webpack://x/y.js"]}' },
    'A source map lists "webpack://x/y.js"',
  ],
])('%s fails the build, by name', async (_, files, message) => {
  await expect(take(files)).rejects.toThrow(message);
});
