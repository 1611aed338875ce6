import { attribute, elements, innerRange, outerRange, parseHtml, replaceRanges, textOf } from './html';

/**
 * Moves the content of a page to where its loading text is.
 *
 * When the content is larger than about 12 kB, React writes the loading text first and the content in a hidden
 * element at the end, for a script to swap, even though a static page has nothing to wait for. Without JavaScript
 * such a page says "Loading..." forever. The result is what React writes for smaller pages, so that hydration
 * works.
 *
 * https://github.com/vercel/next.js/issues/91806
 */
export function inlineBoundaries(html: string): string {
  let result = html;
  // One at a time, because the content may contain boundaries itself.
  for (let next = inlineFirst(result); next !== undefined; next = inlineFirst(result)) result = next;
  return result === html ? html : withoutSwaps(result);
}

/** Moves the first content to its place; undefined if there is none left. */
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

/** Removes the scripts that would have moved the contents. */
function withoutSwaps(html: string): string {
  const swaps = [...elements(parseHtml(html))].filter(
    (element) => element.tagName === 'script' && /\$RC\("B:|^requestAnimationFrame\(function\(\)\{\$RT=/.test(textOf(element)),
  );
  return replaceRanges(
    html,
    swaps.map((script) => ({ ...outerRange(script), text: '' })),
  );
}

/** The offset of the comment that closes the boundary; loading texts may contain boundaries of their own. */
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
