import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { siteRoot } from '@/lib/environment/environment.mjs';

/**
 * Writes all files or none: temporary files are written first and then renamed.
 * @param contents by the path from the repository's root
 */
export function writeFiles(contents: readonly (readonly [file: string, content: string | Uint8Array])[]): void {
  const files = contents.map(([file, content]) => ({
    content,
    path: join(siteRoot(), file),
    draft: join(siteRoot(), `${file}.new`),
  }));
  try {
    for (const { path, draft, content } of files) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(draft, content);
    }
    for (const { path, draft } of files) renameSync(draft, path);
  } finally {
    for (const { draft } of files) rmSync(draft, { force: true });
  }
}
