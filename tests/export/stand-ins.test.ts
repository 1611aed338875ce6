import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Box, linesOf } from '@/tests/support/drawn-words';

// Stand-ins have their text as outlines, so that no font of a visitor can move it out of its frame.

const folder = join(process.env.EXPORT_FOLDER ?? 'out', 'stand-ins');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svg'));
const drawing = (file: string) => readFileSync(join(folder, file), 'utf8');

/** The frame of a drawing's text: a board, the white of a rosette, or what the margins of a cover, a banner and a name leave. */
function frameOf(file: string, svg: string): Box {
  const [, width = 0, height = 0] = (/viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []).map(Number);
  if (file.startsWith('books/')) return { x1: 12 + width * 0.08, y1: height * 0.05, x2: width * 0.92, y2: height - 68 };
  if (file.startsWith('awards/')) return { x1: 32, y1: 23, x2: 98, y2: 89 };
  const board = /<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)" rx="4"/.exec(svg);
  if (!board) return { x1: width / height > 4 ? 190 : width * 0.08, y1: 8, x2: width * 0.98, y2: height - 8 };
  const [, x = 0, y = 0, across = 0, down = 0] = board.map(Number);
  return { x1: x, y1: y, x2: x + across, y2: y + down };
}

/** The minimum distance between the text and its frame, in the drawing's units. */
const margin = 2;

test('there are drawings to check', () => {
  expect(files.length).toBeGreaterThan(0);
});

test.each(files)('%s has all its text, inside its frame', (file) => {
  const svg = drawing(file);
  expect(svg).not.toContain('<text');

  const lines = linesOf(svg);
  // Beside the butler the name stands on the card.
  if (file.startsWith('logos/')) return expect(lines).toEqual([]);
  expect(lines.length).toBeGreaterThan(0);
  const said = lines.map(({ words }) => words).join(' ');
  // A badge has the year only; its title stands beside it.
  const [, title = ''] = file.startsWith('awards/') ? [] : (/<title>([^<]*)<\/title>/.exec(svg) ?? []);
  for (const word of title.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))).split(/[\s,]+/)) {
    expect(said).toContain(word);
  }

  const frame = frameOf(file, svg);
  expect(
    lines.filter(
      ({ box }) =>
        box.x1 < frame.x1 + margin || box.x2 > frame.x2 - margin || box.y1 < frame.y1 + margin || box.y2 > frame.y2 - margin,
    ),
  ).toEqual([]);
});
