import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'jenkins-export-'));
// The export tools read this variable once, on import.
process.env.EXPORT_FOLDER = folder;

/**
 * Writes an export of a few files and loads the tools that process it.
 * @param load imports the tools, which must not have been imported before
 */
export async function withExport<Tools>(files: Record<string, string>, load: () => Promise<Tools>): Promise<Tools> {
  for (const entry of readdirSync(folder)) rmSync(join(folder, entry), { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return load();
}

/** A page of such an export. */
export function exportedPage(body: string, head = ''): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/>${head}</head><body>${body}</body></html>`;
}

afterAll(() => rmSync(folder, { recursive: true, force: true }));
