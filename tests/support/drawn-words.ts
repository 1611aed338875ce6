/** A rectangle in the coordinates of a drawing. */
export interface Box {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** A line of words in a drawing, and the place that its outlines take. */
export interface DrawnLine {
  words: string;
  box: Box;
}

/** The lines of words that a stand-in shows, in their order. */
export function linesOf(svg: string): DrawnLine[] {
  return [...svg.matchAll(/<path data-line="([^"]*)" d="([^"]*)"/g)].map(([, words = '', outline = '']) => ({
    words: words.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))),
    box: outlineBox(outline),
  }));
}

/** A rectangle around an outline of lines and curves: no curve leaves the rectangle around its points. */
function outlineBox(outline: string): Box {
  if (/[^MLQCZ\d\s.,-]/.test(outline)) throw new Error(`Expected an outline of points in pairs, found ${outline}.`);
  const numbers = (outline.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
  const across = numbers.filter((_, index) => index % 2 === 0);
  const down = numbers.filter((_, index) => index % 2 === 1);
  return { x1: Math.min(...across), y1: Math.min(...down), x2: Math.max(...across), y2: Math.max(...down) };
}
