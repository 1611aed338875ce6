import { addIntegrity } from './add-integrity';
import { addPolicy, inlineScripts } from './add-policy';
import { deferScripts } from './defer-scripts';
import { attribute, pageElements, replaceRanges } from './html';
import { inlineBoundaries } from './inline-boundaries';
import { inlineStyles } from './inline-styles';

/**
 * Makes of a page that Next wrote the page that is served. All steps look at the same tree, because parsing takes longest.
 * @returns the page, and the addresses that it links to
 */
export function finishPage(html: string): { html: string; links: string[] } {
  const whole = inlineBoundaries(html);
  const all = pageElements(whole);
  const styles = inlineStyles(all);
  const { rest, script, edits } = deferScripts(all);
  const scripts = [...inlineScripts(rest), script];
  return {
    html: replaceRanges(whole, [
      ...addPolicy(all, { scripts, sheets: styles.sheets }),
      ...styles.edits,
      ...addIntegrity(rest),
      ...edits,
    ]),
    links: all.flatMap((element) => (element.tagName === 'a' ? (attribute(element, 'href') ?? []) : [])),
  };
}
