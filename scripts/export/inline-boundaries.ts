import { attribute, elements, innerRange, outerRange, parseHtml, replaceRanges, textOf } from './html';

/**
 * Puts the content of a page where its loading text stands.
 *
 * React writes the loading text first and the finished content in a hidden element at the end,
 * for a script to swap, whenever the content is larger than about 12 kB, even though a static page
 * has nothing to wait for. Without JavaScript such a page says "Loading..." for ever. The result is
 * what React writes for a smaller page, so that hydration finds what it expects.
 * https://github.com/vercel/next.js/issues/91806
 */
export function inlineBoundaries(html: string): string {
  let result = html;
  // One at a time, because what is put in place may hold a boundary itself.
  for (let next = inlineFirst(result); next !== undefined; next = inlineFirst(result)) result = next;
  return result === html ? html : withoutSwaps(result);
}

/** Puts the first content in its place; undefined when there is none left to move. */
function inlineFirst(html: string): string | undefined {
  const all = [...elements(parseHtml(html))];
  for (const template of all) {
    const id = attribute(template, 'id');
    if (template.tagName !== 'template' || !id?.startsWith('B:')) continue;

    const content = all.find((element) => attribute(element, 'id') === `S:${id.slice(2)}`);
    if (!content) throw new Error(`The page has a boundary ${id} and no content for it.`);
    const opening = '<!--$?-->';
    const start = outerRange(template).start - opening.length;
    if (html.slice(start, start + opening.length) !== opening)
      throw new Error(`The boundary ${id} does not start with ${opening}.`);

    const { start: contentStart, end: contentEnd } = innerRange(content);
    const end = boundaryEnd(html, start + opening.length);
    return replaceRanges(html, [
      { start, end, text: `<!--$-->${html.slice(contentStart, contentEnd)}` },
      { ...outerRange(content), text: '' },
    ]);
  }
  return undefined;
}

/** Drops the scripts that would have moved the contents. */
function withoutSwaps(html: string): string {
  const swaps = [...elements(parseHtml(html))].filter(
    (element) => element.tagName === 'script' && /\$RC\("B:|^requestAnimationFrame\(function\(\)\{\$RT=/.test(textOf(element)),
  );
  return replaceRanges(
    html,
    swaps.map((script) => ({ ...outerRange(script), text: '' })),
  );
}

/** The offset of the comment that ends the boundary; loading texts may hold boundaries of their own. */
function boundaryEnd(html: string, from: number): number {
  const marks = /<!--(\/?)\$[?!~]?-->/g;
  marks.lastIndex = from;
  let depth = 1;
  for (let mark = marks.exec(html); mark; mark = marks.exec(html)) {
    depth += mark[1] ? -1 : 1;
    if (depth === 0) return mark.index;
  }
  throw new Error('The page has a boundary that does not end.');
}
