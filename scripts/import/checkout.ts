import { isUtf8 } from 'node:buffer';
import { lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { maxFileBytes } from '@/lib/content/limits';
import { UsageError } from '@/scripts/shared/usage-error';

/** The folder of a checkout that holds the data. */
export const dataFolder = 'content/_data';

/** The most files that are read of a folder; the Jenkins project's largest has 265. */
const maxFiles = 2_000;

/** A file of the checkout. */
export interface UpstreamFile {
  /** Its path from the root of the checkout, with slashes. */
  path: string;
  name: string;
  bytes: Buffer;
}

/** What could not be taken, and why. */
export interface Skipped {
  path: string;
  reason: string;
  /** The file looks like an attack or an accident, which should not pass unseen. */
  refused?: boolean;
}

/** A checkout of the Jenkins project's website, of which only plain files are read. */
export class Checkout {
  readonly root: string;
  readonly skipped: Skipped[] = [];

  /** @throws UsageError when the folder is no such checkout */
  constructor(folder: string) {
    if (!statSync(join(folder, dataFolder), { throwIfNoEntry: false })?.isDirectory()) {
      throw new UsageError(`"${folder}" has no folder ${dataFolder}, which a checkout of the Jenkins project's website has.`);
    }
    this.root = realpathSync(folder);
  }

  /**
   * The files of a folder in alphabetical order.
   * @param folder its path from the root
   * @param accepts whether a file of that name is wanted; others are not looked at
   * @param maxBytes how large a file may be
   * @returns undefined when there is no such folder
   */
  files(folder: string, accepts: (name: string) => boolean, maxBytes = maxFileBytes): UpstreamFile[] | undefined {
    if (!lstatSync(join(this.root, folder), { throwIfNoEntry: false })) return undefined;
    if (!this.isPlain(folder)) return [];
    const names = readdirSync(join(this.root, folder)).filter(accepts).sort();
    if (names.length > maxFiles) {
      this.refuse(folder, `it has ${names.length} files; at most ${maxFiles} are read`);
      return [];
    }
    return names.flatMap((name) => {
      if (!/\p{C}/u.test(name)) return this.file(`${folder}/${name}`, maxBytes) ?? [];
      return this.refuse(JSON.stringify(`${folder}/${name}`), 'its name has control characters') ?? [];
    });
  }

  /**
   * A text by its path from the root.
   * @returns undefined when there is none, or it must not be read
   */
  file(path: string, maxBytes = maxFileBytes): UpstreamFile | undefined {
    const found = this.bytesOf(path, maxBytes);
    return found && !isUtf8(found.bytes) ? this.refuse(path, 'it is no text in UTF-8') : found;
  }

  /**
   * A file that need not be text.
   * @returns undefined when there is none, or it must not be read
   */
  bytesOf(path: string, maxBytes = maxFileBytes): UpstreamFile | undefined {
    const onDisk = join(this.root, path);
    const found = lstatSync(onDisk, { throwIfNoEntry: false });
    if (!found || !this.isPlain(path)) return undefined;
    if (!found.isFile()) return this.refuse(path, 'it is no file');
    if (found.size > maxBytes) return this.refuse(path, `it has ${found.size} bytes; at most ${maxBytes} are read`);
    return { path, name: path.slice(path.lastIndexOf('/') + 1), bytes: readFileSync(onDisk) };
  }

  skip(path: string, reason: string): undefined {
    this.skipped.push({ path, reason });
  }

  refuse(path: string, reason: string): undefined {
    this.skipped.push({ path, reason, refused: true });
  }

  /** Whether a path leads to no other place: a link could have this site publish any file of the computer. */
  private isPlain(path: string): boolean {
    const onDisk = join(this.root, path);
    let isPlain = false;
    try {
      isPlain = realpathSync(onDisk) === onDisk;
    } catch {
      // A link that leads nowhere.
    }
    if (!isPlain) this.refuse(path, 'it is a symbolic link, or behind one');
    return isPlain;
  }
}
