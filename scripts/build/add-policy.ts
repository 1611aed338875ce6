import { createHash } from 'node:crypto';
import { pagePolicy } from '@/lib/security/security-policy';
import { attribute, type Edit, escapeHtml, type HtmlElement, outerRange, textOf } from '@/scripts/shared/html';

/** The code of a page's inline scripts, without duplicates. Data blocks such as JSON-LD don't count. */
export function inlineScripts(all: readonly HtmlElement[]): string[] {
  const scripts = all.filter(
    (element) =>
      element.tagName === 'script' &&
      attribute(element, 'src') === undefined &&
      ['', 'module', 'text/javascript'].includes(attribute(element, 'type') ?? ''),
  );
  return [...new Set(scripts.map(textOf))];
}

/** The CSS of a page's style elements, without duplicates. */
export function inlineStyleSheets(all: readonly HtmlElement[]): string[] {
  return [...new Set(all.filter(({ tagName }) => tagName === 'style').map(textOf))];
}

/** The hash of an inline script or style for a policy: SHA-256 in base64. */
export function hashOf(script: string): string {
  return createHash('sha256').update(script).digest('base64');
}

/**
 * Inserts a Content-Security-Policy before anything that it governs.
 * @param inline the inline scripts and styles to allow; by default, those that the page has now
 * @throws Error if the page has no `<meta charset>`, after which the policy goes
 */
export function addPolicy(
  all: readonly HtmlElement[],
  { scripts, sheets }: { scripts: readonly string[]; sheets: readonly string[] } = {
    scripts: inlineScripts(all),
    sheets: inlineStyleSheets(all),
  },
): Edit[] {
  const first = all.find((element) => element.tagName === 'meta' && attribute(element, 'charset'));
  if (!first) throw new Error('The page has no <meta charset>, after which the security policy is inserted.');
  const { end } = outerRange(first);
  const policy = escapeHtml(pagePolicy(scripts.map(hashOf), sheets.map(hashOf)));
  return [{ start: end, end, text: `<meta http-equiv="Content-Security-Policy" content="${policy}"/>` }];
}
