import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { locales } from '@/lib/i18n/locales';
import { parseOptions } from '@/scripts/shared/parse-options.mjs';
import { changeAddresses, changeSentences } from './change-content';

parseOptions(`npm run test:edited

Runs npm test in a copy with changed addresses and sentences, to find tests that repeat
content.`);

// Every address in content/links.yml and a sentence on each page change. A test that fails in the copy repeats content, unless
// it verifies a requirement of docs/behavior.md.

const copy = mkdtempSync(join(tmpdir(), 'edited-copy-'));
const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
for (const file of files) cpSync(file, join(copy, file));

function edit(file: string, change: (text: string) => string) {
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`The edit did not change ${file}. Update scripts/test-edited/change-content.ts.`);
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
// The linter reads the list of files from git, and the build the commit.
for (const parameters of [
  ['init', '--quiet'],
  ['add', '--all'],
  ['-c', 'user.name=Edited', '-c', 'user.email=edited@example.org', 'commit', '--quiet', '--message', 'Edited'],
])
  execFileSync('git', parameters, { cwd: copy });

console.log(`Running npm test in an edited copy: ${copy}`);
const { status } = spawnSync('npm', ['test'], { cwd: copy, stdio: 'inherit' });
rmSync(copy, { recursive: true, force: true });
process.exit(status ?? 1);
