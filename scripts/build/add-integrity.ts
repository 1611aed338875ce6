import { createHash } from 'node:crypto';
import { fileFor, readExport } from '@/scripts/shared/export-files';
import { attribute, type Edit, type HtmlElement, outerRange } from '@/scripts/shared/html';

const integrities = new Map<string, string>();

/** The value of the `integrity` attribute for a script of this site; undefined if the file does not exist. */
export function integrityOf(address: string): string | undefined {
  const file = address.startsWith('/') ? fileFor(address) : undefined;
  if (!file) return undefined;
  const known = integrities.get(file) ?? `sha256-${createHash('sha256').update(readExport(file)).digest('base64')}`;
  integrities.set(file, known);
  return known;
}

/** The URL of a script that an element loads or preloads. Browsers reuse a preload only if its `integrity` matches. */
export function scriptAddress(element: HtmlElement): string | undefined {
  if (element.tagName === 'script') return attribute(element, 'src');
  return element.tagName === 'link' && attribute(element, 'as') === 'script' ? attribute(element, 'href') : undefined;
}

/**
 * Adds `integrity` attributes to a page's script files, so that browsers reject modified ones. Chunks that are loaded later have
 * none, because verified scripts load them.
 */
export function addIntegrity(all: readonly HtmlElement[]): Edit[] {
  return all.flatMap((element) => {
    const integrity = integrityOf(scriptAddress(element) ?? '');
    if (!integrity) return [];
    const start = outerRange(element).start + 1 + element.tagName.length;
    return [{ start, end: start, text: ` integrity="${integrity}"` }];
  });
}
