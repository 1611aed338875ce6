import {
  accessSync,
  constants,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** A copy of content/ and messages/ that a test may modify; the loaders read it until the test ends. */
export interface SiteCopy {
  readonly root: string;
  read: (file: string) => string;
  /** Writes a file, creating its folders. */
  write: (file: string, content: string | Buffer) => void;
  /** Replaces a text in a file, which must contain it. */
  edit: (file: string, from: string, to: string) => void;
  /** Deletes a file or a folder. */
  remove: (path: string) => void;
}

/** In memory where available (Linux): creating and deleting files takes a tenth of the time there. */
const parent = isWritable('/dev/shm') ? '/dev/shm' : tmpdir();

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Gives every test of the file, or of the `describe`, its own copy. Folders of the copy are symbolic links until something in
 * them is modified, which makes copies cheap. A test must therefore first write every file that the code under test will modify.
 */
export function siteCopy(): SiteCopy {
  let root = '';
  const own = (path: string) => {
    ownFolder(root, dirname(path));
    return join(root, path);
  };
  const copy: SiteCopy = {
    get root() {
      return root;
    },
    read: (file) => readFileSync(join(root, file), 'utf8'),
    write: (file, content) => writeFileSync(own(file), content),
    edit: (file, from, to) => {
      const text = copy.read(file);
      if (!text.includes(from)) throw new Error(`${file} does not have "${from}".`);
      copy.write(file, text.replace(from, to));
    },
    remove: (path) => rmSync(own(path), { recursive: true }),
  };

  let before: string | undefined;
  beforeEach(() => {
    before = process.env.SITE_ROOT;
    root = mkdtempSync(join(parent, 'site-copy-'));
    for (const folder of ['content', 'messages']) symlinkSync(resolve(folder), join(root, folder));
    process.env.SITE_ROOT = root;
  });
  afterEach(() => {
    if (before === undefined) delete process.env.SITE_ROOT;
    else process.env.SITE_ROOT = before;
    rmSync(root, { recursive: true, force: true });
  });
  return copy;
}

/** Replaces the symbolic link to a folder, and those above it, with a folder that has the same entries. */
function ownFolder(root: string, folder: string): void {
  if (folder === '.') return;
  ownFolder(root, dirname(folder));
  const path = join(root, folder);
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined) mkdirSync(path);
  if (!found?.isSymbolicLink()) return;
  const original = realpathSync(path);
  unlinkSync(path);
  mkdirSync(path);
  for (const entry of readdirSync(original, { withFileTypes: true })) {
    const [from, to] = [join(original, entry.name), join(path, entry.name)];
    if (entry.isDirectory()) symlinkSync(from, to);
    // Loaders list regular files only, so links won't do. On ext4, files made by copyFile take 200 times as long to delete.
    else writeFileSync(to, readFileSync(from));
  }
}
