import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** A copy of the site's content that a test may change; the loaders read it until the test is over. */
export interface SiteCopy {
  root: string;
  /** Writes a file, with the folders it needs. */
  write: (path: string, content: string | Buffer) => void;
  /** Takes a file or a folder away. */
  remove: (path: string) => void;
}

/** Gives every test of the file a copy of its own. */
export function siteCopy(): SiteCopy {
  const copy: SiteCopy = {
    root: '',
    write: (path, content) => {
      mkdirSync(dirname(join(copy.root, path)), { recursive: true });
      writeFileSync(join(copy.root, path), content);
    },
    remove: (path) => rmSync(join(copy.root, path), { recursive: true, force: true }),
  };

  beforeEach(() => {
    copy.root = mkdtempSync(join(tmpdir(), 'site-copy-'));
    cpSync(resolve('content'), join(copy.root, 'content'), { recursive: true });
    symlinkSync(resolve('messages'), join(copy.root, 'messages'));
    process.env.SITE_ROOT = copy.root;
  });
  afterEach(() => {
    delete process.env.SITE_ROOT;
    rmSync(copy.root, { recursive: true, force: true });
  });
  return copy;
}
