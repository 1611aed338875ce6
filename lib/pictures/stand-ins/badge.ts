import { bowTie, chooser, colors, round, svgDocument, textBlock } from './drawing';

const { navy, red, blue, green, gold, white, sky, sand, rose, moss } = colors;

interface Scheme {
  ground: string;
  medal: string;
}

const schemes: readonly [Scheme, ...Scheme[]] = [
  { ground: sky, medal: blue },
  { ground: sand, medal: gold },
  { ground: rose, medal: red },
  { ground: moss, medal: green },
];

/** A circle with a wavy edge, as in a rosette. */
function rosette(x: number, y: number, radius: number, petals: number): string {
  const point = (index: number, distance: number) => {
    const angle = (index * Math.PI) / petals;
    return `${round(x + distance * Math.sin(angle))} ${round(y - distance * Math.cos(angle))}`;
  };
  const curves = Array.from(
    { length: petals },
    (_, petal) => `Q${point(2 * petal + 1, radius * 1.14)} ${point(2 * petal + 2, radius)}`,
  );
  return `M${point(0, radius)}${curves.join('')}Z`;
}

/** The stand-in for an award: a rosette with the year, and the butler's bow tie. The title is beside it wherever it stands. */
export function drawBadge(year: number, title: string): string {
  const { ground, medal } = chooser(title)(schemes);
  const body = [
    `<path d="${rosette(65, 54, 38, 16)}" fill="${medal}"/>`,
    `<circle cx="65" cy="54" r="31" fill="${navy}"/>`,
    `<circle cx="65" cy="54" r="27.5" fill="none" stroke="${white}" stroke-width="1.2" stroke-dasharray="1 3" stroke-linecap="round"/>`,
    textBlock(String(year), { x: 65, y: 53, width: 50, height: 30, size: 20, fill: white, weight: 700 }),
    bowTie(65, 97, 62, navy, medal),
  ];
  return svgDocument({ label: title, width: 130, height: 130, ground, body: body.join(''), fit: 'meet' });
}
