import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { basePath } from '@/lib/i18n/base-path';
import { exportFolder, writeExport } from '@/scripts/shared/export-files';
import { headersFile, redirectsFile } from './cdn-files';
import { nginxConfig } from './nginx-config';
import { speculationRulesPath } from './server-rules';
import { speculationRules } from './speculation-rules';

/** The folder for server configuration that is not part of the site. Generated files in it are not committed. */
const folder = 'deploy';

/** Writes the configuration of each kind of server (docs/how-to/deploy.md). */
export function writeServerFiles(): void {
  // Without it, GitHub Pages ignores folders that begin with an underscore.
  writeExport('.nojekyll', '');
  writeExport(speculationRulesPath.slice(1), speculationRules());
  // With a base path, the site is part of another one, whose server has its own configuration.
  if (basePath) return;
  const names = readdirSync(exportFolder, { withFileTypes: true }).map((entry) => entry.name + (entry.isDirectory() ? '/' : ''));
  writeExport('_headers', headersFile(names.sort()));
  writeExport('_redirects', redirectsFile());
  write('nginx.conf', nginxConfig({ listen: '80', root: '/var/www/html' }));
  write('nginx-container.conf', nginxConfig({ listen: '8080', root: '/usr/share/nginx/html' }));
}

function write(file: string, text: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, file), text);
}
