import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadExternalRedirects } from '@/lib/site/links';
import { exportFolder } from '@/scripts/shared/export-files';

/** The paths of the main Jenkins website that pages link to; each has a redirect page. */
export function externalRedirectPages(): string[] {
  const has = (path: string, file: string) => existsSync(join(exportFolder, path, file));
  // Next exports a data file with each of its own pages.
  return loadExternalRedirects().paths.filter((path) => has(path, 'index.html') && !has(path, 'index.txt'));
}
