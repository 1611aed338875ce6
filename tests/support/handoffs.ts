import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadHandoffs } from '@/lib/site/links';
import { exportFolder } from '@/scripts/export/export-files';

/** The paths of the main Jenkins website that pages link to; each has a redirect page here. */
export function handoffPages(): string[] {
  const has = (path: string, file: string) => existsSync(join(exportFolder, path, file));
  // Pages of this site come with their data.
  return loadHandoffs().paths.filter((path) => has(path, 'index.html') && !has(path, 'index.txt'));
}
