import { attribute, pageElements, replaceRanges } from '@/scripts/shared/html';
import { addIntegrity } from './add-integrity';
import { addPolicy, inlineScripts, inlineStyleSheets } from './add-policy';
import { deferScripts, extractInlineScripts } from './defer-scripts';

/** The comment at the end of each inline style sheet; the maps are not published (licenses/shipped-sources.ts). */
const mapComment = /\n\/\*# sourceMappingURL=[^*]+\*\//g;

/**
 * Turns a page exported by Next into the page that is served: defers its scripts and adds a Content-Security-Policy.
 * Otherwise only comments in styles go, script elements move, and attributes are added.
 * @param file its path in the export, for errors
 * @returns the page, and the URLs that it links to
 * @throws Error if Next writes its scripts in another form than expected
 */
export function finishPage(file: string, written: string): { html: string; links: string[] } {
  // First, because these scripts are most of the page and would slow down parsing.
  const { html, scripts: nextScripts } = extractInlineScripts(file, written.replaceAll(mapComment, ''));
  const all = pageElements(html);
  const { rest, script, edits } = deferScripts(all, nextScripts);
  const policy = addPolicy(all, { scripts: [...inlineScripts(rest), script], sheets: inlineStyleSheets(all) });
  return {
    html: replaceRanges(html, [...policy, ...addIntegrity(rest), ...edits]),
    links: all.flatMap((element) => (element.tagName === 'a' ? (attribute(element, 'href') ?? []) : [])),
  };
}
