import { lateStylesScript } from '@/components/document/late-styles';
import { attribute, elements, outerRange, parseHtml, replaceRanges } from './html';

/** Inserts the script that waits for the styles no longer than a while. Next puts nothing before its own style sheets. */
export function addLateStyles(html: string): string {
  const sheet = [...elements(parseHtml(html))].find((element) => attribute(element, 'rel') === 'stylesheet');
  if (!sheet) return html;
  const { start } = outerRange(sheet);
  return replaceRanges(html, [{ start, end: start, text: `<script>${lateStylesScript}</script>` }]);
}
