import { readFileSync, writeFileSync } from 'node:fs';

const document = 'docs/performance.md';

/**
 * Replaces what a command has measured in docs/performance.md.
 * @param name of the section, between `<!-- name -->` and `<!-- /name -->`
 * @throws Error if the document has no such section
 */
export function writeSection(name: string, text: string): void {
  writeFileSync(document, replaceSection(readFileSync(document, 'utf8'), name, text));
}

/** The same for a text. */
export function replaceSection(whole: string, name: string, text: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [whole.indexOf(start), whole.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${document} has no section between "${start}" and "${end}".`);
  return `${whole.slice(0, from + start.length)}\n\n${text.trim()}\n\n${whole.slice(to)}`;
}
