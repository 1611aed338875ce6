import { createHash } from 'node:crypto';
import { pagePolicy } from '@/lib/security/security-policy';
import { attribute, type Edit, escapeHtml, type HtmlElement, outerRange, textOf } from '@/scripts/shared/html';

/** A page's inline scripts, each once; data blocks such as JSON-LD are not scripts. */
export function inlineScripts(all: readonly HtmlElement[]): string[] {
  const scripts = all.filter(
    (element) =>
      element.tagName === 'script' &&
      attribute(element, 'src') === undefined &&
      ['', 'module', 'text/javascript'].includes(attribute(element, 'type') ?? ''),
  );
  return [...new Set(scripts.map(textOf))];
}

/** The texts of a page's style elements, each once. */
export function inlineStyleSheets(all: readonly HtmlElement[]): string[] {
  return [...new Set(all.filter(({ tagName }) => tagName === 'style').map(textOf))];
}

/** The hash of an inline script or style in a policy: SHA-256, in base64. */
export function hashOf(script: string): string {
  return createHash('sha256').update(script).digest('base64');
}

/**
 * Inserts a page's Content-Security-Policy before anything it governs.
 * @param inline the page's inline scripts and styles, where they are not those that it has now
 */
export function addPolicy(
  all: readonly HtmlElement[],
  { scripts, sheets }: { scripts: readonly string[]; sheets: readonly string[] } = {
    scripts: inlineScripts(all),
    sheets: inlineStyleSheets(all),
  },
): Edit[] {
  const first = all.find((element) => element.tagName === 'meta' && attribute(element, 'charset'));
  if (!first) throw new Error('The page does not name its character set.');
  const { end } = outerRange(first);
  const policy = escapeHtml(pagePolicy(scripts.map(hashOf), sheets.map(hashOf)));
  return [{ start: end, end, text: `<meta http-equiv="Content-Security-Policy" content="${policy}"/>` }];
}
