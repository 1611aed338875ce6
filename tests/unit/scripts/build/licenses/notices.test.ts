import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copiedPackages, noticesText } from '@/scripts/build/licenses/notices';

const reactDom = 'node_modules/next/dist/compiled/react-dom/cjs/react-dom-client.production.js';

/** The separate notices, each starting with its packages. */
const noticesOf = (...sources: string[]) => noticesText(sources).split(`\n${'-'.repeat(80)}\n\n`);

test('the license notices name a package with its version and quote its license', () => {
  const { version } = JSON.parse(readFileSync('node_modules/papaparse/package.json', 'utf8'));
  const text = readFileSync('node_modules/papaparse/LICENSE', 'utf8').trim();
  expect(noticesOf('node_modules/papaparse/papaparse.min.js')).toContain(`papaparse ${version} (MIT)\n\n${text}\n`);
});

test('the license notices include a package bundled within another, with its own license', () => {
  expect(noticesOf(reactDom).join('\n')).toMatch(/^react-dom in next \d.*\(MIT\)$/m);
  expect(noticesOf(reactDom).join('\n')).not.toMatch(/^next \d/m);
  expect(noticesOf('node_modules/next/dist/client/link.js').join('\n')).toMatch(/^next \d.*\(MIT\)$/m);
});

test('the license notices assign a file to its package even if only the source map names it', () => {
  expect(noticesOf('node_modules/papaparse/src/gone/away.js').join('\n')).toMatch(/^papaparse \d/m);
});

test('the license notices group packages with the same license text', () => {
  const [shared = ''] = noticesOf('node_modules/react/index.js', reactDom).filter((notice) => notice.startsWith('react'));
  expect(shared).toMatch(/^react \d.*\nreact-dom in next \d.*\n\n/);
});

test('the license notices use the general text, with the author’s name, for a package without one', () => {
  const [tabler] = noticesOf().filter((notice) => notice.startsWith('@iconify-json/tabler'));
  expect(tabler).toMatch(/\(MIT\)\n\nMIT License\n\nCopyright \(c\) Paweł Kuna\n\nPermission is hereby granted/);
});

test('a package whose license forbids redistribution fails the build, by name', () => {
  expect(() => noticesText(['node_modules/axe-core/axe.js'])).toThrow('axe-core (MPL-2.0)');
});

test('the license notices include every package that the site reads from node_modules', () => {
  const code = ['app', 'components', 'lib', 'scripts/build'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|css)$/.test(file) && !file.startsWith('licenses'))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  );
  const byPath = /(?:node_modules\/|@import "|'(?=@iconify-json\/)|from '(?=pagefind'))((?:@[\w-]+\/)?[a-z][\w.-]*)/g;
  const read = new Set(code.flatMap((text) => [...text.matchAll(byPath)].flatMap(([, name]) => name ?? [])));
  expect([...read].sort()).toEqual([...copiedPackages].sort());
});
