import { jenkinsMark } from '@/lib/icons/jenkins-mark';
import { chooser, svgDocument, textBlock } from './drawing';
import { paints } from './pieces';

const { ink, white, navy, blue, green, sky, skin } = paints;

interface Binding {
  cover: string;
  words: string;
}

const bindings: readonly [Binding, ...Binding[]] = [
  { cover: navy, words: white },
  { cover: skin, words: ink },
  { cover: blue, words: white },
  { cover: sky, words: ink },
  { cover: green, words: white },
];

/** A size in the picture's own pixels. */
interface Size {
  width: number;
  height: number;
}

/** The width of the drawing, of the spine, and of the margins beside the words: more than a twelfth of the cover. */
const width = 140;
const spine = 12;
const margin = 14;

/** The stand-in for a book's cover: title and authors, and the butler at the lower edge, as other covers have an animal. */
export function drawCover(title: string, authors: string, size: Size): string {
  const { cover, words } = chooser(title)(bindings);
  const height = (width * size.height) / size.width;
  const middle = spine + (width - spine) / 2;
  const measure = width - spine - 2 * margin;
  const butlerTop = height - 68;
  const authorsTop = butlerTop - 20;
  const titleTop = 15;
  const body = [
    `<path d="M0 0h${spine}v${height}H0z" fill="${ink}" fill-opacity=".35"/>`,
    `<svg x="${middle - 36}" y="${butlerTop}" width="72" height="${72 * (354 / 256)}" viewBox="0 0 256 354">${jenkinsMark()}</svg>`,
    `<path d="M${spine} 0V${height}M1.5 1.5h${width - 3}v${height - 3}h${3 - width}Z" fill="none" stroke="${ink}" stroke-width="3"/>`,
    textBlock(title, {
      x: middle,
      y: (titleTop + authorsTop) / 2,
      width: measure,
      height: authorsTop - titleTop,
      size: 20,
      fill: words,
      weight: 700,
      own: true,
    }),
    authors &&
      textBlock(authors, { x: middle, y: authorsTop + 8, width: measure, height: 14, size: 10.5, fill: words, own: true }),
  ];
  const label = authors ? `${title}, ${authors}` : title;
  return svgDocument({
    label,
    width,
    height,
    ground: { light: cover, dark: cover },
    body: body.filter(Boolean).join(''),
    fit: 'slice',
  });
}
