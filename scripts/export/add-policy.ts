import { createHash } from 'node:crypto';
import { pagePolicy } from '@/lib/security/security-policy';
import { attribute, type Edit, escapeHtml, type HtmlElement, outerRange, textOf } from './html';

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

/** The hash of an inline script in a policy: SHA-256, in base64. */
export function hashOf(script: string): string {
  return createHash('sha256').update(script).digest('base64');
}

/**
 * Inserts a page's Content-Security-Policy before anything it governs.
 * @param scripts the page's inline scripts
 */
export function addPolicy(all: readonly HtmlElement[], scripts: readonly string[] = inlineScripts(all)): Edit[] {
  const first = all.find((element) => element.tagName === 'meta' && attribute(element, 'charset'));
  if (!first) throw new Error('The page does not name its character set.');
  const { end } = outerRange(first);
  const policy = escapeHtml(pagePolicy(scripts.map(hashOf)));
  return [{ start: end, end, text: `<meta http-equiv="Content-Security-Policy" content="${policy}"/>` }];
}
