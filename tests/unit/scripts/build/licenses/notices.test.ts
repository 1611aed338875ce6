import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copiedPackages, noticesText } from '@/scripts/build/licenses/notices';

/** The separate notices, each starting with its packages. */
const noticesOf = (...sources: string[]) => noticesText(sources).split(`\n${'-'.repeat(80)}\n\n`);

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
