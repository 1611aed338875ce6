import { createHash } from 'node:crypto';
import { fileFor, readExport } from '@/scripts/shared/export-files';
import { attribute, type Edit, type HtmlElement, outerRange } from '@/scripts/shared/html';

const integrities = new Map<string, string>();

/** The hash of a script of this site, for its `integrity` attribute; undefined if there is no such file. */
export function integrityOf(address: string): string | undefined {
  const file = address.startsWith('/') ? fileFor(address) : undefined;
  if (!file) return undefined;
  const known = integrities.get(file) ?? `sha256-${createHash('sha256').update(readExport(file)).digest('base64')}`;
  integrities.set(file, known);
  return known;
}

/** The address of a script that an element loads, or announces: a browser uses what was announced only if both say the same. */
export function scriptAddress(element: HtmlElement): string | undefined {
  if (element.tagName === 'script') return attribute(element, 'src');
  return element.tagName === 'link' && attribute(element, 'as') === 'script' ? attribute(element, 'href') : undefined;
}

/**
 * Adds the hashes of a page's script files, so that browsers refuse a changed one. Scripts that load later have none: those that
 * load them are trusted.
 */
export function addIntegrity(all: readonly HtmlElement[]): Edit[] {
  return all.flatMap((element) => {
    const integrity = integrityOf(scriptAddress(element) ?? '');
    if (!integrity) return [];
    const start = outerRange(element).start + 1 + element.tagName.length;
    return [{ start, end: start, text: ` integrity="${integrity}"` }];
  });
}
