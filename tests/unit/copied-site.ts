import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A copy of content/ and messages/ that a test may break; the loaders read it until it is removed. */
export interface SiteCopy {
  folder: string;
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  /** Replaces a text of a file; the text has to be there. */
  edit: (file: string, from: string, to: string) => void;
  remove: () => void;
}

export function copySite(): SiteCopy {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  for (const part of ['content', 'messages']) cpSync(part, join(folder, part), { recursive: true });
  process.env.SITE_ROOT = folder;

  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  return {
    folder,
    read,
    write,
    edit: (file, from, to) => {
      if (!read(file).includes(from)) throw new Error(`${file} does not have "${from}".`);
      write(file, read(file).replace(from, to));
    },
    remove: () => {
      delete process.env.SITE_ROOT;
      rmSync(folder, { recursive: true });
    },
  };
}
