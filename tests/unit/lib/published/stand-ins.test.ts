import { artworks } from '@/lib/artwork/artwork';
import { maxTitleLength } from '@/lib/content/limits';
import { translationFile } from '@/lib/content/translation';
import { locales } from '@/lib/i18n/locales';
import { loadMedia, mediaFile, mediaFolder } from '@/lib/pictures/media';
import { recordPicture, resolvePicture } from '@/lib/pictures/pictures';
import { drawBadge } from '@/lib/pictures/stand-ins/badge';
import { drawButler } from '@/lib/pictures/stand-ins/butler';
import { drawCover } from '@/lib/pictures/stand-ins/cover';
import { drawScene } from '@/lib/pictures/stand-ins/scene';
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

test('the same name always yields the same butler, and different names different ones', () => {
  expect(drawButler('Actor')).toBe(drawButler('Actor'));
  const names = Array.from({ length: 50 }, (_, index) => `Butler ${index}`);
  const bodies = names.map((name) => drawButler(name).replace(/<title>.*?<\/title>|<path data-line.*?\/>/g, ''));
  expect(new Set(bodies).size).toBeGreaterThan(bodies.length * 0.9);
});

const hostile = `<script>alert("1")</script> & 'more'`;
test.each([
  ['logo', drawButler(hostile)],
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
    expect(draw()).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"><title>[^<]+<\/title>/);
  }
});

test('long titles are wrapped and set smaller until they fit', () => {
  const title =
    'A Very Long Title: With a Subtitle That Goes On and On About Continuous Integration, Delivery and Deployment for Everybody';
  const svg = drawCover(title, '', { width: 140, height: 175 });
  const lines = linesOf(svg);

  expect(lines.map(({ words }) => words).join(' ')).toBe(title);
  expect(lines.length).toBeGreaterThan(4);
  expect(Math.min(...lines.map(({ box }) => box.y1))).toBeGreaterThan(40);
  expect(Math.max(...lines.map(({ box }) => box.y2))).toBeLessThan(135);
});

test('of a far too long text only the beginning is drawn', () => {
  const drawing = drawScene('word '.repeat(4000), { id: 'events/a.jpg', width: 800, height: 450 });
  expect(linesOf(drawing).join(' ').length).toBeLessThanOrEqual(maxTitleLength);
});

test('text in characters that the serif lacks keeps its reserved width in any font', () => {
  const svg = drawButler('詹金斯社区');
  const [, width = ''] = /textLength="([\d.]+)" lengthAdjust="spacingAndGlyphs">詹金斯社区</.exec(svg) ?? [];
  expect(Number(width)).toBeGreaterThan(0);
  expect(Number(width)).toBeLessThanOrEqual(236);
});
