import { bowTie, type Choose, chooser, colors, round, svgDocument, textBlock } from './drawing';

const {
  navy,
  midnight,
  slate,
  steel,
  red,
  wine,
  blue,
  green,
  white,
  skin,
  skinShade,
  gray,
  sky,
  skyDeep,
  sand,
  sandDeep,
  rose,
  roseDeep,
  mist,
  mistDeep,
} = colors;

interface Scheme {
  wall: string;
  floor: string;
  /** The two coat colors that most people wear. */
  crowd: readonly [string, string];
}

const schemes: readonly [Scheme, ...Scheme[]] = [
  { wall: sky, floor: skyDeep, crowd: [slate, navy] },
  { wall: sand, floor: sandDeep, crowd: [slate, navy] },
  { wall: rose, floor: roseDeep, crowd: [slate, navy] },
  { wall: mist, floor: mistDeep, crowd: [slate, navy] },
  { wall: slate, floor: steel, crowd: [navy, midnight] },
];

const height = 180;

/** The aspect ratio from which there is no room for a scene: the picture is a button or a banner of text. */
const bannerRatio = 4;

/**
 * The stand-in for a photo: people in front of a screen that says what the photo shows. It has the photo's
 * aspect ratio.
 * @param photo its size is in its own pixels
 */
export function drawScene(title: string, photo: { id: string; width: number; height: number }): string {
  const width = (height * photo.width) / photo.height;
  const choose = chooser(photo.id);
  const body = width / height > bannerRatio ? banner(title, width) : hall(title, width, choose);
  return svgDocument({ label: title, width, height, ground: slate, body, fit: 'slice' });
}

function banner(title: string, width: number): string {
  return [
    `<path d="M0 0h${round(width)}v${height}H0z" fill="${navy}"/>`,
    bowTie(120, 90, 140, red, wine),
    textBlock(title, { x: (width + 190) / 2, y: 90, width: width - 240, height: 150, size: 80, fill: white, weight: 700 }),
  ].join('');
}

function hall(title: string, width: number, choose: Choose): string {
  const { wall, floor, crowd } = choose(schemes);
  const tie = choose([red, blue, green]);
  const screenWidth = Math.min(width - 40, 230);
  const screenX = (width - screenWidth) / 2;
  const middle = width / 2;
  const wide = width - screenWidth > 120;
  return [
    `<path d="M0 0h${round(width)}v${height}H0z" fill="${wall}"/>`,
    `<path d="M0 128h${round(width)}v52H0z" fill="${floor}"/>`,
    `<rect x="${round(screenX)}" y="14" width="${round(screenWidth)}" height="98" rx="4" fill="${white}" stroke="${navy}" stroke-width="4"/>`,
    `<path d="M${round(middle)} 112v18" stroke="${navy}" stroke-width="6"/>`,
    bowTie(middle, 38, 46, tie, navy),
    textBlock(title, { x: round(middle), y: 80, width: screenWidth - 24, height: 52, size: 22, fill: navy, weight: 700 }),
    ...(wide ? [speaker(screenX - 32, tie), plant(screenX + screenWidth + 30, choose)] : []),
    ...audience(width, crowd, tie, choose),
  ].join('');
}

/** The butler next to the screen. */
function speaker(x: number, tie: string): string {
  return [
    `<path d="M${round(x - 22)} 140c0-34 4-44 22-44s22 10 22 44z" fill="${navy}"/>`,
    `<path d="M${round(x - 8)} 97h16l-8 26z" fill="${white}"/>`,
    `<circle cx="${round(x)}" cy="78" r="15" fill="${skin}"/>`,
    `<path d="M${round(x - 15)} 76a15 15 0 0 1 30 0q-15-8-30 0z" fill="${slate}"/>`,
    bowTie(round(x), 99, 18, tie, white),
  ].join('');
}

/** A plant balances the other side of the screen. */
function plant(x: number, choose: Choose): string {
  const leaf = choose([green, '#2f8069']);
  return `<path d="M${round(x)} 122q-22-14-18-40 16 10 18 40zM${round(x)} 122q22-14 18-40-16 10-18 40zM${round(x)} 120q-8-28 0-48 8 20 0 48z" fill="${leaf}"/><path d="M${round(x - 14)} 120h28l-4 22h-20z" fill="${red}"/>`;
}

/** Heads and shoulders from behind, in a row across the whole width. */
function audience(width: number, crowd: readonly [string, string], tie: string, choose: Choose): string[] {
  const count = Math.max(4, Math.round(width / 44));
  const step = width / count;
  return Array.from({ length: count }, (_, index) => {
    const x = round(step * (index + 0.5));
    const y = choose([148, 152, 156]);
    const coat = choose([crowd[0], crowd[1], crowd[0], tie]);
    return `<path d="M${round(x - 19)} ${y + 34}c0-18 5-25 19-25s19 7 19 25z" fill="${coat}"/><circle cx="${round(x)}" cy="${y}" r="11" fill="${choose([skin, skinShade, '#8a5a36'])}"/><path d="M${round(x - 11)} ${y + 3}a11 11 0 1 1 22 0q-11 5-22 0z" fill="${choose([navy, '#5a3a20', gray])}"/>`;
  });
}
