import { lateStylesScript } from '@/components/document/late-styles';
import { addIntegrity } from './add-integrity';
import { addLateStyles } from './add-late-styles';
import { addPolicy, inlineScripts } from './add-policy';
import { deferScripts } from './defer-scripts';
import { attribute, pageElements, replaceRanges } from './html';
import { inlineBoundaries } from './inline-boundaries';

/**
 * Makes of a page that Next wrote the page that is served. All steps look at the same tree, because parsing takes longest.
 * @returns the page, and the addresses that it links to
 */
export function finishPage(html: string): { html: string; links: string[] } {
  const whole = inlineBoundaries(html);
  const all = pageElements(whole);
  const lateStyles = addLateStyles(all);
  const { rest, script, edits } = deferScripts(all);
  const scripts = [...lateStyles.map(() => lateStylesScript), ...inlineScripts(rest), script];
  return {
    // The policy stands before everything, also before a script that is added in the same place.
    html: replaceRanges(whole, [...addPolicy(all, scripts), ...lateStyles, ...addIntegrity(rest), ...edits]),
    links: all.flatMap((element) => (element.tagName === 'a' ? (attribute(element, 'href') ?? []) : [])),
  };
}
