import { jenkinsMarkParts } from '@/lib/icons/jenkins-mark';
import { chooser, drawingGrounds, svgDocument } from './drawing';
import { type Dye, type Outfit, outfits } from './outfits';
import { type Piece, type PieceName, paints, pieces, places } from './pieces';

/** The part of the mark's coordinates that a drawing shows: room for hats above him, and for things on both sides. */
const frame = { x: -80, y: -92, side: 414 };

/** The height of the counter's edge. */
const counter = 294;

/** The butler beside a frame without a picture: nothing is known about what he wears. */
const plain: Outfit = { pieces: ['frame'] };

/** The colors of the mark that a dye replaces, and by what. */
const skins: Partial<Record<Dye, Record<string, string>>> = {
  green: { '#f0d6b7': '#a3c78f', '#f7e4cd': '#bcdbaa' },
  gray: { '#f0d6b7': '#d2d2d2', '#f7e4cd': '#e6e6e6', '#d33833': '#8c8c8c', '#ef3d3a': '#a4a4a4' },
};
const suits: Record<Dye, Record<string, string>> = {
  green: { '#335061': '#3d6b4f', '#49728b': '#578c6b', '#81b0c4': '#b9d8c4' },
  gray: { '#335061': '#5c5c5c', '#49728b': '#7d7d7d', '#81b0c4': '#b8b8b8' },
  white: { '#335061': '#e6ebef', '#49728b': '#ffffff' },
  wine: { '#335061': '#8c2f2f', '#49728b': '#b04a45', '#81b0c4': '#e3b23c' },
  brown: { '#335061': '#7a5636', '#49728b': '#9c7449', '#81b0c4': '#e2c79c' },
};

function dyed(drawing: string, colors: Record<string, string> = {}): string {
  return drawing.replace(/#[0-9a-f]{6}/g, (color) => colors[color] ?? color);
}

/** The shapes of an outfit's pieces at some of the places. */
function shapesAt(names: readonly PieceName[], ...wanted: (keyof typeof places)[]): string {
  return names
    .map((name): Piece => pieces[name])
    .filter(({ at }) => wanted.includes(at))
    .map(({ at, shapes }) => {
      const drawn = shapes.map(([fill, path, line, edge]) => {
        const color = line === 0 ? 'none' : edge && paints[edge];
        return `<path fill="${paints[fill]}"${color ? ` stroke="${color}"` : ''}${line ? ` stroke-width="${line}"` : ''} d="${path}"/>`;
      });
      return `<g${places[at] && ` transform="${places[at]}"`}>${drawn.join('')}</g>`;
    })
    .join('');
}

/** The butler in an outfit, before the counter and behind what stands on it. */
function figureIn({ pieces: worn, skin, suit }: Outfit): { butler: string; onCounter: string } {
  const { disc, butler } = jenkinsMarkParts();
  const figure = [
    shapesAt(worn, 'back'),
    `<g stroke="none">${disc}</g>`,
    shapesAt(worn, 'disc'),
    `<g stroke="none">${butler}</g>`,
    shapesAt(worn, 'body', 'hat'),
  ];
  const colors = { ...(skin && skins[skin]), ...(suit && suits[suit]) };
  return { butler: dyed(figure.join(''), colors), onCounter: shapesAt(worn, 'left', 'right', 'hand') };
}

/** The attributes of a group in the mark's coordinates and with its line. */
const markGroup = `transform="translate(${-frame.x} ${-frame.y})" stroke="${paints.ink}" stroke-width="8" stroke-linejoin="round" stroke-linecap="round"`;

/**
 * The stand-in for a logo: the butler behind his counter, with what the logo's name says that he wears.
 * @param name the logo's name, for the alternative text
 * @param file the record's file name, by which ./outfits.ts knows his outfit
 */
export function drawButler(name: string, file: string): string {
  const known = Object.hasOwn(outfits, file) ? outfits[file] : undefined;
  const { butler, onCounter } = figureIn(known ?? plain);
  const body = [
    `<g ${markGroup}>${butler}`,
    // Wider than any place that shows it.
    `<path d="M-4000 ${counter}H4000V4000H-4000Z" class="counter" fill="${paints.skin}"/>`,
    `${onCounter}</g>`,
  ];
  return svgDocument({
    label: name,
    width: frame.side,
    height: frame.side,
    ground: chooser(name)(drawingGrounds),
    body: body.join(''),
    fit: 'meet',
    mark: known ? undefined : 'plain',
  });
}

/** The size of {@link butlerToCounter}, in the mark's units. */
export const butlerToCounterSize = { width: frame.side, height: counter - frame.y };

/** The butler with some pieces as an SVG document without a ground, down to the edge of a counter that another drawing has. */
export function butlerToCounter(worn: readonly PieceName[]): string {
  const { butler, onCounter } = figureIn({ pieces: worn });
  const { width, height } = butlerToCounterSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><g ${markGroup}>${butler}${onCounter}</g></svg>`;
}
