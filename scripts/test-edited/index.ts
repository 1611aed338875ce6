import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { locales } from '@/lib/i18n/locales';
import { parseOptions } from '@/scripts/shared/parse-options.mjs';
import { changeAddresses, changeSentences } from './change-content';

parseOptions(`npm run test:edited

Runs npm test in a copy whose addresses and sentences are different, to find tests that repeat content.`);

// Runs every check on a copy of the repository in which every address of content/links.yml and a sentence of each page
// are different. A test that fails there repeats content, unless it states a fact of docs/behavior.md.

const copy = mkdtempSync(join(tmpdir(), 'edited-copy-'));
const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
for (const file of files) cpSync(file, join(copy, file));

function edit(file: string, change: (text: string) => string) {
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file} is the same after the edit.`);
  writeFileSync(path, after);
}

edit('content/links.yml', changeAddresses);
for (const locale of locales) {
  edit(`messages/${locale}.json`, (text) => {
    const messages = JSON.parse(text);
    changeSentences(messages);
    return `${JSON.stringify(messages, null, 2)}\n`;
  });
}
// The linter asks git for the files to check, and the build for its commit.
for (const parameters of [
  ['init', '--quiet'],
  ['add', '--all'],
  ['-c', 'user.name=Edited', '-c', 'user.email=edited@example.org', 'commit', '--quiet', '--message', 'Edited'],
])
  execFileSync('git', parameters, { cwd: copy });

console.log(`Testing an edited copy in ${copy}`);
const { status } = spawnSync('npm', ['test'], { cwd: copy, stdio: 'inherit' });
rmSync(copy, { recursive: true, force: true });
process.exit(status ?? 1);
