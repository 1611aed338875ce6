/** A rectangle in a drawing's coordinates. */
export interface Box {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** A line of text in a drawing, and the bounding box of its outlines. */
export interface DrawnLine {
  words: string;
  box: Box;
}

/** The lines of text in a stand-in, in order. */
export function linesOf(svg: string): DrawnLine[] {
  return [...svg.matchAll(/<path data-line="([^"]*)" d="([^"]*)"/g)].map(([, words = '', outline = '']) => ({
    words: words.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))),
    box: outlineBox(outline),
  }));
}

/** The bounding box of the points of an outline, which its curves never leave. */
function outlineBox(outline: string): Box {
  if (/[^MLQCZ\d\s.,-]/.test(outline)) throw new Error(`Expected an outline of points in pairs, found ${outline}.`);
  const numbers = (outline.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
  const across = numbers.filter((_, index) => index % 2 === 0);
  const down = numbers.filter((_, index) => index % 2 === 1);
  return { x1: Math.min(...across), y1: Math.min(...down), x2: Math.max(...across), y2: Math.max(...down) };
}
