import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copyOfSources, runIn } from '@/scripts/test/copy.mjs';

// Adds a locale to a copy of the site, following docs/how-to/add-a-locale.md. Only in `npm run test:all` (jest.config.mjs).

test('a new locale needs no other change to compile', () => {
  const copy = copyOfSources({ withPackages: false });
  const runModule = (path: string, ...parameters: string[]) =>
    runIn(copy.folder, { SITE_ROOT: copy.folder }, process.execPath, resolve('node_modules', path), ...parameters);
  try {
    symlinkSync(resolve('node_modules'), join(copy.folder, 'node_modules'), 'junction');
    const file = join(copy.folder, 'lib/i18n/locales.ts');
    const locales = readFileSync(file, 'utf8');
    const withJapanese = locales.replace(/^(export const locales = \[.*)\] as const;$/m, "$1, 'ja'] as const;");
    expect(withJapanese).not.toBe(locales);
    writeFileSync(file, withJapanese);
    writeFileSync(join(copy.folder, 'messages/ja.json'), '{}');
    // The types of routes, which the build generates.
    expect(runModule('next/dist/bin/next', 'typegen')).toBe(true);
    expect(runModule('typescript/bin/tsc', '--noEmit')).toBe(true);
  } finally {
    copy.remove();
  }
}, 180_000);
