import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A webpack-compatible loader for the module that reads content/. It invalidates the module on every change in that folder, so
 * that pages render again; on its own, the bundler tracks only imported files.
 * @this {{ rootContext: string, addContextDependency: (folder: string) => void }}
 * @param {string} source the module's text
 */
export default function watchContent(source) {
  const content = join(this.rootContext, 'content');
  const below = readdirSync(content, { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory());
  // Subfolders are not watched automatically.
  for (const folder of [content, ...below.map((entry) => join(entry.parentPath, entry.name))]) this.addContextDependency(folder);
  // The output must differ, or the bundler ignores the change.
  return `${source}\n// ${Date.now()}\n`;
}
