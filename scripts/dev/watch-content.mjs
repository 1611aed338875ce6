import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A bundler loader for the module that reads content/: it makes every change in that folder a change of the
 * module, so that its pages are rendered again. The bundler itself tracks only imported files.
 * @this {{ rootContext: string, addContextDependency: (folder: string) => void }}
 * @param {string} source the module's text
 */
export default function watchContent(source) {
  const content = join(this.rootContext, 'content');
  const below = readdirSync(content, { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory());
  // Watching a folder doesn't include its subfolders.
  for (const folder of [content, ...below.map((entry) => join(entry.parentPath, entry.name))]) this.addContextDependency(folder);
  // Unchanged output would not count as a change.
  return `${source}\n// ${Date.now()}\n`;
}
