import { attribute, type Edit, type HtmlElement, innerRange, outerRange, pageElements, type SourceRange, textOf } from './html';

const opening = '<!--$?-->';

/**
 * Moves the content of a page to where its loading text is.
 *
 * When the content is larger than about 12 kB, React writes the loading text first and the content in a hidden
 * element at the end, for a script to swap, even though a static page has nothing to wait for. Without JavaScript
 * such a page says "Loading..." forever. The result is what React writes for smaller pages, so that hydration
 * works.
 *
 * @param edit other changes of the page, which are made along with it: the page is parsed once. It gets the elements of the page
 *   without the scripts that would have moved the content.
 *
 * https://github.com/vercel/next.js/issues/91806
 */
export function inlineBoundaries(html: string, edit: (all: readonly HtmlElement[]) => Edit[] = () => []): string {
  const all = pageElements(html);
  const { moves, swaps } = findMoves(html, all);
  const edits = edit(all.filter((element) => !swaps.has(element)));
  const changes = [...moves, ...edits].sort((a, b) => a.start - b.start);
  return changes.length > 0 ? moved(html, { start: 0, end: html.length }, changes) : html;
}

/** A part of a page that goes, and what takes its place: a text, and another part of the page. */
interface Move extends Edit {
  from?: SourceRange;
}

/** What moves on a page, and the scripts that would have moved it. */
function findMoves(html: string, all: readonly HtmlElement[]): { moves: Move[]; swaps: ReadonlySet<HtmlElement> } {
  const templates = all.filter((element) => element.tagName === 'template' && attribute(element, 'id')?.startsWith('B:'));
  if (templates.length === 0) return { moves: [], swaps: new Set() };

  const moves = templates.flatMap((template): Move[] => {
    const id = attribute(template, 'id') ?? '';
    const content = all.find((element) => attribute(element, 'id') === `S:${id.slice(2)}`);
    if (!content) throw new Error(`The page has a boundary ${id} and no content for it.`);
    const start = outerRange(template).start - opening.length;
    if (html.slice(start, start + opening.length) !== opening)
      throw new Error(`The boundary ${id} does not start with ${opening}.`);
    return [
      { start, end: boundaryEnd(html, start + opening.length), text: '<!--$-->', from: innerRange(content) },
      { ...outerRange(content), text: '' },
    ];
  });
  const swaps = all.filter(
    (element) => element.tagName === 'script' && /\$RC\("B:|^requestAnimationFrame\(function\(\)\{\$RT=/.test(textOf(element)),
  );
  return { moves: [...moves, ...swaps.map((script) => ({ ...outerRange(script), text: '' }))], swaps: new Set(swaps) };
}

/** A part of a page after the moves in it; what moves into it may contain moves itself. */
function moved(html: string, { start, end }: SourceRange, moves: readonly Move[]): string {
  let result = '';
  let done = start;
  for (const move of moves) {
    // Also those in a loading text, which is gone.
    if (move.start < done || move.end > end) continue;
    result += html.slice(done, move.start) + move.text + (move.from ? moved(html, move.from, moves) : '');
    done = move.end;
  }
  return result + html.slice(done, end);
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
