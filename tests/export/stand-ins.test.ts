import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Box, linesOf } from '@/tests/support/drawn-words';

// Stand-ins have their text as outlines, so that no font of a visitor can move it out of its frame.

const folder = join(process.env.EXPORT_FOLDER ?? 'out', 'stand-ins');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svg'));
const drawing = (file: string) => readFileSync(join(folder, file), 'utf8');

/** The frame of a drawing's text: a board, a cover without its spine, a plate, or a banner next to the bow. */
function frameOf(file: string, svg: string): Box {
  const [, width = 0, height = 0] = (/viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []).map(Number);
  if (file.startsWith('logos/')) return { x1: 0, y1: 220, x2: width, y2: height };
  if (file.startsWith('books/')) return { x1: 19, y1: 10, x2: width * 0.94, y2: height - 10 };
  if (file.startsWith('awards/')) return { x1: 0, y1: 0, x2: width, y2: height };
  const board = /<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)" rx="4"/.exec(svg);
  if (!board) return { x1: 190, y1: 0, x2: width, y2: height };
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
