import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A loader of the bundler for the module that reads content/: whatever changes in that folder is a change of the module,
 * so that the pages made with it are made again. The bundler itself knows only files that are imported.
 * @this {{ rootContext: string, addContextDependency: (folder: string) => void }}
 * @param {string} source the module's text
 */
export default function followContent(source) {
  const content = join(this.rootContext, 'content');
  const below = readdirSync(content, { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory());
  // A folder is followed without those in it.
  for (const folder of [content, ...below.map((entry) => join(entry.parentPath, entry.name))]) this.addContextDependency(folder);
  // A module that came out as before would be no change.
  return `${source}\n// ${Date.now()}\n`;
}
