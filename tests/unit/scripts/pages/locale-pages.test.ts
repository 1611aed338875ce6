import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { staleLocalePages, writeLocalePages } from '@/scripts/pages/locale-pages';

const before = process.cwd();
let root = '';

function write(file: string) {
  mkdirSync(join(root, dirname(file)), { recursive: true });
  writeFileSync(join(root, file), '');
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'locale-pages-'));
  process.chdir(root);
  for (const file of ['page.tsx', 'layout.tsx', 'chat/page.tsx', 'changelog/[version]/page.tsx']) write(`app/(en)/${file}`);
  for (const file of ['layout.tsx', 'chat/page.tsx', 'gone/page.tsx']) write(`app/[locale]/(site)/${file}`);
});

afterEach(() => {
  process.chdir(before);
  rmSync(root, { recursive: true });
});

const folder = 'app/[locale]/(site)';
const wanted = [`${folder}/changelog/[version]/page.tsx`, `${folder}/chat/page.tsx`, `${folder}/page.tsx`];

test('a page that has no file yet, or another one, is noticed, and so is a file whose page is gone', () => {
  expect(staleLocalePages()).toEqual({ outdated: wanted, orphaned: [`${folder}/gone/page.tsx`] });
});

test('every page gets its file, files without a page go, and layouts stay', () => {
  expect(writeLocalePages()).toEqual({ written: wanted, removed: [`${folder}/gone/page.tsx`] });
  expect(staleLocalePages()).toEqual({ outdated: [], orphaned: [] });
  expect(writeLocalePages()).toEqual({ written: [], removed: [] });
  expect(readFileSync(`${folder}/chat/page.tsx`, 'utf8')).toContain("import * as page from '@/app/(en)/chat/page';");
  expect(readFileSync(`${folder}/layout.tsx`, 'utf8')).toBe('');
});
