import { attribute, pageElements, replaceRanges } from '@/scripts/shared/html';
import { addIntegrity } from './add-integrity';
import { addPolicy, inlineScripts, inlineStyleSheets } from './add-policy';
import { deferScripts, takeInlineScripts } from './defer-scripts';

/**
 * Makes of a page that Next wrote the page that is served: its scripts start when it can be read, and it has a security policy.
 * Script elements move, and attributes are added; everything else stays as Next wrote it.
 * @returns the page, and the addresses that it links to
 */
export function finishPage(written: string): { html: string; links: string[] } {
  // First, because they are most of the page, and parsing takes longest.
  const { html, scripts: nextScripts } = takeInlineScripts(written);
  const all = pageElements(html);
  const { rest, script, edits } = deferScripts(all, nextScripts);
  const policy = addPolicy(all, { scripts: [...inlineScripts(rest), script], sheets: inlineStyleSheets(all) });
  return {
    html: replaceRanges(html, [...policy, ...addIntegrity(rest), ...edits]),
    links: all.flatMap((element) => (element.tagName === 'a' ? (attribute(element, 'href') ?? []) : [])),
  };
}
