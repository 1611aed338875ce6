import { artworks } from '@/lib/artwork/artwork';
import { loadLogos } from '@/lib/artwork/logos';
import { maxTitleLength } from '@/lib/content/limits';
import { translationFile } from '@/lib/content/translation';
import { locales } from '@/lib/i18n/locales';
import { loadMedia, mediaFile, mediaFolder } from '@/lib/pictures/media';
import { recordPicture, resolvePicture } from '@/lib/pictures/pictures';
import { drawBadge } from '@/lib/pictures/stand-ins/badge';
import { drawButler } from '@/lib/pictures/stand-ins/butler';
import { drawCover } from '@/lib/pictures/stand-ins/cover';
import { outfits } from '@/lib/pictures/stand-ins/outfits';
import { drawName, drawScene } from '@/lib/pictures/stand-ins/scene';
import { standIns } from '@/lib/published/stand-ins';
import { loadAwards } from '@/lib/records/awards';
import { loadBooks } from '@/lib/records/books';
import { linesOf } from '@/tests/support/drawn-words';
import { siteCopy } from '@/tests/support/site-copy';

const copy = siteCopy();
const host = 'https://media.example.org';

/** Reduces the list to one picture. */
function list(picture: { id: string; title?: string; translate?: boolean; address?: string }) {
  const listed = { address: `${host}/images/a.jpg`, sha256: '0'.repeat(64), bytes: 1, width: 800, height: 450, format: 'JPEG' };
  copy.write(mediaFile, JSON.stringify({ host, pictures: [{ ...listed, ...picture }] }));
}

const paths = () => standIns().map(({ path }) => path);

test('every picture on a page has a stand-in with an address of its own', () => {
  const all = paths();
  expect(new Set(all).size).toBe(all.length);

  const wanted = [
    ...artworks('en').flatMap(({ preview, large }) => [preview.standIn, large.standIn]),
    ...loadBooks().map(({ file, image = '' }) => recordPicture('books', file, image).standIn),
    ...loadAwards().map(({ file, image = '' }) => recordPicture('awards', file, image).standIn),
    ...loadMedia()
      .pictures.filter(({ id }) => !/^(books|awards)\//.test(id))
      .flatMap(({ id }) => locales.map((locale) => resolvePicture(id, locale)?.standIn)),
  ];
  expect(wanted.filter((path) => !path || !all.includes(path))).toEqual([]);
});

test('a logo keeps its stand-in for other pages when its record can’t be read', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  list({ id: 'events/256.png', address: `${host}/images/logos/trial/256.png` });
  copy.write('content/logos/trial.yml', 'name: [');
  expect(paths()).toContain('/stand-ins/logos/trial.svg');
  logged.mockRestore();
});

test('a new record has a stand-in at once', () => {
  copy.write('content/books/new.yml', 'title: A New Book\nauthor: Somebody\n');
  copy.write('content/awards/2030-0001.yml', 'year: 2030\ntitle: A New Award\n');
  copy.write('content/logos/new.yml', 'name: A New Logo\nurl: logos/new/new.png\n');
  expect(paths()).toEqual(
    expect.arrayContaining(['/stand-ins/books/new.svg', '/stand-ins/awards/2030-0001.svg', '/stand-ins/logos/new.svg']),
  );
});

test('photos are labelled in the language of the page', () => {
  list({ id: 'events/party.jpg', title: 'A party', translate: true });
  copy.write(translationFile(mediaFolder, 'fr-CA'), 'events/party.jpg: { title: Une fête }');
  const draw = (path: string) =>
    standIns()
      .find((standIn) => standIn.path === path)
      ?.draw();
  expect(draw('/stand-ins/en/events/party.svg')).toContain('<title>A party</title>');
  expect(draw('/stand-ins/fr-CA/events/party.svg')).toContain('<title>Une fête</title>');
  // Not translated yet.
  expect(draw('/stand-ins/es-ES/events/party.svg')).toContain('<title>A party</title>');
});

/** A drawing without its name and the background that the name chooses. */
const outfitOf = (svg: string) => svg.slice(svg.indexOf('preserveAspectRatio'));

test('every logo has an outfit of its own, and without one it is the plain butler, who says so', () => {
  const logos = loadLogos('en').map(({ file, name }) => ({ file, svg: drawButler(name, file) }));
  const known = logos.filter(({ svg }) => !svg.includes('data-drawing="plain"'));
  const twins = known.filter(({ svg }, index) => known.findIndex((other) => outfitOf(other.svg) === outfitOf(svg)) !== index);
  expect(twins.map(({ file }) => file)).toEqual([]);
  expect(Object.keys(outfits).filter((file) => !logos.some((logo) => logo.file === file))).toEqual([]);

  expect(drawButler('A New Logo', 'new')).toContain('data-drawing="plain"');
  expect(outfitOf(drawButler('Another', 'another'))).toBe(outfitOf(drawButler('A New Logo', 'new')));
  // A name of JavaScript's own is no outfit.
  expect(drawButler('Constructor', 'constructor')).toContain('data-drawing="plain"');
});

test('every drawing has a background for each theme', () => {
  const grounds = standIns()
    .filter(({ path }) => !path.includes('/books/'))
    .map(({ draw }) =>
      /prefers-color-scheme:dark\)\{\.ground\{fill:(#\w+)\}.*class="ground" fill="(#\w+)"/.exec(draw())?.slice(1),
    );
  expect(new Set(grounds.map((pair) => pair?.[0]))).toEqual(new Set(['#1f2d38', '#2b3b47']));
  expect(grounds.filter((pair) => !pair?.[1] || pair[0] === pair[1])).toEqual([]);
});

test('the logo of a firm is its name, everything else is a scene with people', () => {
  list({ id: 'press/firm.png', title: 'A Firm' });
  expect(
    standIns()
      .find(({ path }) => path === '/stand-ins/en/press/firm.svg')
      ?.draw(),
  ).toContain('<circle r="12"');
  copy.edit(mediaFile, '"title"', '"wordmark":true,"title"');
  const drawn =
    standIns()
      .find(({ path }) => path === '/stand-ins/en/press/firm.svg')
      ?.draw() ?? '';
  expect(drawn).not.toContain('<circle r="12"');
  expect(linesOf(drawn).map(({ words }) => words)).toEqual(['A Firm']);
});

const hostile = `<script>alert("1")</script> & 'more'`;
test.each([
  ['logo', drawButler(hostile, 'x')],
  ['wordmark', drawName(hostile, { id: 'x', width: 800, height: 450 })],
  ['cover', drawCover(hostile, hostile, { width: 140, height: 175 })],
  ['badge', drawBadge(2024, hostile)],
  ['scene', drawScene(hostile, { id: 'x', width: 800, height: 450 })],
])('a name is escaped in a %s', (_kind, svg) => {
  expect(svg).not.toContain('<script');
  expect(svg).toContain('&#60;script&#62;');
});

test('every kind of stand-in has alternative text and takes the aspect ratio of its place', () => {
  const kinds = new Map(standIns().map(({ path, draw }) => [path.split('/')[2], draw]));
  expect([...kinds.keys()].sort()).toEqual(['awards', 'books', 'logos', ...locales].sort());
  for (const draw of kinds.values()) {
    expect(draw()).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]*><title>[^<]+<\/title>/);
  }
});

test('long titles are wrapped and set smaller until they fit', () => {
  const title =
    'A Very Long Title: With a Subtitle That Goes On and On About Continuous Integration, Delivery and Deployment for Everybody';
  const svg = drawCover(title, '', { width: 140, height: 175 });
  const lines = linesOf(svg);

  expect(lines.map(({ words }) => words).join(' ')).toBe(title);
  expect(lines.length).toBeGreaterThan(4);
  expect(Math.min(...lines.map(({ box }) => box.y1))).toBeGreaterThan(10);
  expect(Math.max(...lines.map(({ box }) => box.y2))).toBeLessThan(90);
});

test('of a far too long text only the beginning is drawn', () => {
  const drawing = drawScene('word '.repeat(4000), { id: 'events/a.jpg', width: 800, height: 450 });
  expect(linesOf(drawing).join(' ').length).toBeLessThanOrEqual(maxTitleLength);
});

test('text in characters that the serif lacks keeps its reserved width in any font', () => {
  const svg = drawName('詹金斯社区', { id: 'x', width: 300, height: 180 });
  const [, width = ''] = /textLength="([\d.]+)" lengthAdjust="spacingAndGlyphs">詹金斯社区</.exec(svg) ?? [];
  expect(Number(width)).toBeGreaterThan(0);
  expect(Number(width)).toBeLessThanOrEqual(240);
});
