import { bowTie, chooser, colors, svgDocument, textBlock } from './drawing';

const { navy, midnight, slate, red, wine, green, gold, white, sand } = colors;

interface Binding {
  cover: string;
  spine: string;
  wings: string;
  knot: string;
}

const bindings: readonly [Binding, ...Binding[]] = [
  { cover: navy, spine: midnight, wings: red, knot: '#e5534d' },
  { cover: wine, spine: '#6b1815', wings: sand, knot: white },
  { cover: '#124a94', spine: '#0d376f', wings: white, knot: '#a9c8f2' },
  { cover: green, spine: '#134a3c', wings: sand, knot: gold },
  { cover: slate, spine: navy, wings: sand, knot: white },
];

/** A size in the picture's own pixels. */
interface Size {
  width: number;
  height: number;
}

/** The stand-in for a book's cover: typeset, with title and authors. */
export function drawCover(title: string, authors: string, size: Size): string {
  const { cover, spine, wings, knot } = chooser(title)(bindings);
  const width = 140;
  const height = (width * size.height) / size.width;
  const middle = 75;
  /** Between the margins beside the spine and at the edge. */
  const measure = 104;
  const body = [
    `<path d="M0 0h${width}v${height}H0z" fill="${cover}"/>`,
    `<path d="M0 0h10v${height}H0z" fill="${spine}"/>`,
    `<path d="M18 10h${width - 26}M18 ${height - 10}h${width - 26}" stroke="${wings}" stroke-width="1.5"/>`,
    bowTie(middle, 28, 36, wings, knot),
    textBlock(title, {
      x: middle,
      y: 44 + (height - 88) / 2,
      width: measure,
      height: height - 88,
      size: 20,
      fill: white,
      weight: 700,
    }),
    authors && textBlock(authors, { x: middle, y: height - 27, width: measure, height: 26, size: 11, fill: sand }),
  ];
  const label = authors ? `${title}, ${authors}` : title;
  return svgDocument({ label, width, height, ground: cover, body: body.filter(Boolean).join(''), fit: 'slice' });
}
