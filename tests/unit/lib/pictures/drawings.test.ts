import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { artworks } from '@/lib/artwork/artwork';
import { loadMedia } from '@/lib/pictures/media';
import { recordPicture, resolvePicture } from '@/lib/pictures/pictures';
import { loadAwards } from '@/lib/records/awards';
import { loadBooks } from '@/lib/records/books';
import { auditXml } from '@/tests/unit/support/audit';

// SVG files in the repository: placeholders of pictures in public/, and those of link previews and the generic one in content/.

const svgIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svg'))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`);

/** Laid over the mark by components/butler/, where the compiler checks the names. */
const overlays = svgIn('public/drawings/butler');

/** Behind the butler in banners, where the compiler checks the names, too. */
const scenes = svgIn('public/drawings/scenes');

/** Decoration of components, not in place of pictures. */
const decoration = [...overlays, ...scenes, ...svgIn('public/drawings/people')];

test('every placeholder drawing belongs to a record or a picture', () => {
  const shown = new Set([
    ...artworks('en').map(({ preview }) => preview.placeholder),
    ...loadBooks().map((book) => recordPicture('books', book).placeholder),
    ...loadAwards().map((award) => recordPicture('awards', award).placeholder),
    ...loadMedia().pictures.map(({ id }) => resolvePicture(id, 'en')?.placeholder),
  ]);
  expect(svgIn('public/drawings').filter((file) => !decoration.includes(file) && !shown.has(file.replace('public', '')))).toEqual(
    [],
  );
});

test.each(svgIn('public/drawings'))('the drawing %s fits its place, is small, has a title and loads nothing', (file) => {
  const svg = readFileSync(file, 'utf8');
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"( viewBox="[-\d ]+")?><title>[^<]+<\/title>/);
  expect(svg.length).toBeLessThan(12_000);
  expect(svg).not.toMatch(/<script|href=|url\(/);
  expect(auditXml(svg)).toEqual([]);
});

test.each([...svgIn('content/link-previews'), 'content/placeholder.svg'])('the drawing %s is well-formed XML', (file) => {
  expect(auditXml(readFileSync(file, 'utf8'))).toEqual([]);
});

test.each(overlays)('the drawing %s lies exactly over the Jenkins mark, and weighs next to nothing', (file) => {
  const svg = readFileSync(file);
  expect(svg.toString()).toContain(' viewBox="-100 -46 440 276"');
  expect(gzipSync(svg).length).toBeLessThan(700);
});

test.each(scenes)('the drawing %s fits behind the butler, is black on any ground, and weighs next to nothing', (file) => {
  const svg = readFileSync(file);
  expect(svg.toString()).toContain(' viewBox="-210 -94 1100 324"');
  expect(svg.toString()).not.toMatch(/#(?!000)/);
  expect(gzipSync(svg).length).toBeLessThan(700);
});
