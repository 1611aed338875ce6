import { jenkinsMark } from '@/lib/icons/jenkins-mark';
import { bowTie, chooser, drawingGrounds, line, round, svgDocument, textBlock } from './drawing';
import { people } from './people';
import { paints } from './pieces';

const { ink, white, navy, red, gold, sky, green } = paints;

const height = 180;

/** The aspect ratio from which there is no room for a scene: the picture is a button or a banner of text. */
const bannerRatio = 4;

/** A picture that has a drawing: its size is in its own pixels. */
interface Shape {
  id: string;
  width: number;
  height: number;
}

/**
 * The stand-in for a photo: people in front of a board that says what the photo shows, and the butler, who serves. It has the photo's
 * aspect ratio.
 */
export function drawScene(title: string, photo: Shape): string {
  const width = (height * photo.width) / photo.height;
  const choose = chooser(photo.id);
  const body = width / height > bannerRatio ? banner(title, width) : hall(title, width, choose([0, 1, 2, 3, 4, 5, 6, 7]));
  return svgDocument({ label: title, width, height, ground: choose(drawingGrounds), body, fit: 'slice' });
}

/** The stand-in for the logo of a firm or an event: its name in the serif on paper, with a hairline and a small tie below. */
export function drawName(name: string, logo: Shape): string {
  const width = (height * logo.width) / logo.height;
  const middle = width / 2;
  const body = [
    textBlock(name, { x: middle, y: 78, width: width * 0.8, height: 104, size: 40, fill: ink, weight: 700 }),
    `<path class="words" fill="${ink}" d="M${round(width * 0.1)} 149h${round(width * 0.4 - 26)}v1H${round(width * 0.1)}ZM${round(middle + 26)} 149h${round(width * 0.4 - 26)}v1h${round(26 - width * 0.4)}Z"/>`,
    line(bowTie(middle, 149.5, 34), 2.5),
  ];
  return svgDocument({ label: name, width, height, ground: { light: white, dark: '#1f2d38' }, body: body.join(''), fit: 'meet' });
}

function banner(title: string, width: number): string {
  return [
    `<path d="M0 0h${round(width)}v${height}H0z" fill="${navy}"/>`,
    line(bowTie(120, 90, 140), 8),
    textBlock(title, {
      x: (width + 190) / 2,
      y: 90,
      width: width - 260,
      height: 150,
      size: 80,
      fill: white,
      weight: 700,
      own: true,
    }),
  ].join('');
}

/** The board is as wide as the words need, and the butler stands beside it where there is room for him. */
function hall(title: string, width: number, offset: number): string {
  const butler = width > 250 ? 84 : 0;
  const boardWidth = Math.min(width - butler - 44, 250);
  const boardX = (width - boardWidth - butler) / 2 + butler;
  const middle = round(boardX + boardWidth / 2);
  return [
    line(bunting(width, offset), 2),
    butler && `<svg x="${round(boardX - 92)}" y="26" width="84" height="116" viewBox="0 0 256 354">${jenkinsMark()}</svg>`,
    `<path class="counter" d="M0 132h${round(width)}v48H0z" fill="${paints.skin}"/>`,
    line(
      `<path d="M-4 132h${round(width + 8)}" fill="none"/><rect x="${round(boardX)}" y="24" width="${round(boardWidth)}" height="84" rx="4" fill="${white}"/>`,
    ),
    textBlock(title, { x: middle, y: 66, width: boardWidth - 36, height: 64, size: 26, fill: ink, weight: 700, own: true }),
    line(people(width, 134, offset)),
  ]
    .filter(Boolean)
    .join('');
}

/** Small flags on a line along the ceiling. */
function bunting(width: number, offset: number): string {
  const colors = [red, gold, sky, green, white];
  const count = Math.ceil(width / 26);
  const flags = Array.from({ length: count }, (_, index) => {
    const x = index * 26;
    return `<path d="M${x + 3} 3h20l-10 14z" fill="${colors[(index + offset) % colors.length]}"/>`;
  });
  return flags.join('');
}
