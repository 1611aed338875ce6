import { bowTie, chooser, drawingGrounds, line, round, svgDocument, textBlock } from './drawing';
import { paints } from './pieces';

const { red, navy, green, gold, white, ink, sky } = paints;

interface Medal {
  medal: string;
  ribbon: string;
}

const medals: readonly [Medal, ...Medal[]] = [
  { medal: red, ribbon: navy },
  { medal: gold, ribbon: red },
  { medal: sky, ribbon: navy },
  { medal: green, ribbon: red },
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

/** The stand-in for an award: a rosette with the year on ribbons, and the butler's bow tie. The title is beside it wherever it stands. */
export function drawBadge(year: number, title: string): string {
  const choose = chooser(title);
  const { medal, ribbon } = choose(medals);
  const body = [
    line(
      [
        `<path d="M44 74L30 122L48 112L58 126L68 80ZM86 74L100 122L82 112L72 126L62 80Z" fill="${ribbon}"/>`,
        `<path d="${rosette(65, 56, 43, choose([12, 16, 20]))}" fill="${medal}"/>`,
        `<circle cx="65" cy="56" r="33" fill="${white}"/>`,
      ].join(''),
    ),
    textBlock(String(year), { x: 65, y: 54, width: 54, height: 30, size: 23, fill: ink, weight: 700, own: true }),
    line(bowTie(65, 100, 44), 2.5),
  ];
  return svgDocument({ label: title, width: 130, height: 130, ground: choose(drawingGrounds), body: body.join(''), fit: 'meet' });
}
