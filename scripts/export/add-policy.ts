import { createHash } from 'node:crypto';
import { pagePolicy } from '@/lib/security/security-policy';
import { attribute, elements, escapeHtml, outerRange, parseHtml, replaceRanges, textOf } from './html';

/** The SHA-256 hashes, in base64, of a page's inline scripts; data blocks such as JSON-LD are not scripts and need none. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = [...elements(parseHtml(html))].filter(
    (element) =>
      element.tagName === 'script' &&
      attribute(element, 'src') === undefined &&
      ['', 'module', 'text/javascript'].includes(attribute(element, 'type') ?? ''),
  );
  return [...new Set(scripts.map((script) => createHash('sha256').update(textOf(script)).digest('base64')))];
}

/** Inserts a page's Content-Security-Policy before anything it governs. */
export function addPolicy(html: string): string {
  const first = [...elements(parseHtml(html))].find((element) => element.tagName === 'meta' && attribute(element, 'charset'));
  if (!first) throw new Error('The page does not name its character set.');
  const { end } = outerRange(first);
  const policy = `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(pagePolicy(inlineScriptHashes(html)))}"/>`;
  return replaceRanges(html, [{ start: end, end, text: policy }]);
}
