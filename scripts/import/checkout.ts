import { isUtf8 } from 'node:buffer';
import { lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { maxFileBytes } from '@/lib/content/limits';
import { UsageError } from '@/scripts/shared/parse-options.mjs';

/** The folder of a checkout that contains the data. */
const dataFolder = 'content/_data';

/** The maximum number of files in a folder. The largest folder of the Jenkins project has 265. */
const maxFiles = 2_000;

/** A file of the checkout. */
export interface UpstreamFile {
  /** Its path from the root of the checkout, with forward slashes. */
  path: string;
  name: string;
  bytes: Buffer;
}

/** A file that was not imported, and why. */
export interface Skipped {
  path: string;
  reason: string;
  /** Whether the file looks malicious or accidental, so that the import should exit with an error. */
  refused?: boolean;
}

/** A checkout of the Jenkins project's website. Symbolic links in it are not followed. */
export class Checkout {
  readonly root: string;
  readonly skipped: Skipped[] = [];

  /** @throws UsageError if the folder is not such a checkout */
  constructor(folder: string) {
    if (!statSync(join(folder, dataFolder), { throwIfNoEntry: false })?.isDirectory()) {
      throw new UsageError(`"${folder}" has no folder ${dataFolder}, so it is not a checkout of the Jenkins project's website.`);
    }
    this.root = realpathSync(folder);
  }

  /**
   * Reads the files of a folder in alphabetical order.
   * @param folder its path from the root
   * @param accepts whether to read a file, by its path from the folder
   * @param options `maxBytes` is the size limit of a file; `recursive` includes the folders in the folder
   * @returns undefined if the folder doesn't exist
   */
  files(
    folder: string,
    accepts: (path: string) => boolean,
    { maxBytes = maxFileBytes, recursive = false } = {},
  ): UpstreamFile[] | undefined {
    if (!lstatSync(join(this.root, folder), { throwIfNoEntry: false })) return undefined;
    if (!this.isPlain(folder)) return [];
    const names = readdirSync(join(this.root, folder), { recursive, encoding: 'utf8' })
      .map((name) => name.replaceAll('\\', '/'))
      .filter(accepts)
      .sort();
    if (names.length > maxFiles) {
      this.refuse(folder, `it has ${names.length} files, more than the limit of ${maxFiles}`);
      return [];
    }
    return names.flatMap((name) => {
      if (!/\p{C}/u.test(name)) return this.file(`${folder}/${name}`, maxBytes) ?? [];
      return this.refuse(JSON.stringify(`${folder}/${name}`), 'its name contains control characters') ?? [];
    });
  }

  /**
   * Reads a text file by its path from the root.
   * @returns undefined if it doesn't exist or is refused
   */
  file(path: string, maxBytes = maxFileBytes): UpstreamFile | undefined {
    const found = this.bytesOf(path, maxBytes);
    return found && !isUtf8(found.bytes) ? this.refuse(path, 'it is not UTF-8 text') : found;
  }

  /**
   * Reads a file of any kind.
   * @returns undefined if it doesn't exist or is refused
   */
  bytesOf(path: string, maxBytes = maxFileBytes): UpstreamFile | undefined {
    const onDisk = join(this.root, path);
    const found = lstatSync(onDisk, { throwIfNoEntry: false });
    if (!found || !this.isPlain(path)) return undefined;
    if (!found.isFile()) return this.refuse(path, 'it is not a file');
    if (found.size > maxBytes) return this.refuse(path, `it has ${found.size} bytes, more than the limit of ${maxBytes}`);
    return { path, name: path.slice(path.lastIndexOf('/') + 1), bytes: readFileSync(onDisk) };
  }

  skip(path: string, reason: string): undefined {
    this.skipped.push({ path, reason });
  }

  refuse(path: string, reason: string): undefined {
    this.skipped.push({ path, reason, refused: true });
  }

  /** Whether a path contains no symbolic links, which could make the site publish any file of this computer. */
  private isPlain(path: string): boolean {
    const onDisk = join(this.root, path);
    let isPlain = false;
    try {
      isPlain = realpathSync(onDisk) === onDisk;
    } catch {
      // A broken link.
    }
    if (!isPlain) this.refuse(path, 'it is a symbolic link or inside one');
    return isPlain;
  }
}
