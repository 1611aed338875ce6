import { addIntegrity } from './add-integrity';
import { addPolicy, inlineScripts } from './add-policy';
import { deferScripts, type SharedData, takeData } from './defer-scripts';
import { attribute } from './html';
import { inlineBoundaries } from './inline-boundaries';
import { inlineStyles } from './inline-styles';

/**
 * Makes of a page that Next wrote the page that is served. All steps look at the same tree, because parsing takes longest.
 * @param shared what the pages beside it have in common of what scripts read
 * @returns the page, and the addresses that it links to
 */
export function finishPage(html: string, shared?: SharedData): { html: string; links: string[] } {
  const { html: page, data } = takeData(html);
  let links: string[] = [];
  const whole = inlineBoundaries(page, (all) => {
    const styles = inlineStyles(all);
    const { rest, script, edits } = deferScripts(all, data, shared);
    const scripts = [...inlineScripts(rest), script];
    links = all.flatMap((element) => (element.tagName === 'a' ? (attribute(element, 'href') ?? []) : []));
    return [...addPolicy(all, { scripts, sheets: styles.sheets }), ...styles.edits, ...addIntegrity(rest), ...edits];
  });
  return { html: whole, links };
}
