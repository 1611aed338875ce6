import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { contactSheet, type Taken } from './look/contact-sheet';
import { keptFolder, keptPicture, takenFolder, views } from './look/views';
import { ensureInstalled } from './setup/install.mjs';

// `npm run look`: takes the picture of every page and state of the finished site, keeps those that look different, and makes a contact
// sheet of all. `npm run test:look` (--compare) only compares them with those that are kept.

const { values } = parseArgs({ options: { compare: { type: 'boolean', default: false } } });
ensureInstalled();
const before = new Map(keptPictures().map((file) => [file, statSync(file).mtimeMs]));
const { status } = spawnSync('npx', ['playwright', 'test', '--project=site', 'tests/e2e/look.spec.ts'], {
  stdio: 'inherit',
  env: { ...process.env, TEST_ALL: '1', ...(values.compare ? {} : { LOOK: 'take' }) },
  shell: process.platform === 'win32',
});
process.exitCode = status ?? 1;
if (!values.compare && status === 0) finish();

/** Drops the pictures of what is no more, and writes the contact sheet. */
function finish(): void {
  const taken: Taken[] = foldersIn(takenFolder).map((name) => ({
    name,
    views: views.flatMap((view) => {
      const file = join(name, `${view.name}.jpg`);
      if (!existsSync(join(takenFolder, file))) return [];
      const kept = keptPicture(name, view);
      return [{ view, file, isNew: before.get(kept) !== statSync(kept).mtimeMs }];
    }),
  }));
  const current = new Set(taken.flatMap(({ name, views: pictures }) => pictures.map(({ view }) => keptPicture(name, view))));
  const old = keptPictures().filter((file) => !current.has(file));
  for (const file of old) rmSync(file);
  const sheet = join(takenFolder, 'index.html');
  writeFileSync(sheet, contactSheet(taken));
  const changed = taken.flatMap((one) => one.views.filter(({ isNew }) => isNew));
  const bytes = keptPictures().reduce((sum, file) => sum + statSync(file).size, 0);
  console.log(
    `${changed.length} pictures look different, ${old.length} were dropped; ${keptFolder}/ weighs ${Math.round(bytes / 1000)} kB.`,
  );
  console.log(`The contact sheet: ${sheet}`);
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
}

function keptPictures(): string[] {
  return foldersIn(keptFolder).flatMap((name) => readdirSync(join(keptFolder, name)).map((file) => join(keptFolder, name, file)));
}
