import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Ends the process with a sentence if the folder of the export contains no built site. */
export function requireExport(folder = process.env.EXPORT_FOLDER ?? 'out') {
  if (existsSync(join(folder, 'index.html'))) return;
  console.error(`${folder}/ contains no built site. Run "npm run build" first.`);
  process.exit(2);
}
