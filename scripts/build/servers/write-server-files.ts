import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
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
  const nginxPlaces = {
    // docs/how-to/deploy.md, nginx: `current` is a link to one of the releases.
    'nginx.conf': { listen: ['80', '[::]:80'], root: '/var/www/jenkins/current', scripts: '/var/www/jenkins' },
    'nginx-container.conf': { listen: ['8080'], root: '/usr/share/nginx/html' },
  };
  // With a base path, the site is part of another one, whose server has its own configuration.
  if (basePath) {
    // Those of an earlier build would serve this one without its pages.
    for (const file of Object.keys(nginxPlaces)) rmSync(join(folder, file), { force: true });
    return;
  }
  const names = readdirSync(exportFolder, { withFileTypes: true }).map((entry) => entry.name + (entry.isDirectory() ? '/' : ''));
  writeExport('_headers', headersFile(names.sort()));
  writeExport('_redirects', redirectsFile());
  mkdirSync(folder, { recursive: true });
  for (const [file, place] of Object.entries(nginxPlaces)) writeFileSync(join(folder, file), nginxConfig(place));
}
