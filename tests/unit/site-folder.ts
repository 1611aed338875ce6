import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const before = process.env.SITE_ROOT;
const folders: string[] = [];

/**
 * Lets the loaders read a copy of content/ and messages/ in which some files are different, until the test ends.
 * @param changes the new text of a file, or null for one that is to be missing
 */
export function siteWith(changes: Record<string, string | null>): void {
  const folder = mkdtempSync(join(tmpdir(), 'jenkins-site-'));
  folders.push(folder);
  for (const part of ['content', 'messages']) cpSync(part, join(folder, part), { recursive: true });
  for (const [file, text] of Object.entries(changes)) {
    const path = join(folder, file);
    if (text === null) {
      rmSync(path);
      continue;
    }
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  process.env.SITE_ROOT = folder;
}

afterEach(() => {
  if (before === undefined) delete process.env.SITE_ROOT;
  else process.env.SITE_ROOT = before;
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});
