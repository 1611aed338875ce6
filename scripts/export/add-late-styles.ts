import { lateStylesScript } from '@/components/document/late-styles';
import { attribute, type Edit, type HtmlElement, outerRange } from './html';

/** Inserts the script that waits for the styles no longer than a while. Next puts nothing before its own style sheets. */
export function addLateStyles(all: readonly HtmlElement[]): Edit[] {
  const sheet = all.find((element) => attribute(element, 'rel') === 'stylesheet');
  if (!sheet) return [];
  const { start } = outerRange(sheet);
  return [{ start, end: start, text: `<script>${lateStylesScript}</script>` }];
}
