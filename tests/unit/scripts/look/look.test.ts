import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { comparePictures, type Pixels, readPixels } from '@/scripts/look/compare-pictures';
import { contactSheet } from '@/scripts/look/contact-sheet';
import { drawDifference } from '@/scripts/look/draw-difference';
import { keptFolder, keptPicture, reducedSize, views } from '@/scripts/look/views';

const size = { width: 360, height: 225 };

interface Page {
  ground?: string;
  button?: string;
  buttonTop?: number;
  textLeft?: number;
  lines?: number;
  picture?: string;
  /** Where words begin and end. */
  words?: number;
}

/** A page of a head, a button, lines of words and a picture, as large as a wide one is kept. */
async function draw({
  ground = '#fff',
  button = '#1765cc',
  buttonTop = 40,
  textLeft = 20,
  lines = 12,
  picture = '#d33833',
  words = 5,
}: Page) {
  const text = Array.from({ length: lines }, (_, line) =>
    Array.from({ length: 18 }, (_, word) => {
      const width = 4 + ((word * words + line) % 7);
      return `<rect x="${textLeft + word * 11}" y="${70 + line * 7}" width="${width}" height="1.5" fill="#1d2a33"/>`;
    }).join(''),
  ).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
    <rect width="100%" height="100%" fill="${ground}"/><rect width="100%" height="16" fill="#263a47"/>
    <rect x="20" y="${buttonTop}" width="40" height="12" fill="${button}"/><rect x="260" y="70" width="60" height="60" fill="${picture}"/>${text}</svg>`;
  return readPixels(sharp(Buffer.from(svg)));
}

/** How many places and columns differ from the page as it was. */
async function changeOf(page: Page): Promise<number> {
  const { places, columns } = comparePictures(await draw({}), await draw(page));
  return places.length + columns.length;
}

test.each<[string, Page]>([
  ['nothing', {}],
  ['other words of about the same length', { words: 3 }],
  ['two lines more', { lines: 14 }],
  ['what a line above moves down', { buttonTop: 47 }],
])('%s is no other look', async (_what, page) => {
  expect(await changeOf(page)).toBe(0);
});

test.each<[string, Page]>([
  ['another color of a button', { button: '#14722f' }],
  ['a button without its ground', { button: '#fff' }],
  ['a text that begins 24 pixels of the window further right', { textLeft: 26 }],
  ['a missing picture', { picture: '#fff' }],
  ['the other theme', { ground: '#121b22' }],
  ['a button far below its place', { buttonTop: 180 }],
])('%s is another look', async (_what, page) => {
  expect(await changeOf(page)).toBeGreaterThan(0);
});

test('a picture that was kept in few bytes is the same', async () => {
  const page = await draw({});
  const kept = await sharp(page.data, { raw: { ...size, channels: 3 } })
    .webp({ quality: 60 })
    .toBuffer();
  expect(comparePictures(await readPixels(sharp(kept)), page)).toEqual({ places: [], columns: [] });
});

test('pictures of different sizes can’t be compared', () => {
  const blank = (width: number): Pixels => ({ width, height: 6, data: new Uint8Array(width * 18) });
  expect(() => comparePictures(blank(6), blank(12))).toThrow(/6 × 6 and 12 × 6/);
});

test('a difference is drawn beside what was expected and what is there', async () => {
  const [before, after] = [await draw({}), await draw({ button: '#14722f' })];
  const drawn = await sharp(await drawDifference(before, after, comparePictures(before, after))).metadata();
  expect(drawn.width).toBeGreaterThan(6 * size.width);
  expect(drawn.height).toBe(2 * size.height);
});

test('the contact sheet begins with what looks different and shows every view', () => {
  const taken = (name: string, isNew: boolean) => ({
    name,
    views: views.map((view) => ({ view, file: `${name}/${view.name}.jpg`, isNew: isNew && view === views[2] })),
  });
  const sheet = contactSheet([taken('home', false), taken('download', true)]);
  expect(sheet).toContain('2 pages and states, 1 look different');
  expect(sheet.indexOf('id="download"')).toBeLessThan(sheet.indexOf('id="home"'));
  expect(sheet.match(/<img/g)).toHaveLength(8);
});

test('every page and state is kept in all views, small', async () => {
  for (const name of readdirSync(keptFolder)) {
    for (const view of views) {
      const { width, height } = await sharp(keptPicture(name, view)).metadata();
      expect({ name, view: view.name, width, height }).toEqual({ name, view: view.name, ...reducedSize(view) });
    }
  }
});
