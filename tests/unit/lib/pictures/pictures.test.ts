import { type Artwork, artworks } from '@/lib/artwork/artwork';
import { portraitFolder } from '@/lib/community/contributor-hosts';
import { collectInvalidRecords } from '@/lib/content/invalid-records';
import { loadMedia, type MediaPicture, mediaFile } from '@/lib/pictures/media';
import { findPictureFile, isMediaAddress, recordPicture, resolvePicture } from '@/lib/pictures/pictures';
import { pagePolicy } from '@/lib/security/security-policy';
import { siteCopy } from '@/tests/support/site-copy';
import { problemsOf } from '@/tests/unit/support/problems';

const copy = siteCopy();
const host = 'https://media.example.org';

/** A picture as content/media.yml lists it, with a path that matches its id. */
function listed(id: string, change: Partial<MediaPicture> = {}): MediaPicture {
  const address = `${host}/images/${id.replace(/^events\//, '')}`;
  return { id, address, sha256: '0'.repeat(64), bytes: 1, width: 1600, height: 900, format: 'PNG', ...change };
}

const photo = listed('events/conferences/summit.jpg');

function list(...pictures: MediaPicture[]) {
  copy.write(mediaFile, JSON.stringify({ host, pictures }));
}

/** Writes the record of a logo. */
function record(fields: Record<string, string>, file = 'trial') {
  copy.write(`content/logos/${file}.yml`, JSON.stringify({ name: 'Trial', url: 'a/b.png', ...fields }));
}

/** The logo of a record, as loaded for a French page. */
function artwork(file = 'trial'): Artwork {
  const found = artworks('fr-CA').find((candidate) => candidate.file === file);
  if (!found) throw new Error(`no logo ${file}`);
  return found;
}

/** Creates a placeholder drawing for a picture. */
function draw(picture: string): string {
  copy.write(`public/drawings/${picture}.svg`, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  return `/drawings/${picture}.svg`;
}

/** The text in a generated placeholder, as XML; undefined for a drawing. */
function placeholderOf(placeholder = ''): string | undefined {
  const [, encoded] = /^data:image\/svg\+xml;base64,(.*)$/.exec(placeholder) ?? [];
  return encoded && /<p [^>]*>(.*)<\/p>/.exec(Buffer.from(encoded, 'base64').toString())?.[1];
}

beforeEach(() => copy.remove('content/logos'));

describe('a picture that a page shows', () => {
  test('is loaded from its public address until it has been downloaded', () => {
    list(photo);
    const placeholder = draw('events/conferences/summit');
    expect(resolvePicture(photo.id, 'fr-CA')).toEqual({
      src: photo.address,
      placeholder,
      width: 1600,
      height: 900,
    });
  });

  test('is served from this site once it has been downloaded', () => {
    list(photo);
    copy.write('public/images/conferences/summit.jpg', 'picture');
    expect(resolvePicture(photo.id, 'en')?.src).toBe('/images/conferences/summit.jpg');
  });

  test('is absent if content/media.yml lacks it, which is logged', () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(resolvePicture('events/no-such.png', 'en')).toBeUndefined();
    expect(logged).toHaveBeenCalledWith('content/media.yml has no picture "events/no-such.png".');
    logged.mockRestore();
  });
});

describe('the picture of a book or an award', () => {
  test('is the listed one, at the actual name of the public file', () => {
    list(listed('awards/trial.png', { address: `${host}/images/awards/trial.gif`, width: 120, height: 123 }));
    const award = { file: '2011-0004', title: 'Trial', image: 'trial.png' };
    const placeholder = draw('awards/2011-0004');
    expect(recordPicture('awards', award)).toEqual({
      src: `${host}/images/awards/trial.gif`,
      placeholder,
      width: 120,
      height: 123,
    });
    copy.write('public/images/awards/trial.gif', 'picture');
    expect(recordPicture('awards', award).src).toBe('/images/awards/trial.gif');
  });

  test('is a placeholder if content/media.yml can’t be read', () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    copy.write(mediaFile, 'host: nowhere');
    const placeholder = draw('books/new');
    expect(recordPicture('books', { file: 'new', title: 'New', image: 'new.jpg' })).toEqual({
      placeholder,
      width: 140,
      height: 175,
    });
    expect(logged.mock.calls[0]?.[0]).toContain('content/media.yml:1:1: host');
    logged.mockRestore();
  });
});

describe('the picture of a logo', () => {
  const below = `${host}/images/logos/trial`;
  beforeEach(() => list());

  test('is served from the folder of its record by the last segment of its path', () => {
    record({ url: '/images/logos/elsewhere/a.png?raw=true', url_256: 'https://other.example/b.png' });
    copy.write('public/logos/trial/a.png', 'picture');
    copy.write('public/logos/trial/b.png', 'picture');
    expect(artwork()).toMatchObject({ href: '/logos/trial/a.png', preview: { src: '/logos/trial/b.png' } });
  });

  test.each(['logos/trial/n.png', '/images/logos/trial/n.png', `${host}/images/logos/trial/n.png`])(
    'is loaded from its public address if its path is %s and it has not been downloaded',
    (url) => {
      record({ url });
      expect(artwork()).toMatchObject({
        href: `${below}/n.png`,
        preview: { src: `${below}/n.png`, width: 256, height: 256 },
      });
    },
  );

  test('is only linked to if it is on any other host, and a placeholder is shown', () => {
    record({ url: 'https://other.example/n.png' });
    expect(artwork()).toMatchObject({ href: 'https://other.example/n.png', preview: { src: undefined } });
  });

  test('has an anchor derived from its name, numbered if another one has the same name', () => {
    record({ name: 'Jon Snow' });
    record({ name: 'Jon  Snow' }, 'trial2');
    expect([artwork().anchor, artwork('trial2').anchor].sort()).toEqual(['jon-snow', 'jon-snow-2']);
  });
});

describe('a record without a drawing of its own', () => {
  test('has a placeholder with its name', () => {
    list();
    record({ name: '<b>Nuts</b> & Bolts' });
    expect(placeholderOf(artwork().preview.placeholder)).toBe('&lt;b>Nuts&lt;/b> &amp; Bolts');
    const drawing = draw('logos/trial');
    expect(artwork().preview.placeholder).toBe(drawing);
    expect(artwork().large.placeholder).toBe(drawing);
  });
});

test('the content security policy allows pictures only from this site, the folder of the media host and GitHub avatars', () => {
  list();
  expect(pagePolicy([])).toContain(`img-src 'self' data: ${portraitFolder} ${host}/images/;`);
  expect(isMediaAddress(`${host}/images/a.png`)).toBe(true);
  expect(isMediaAddress(`${host}/download/`)).toBe(false);
  // A picture that the content security policy would block uses its placeholder from the start.
  const { href, src } = findPictureFile(loadMedia(), 'books/one.png', `${host}/download/one.png`);
  expect([href, src]).toEqual([`${host}/download/one.png`, undefined]);
});

test.each([
  [
    'an address on another host',
    { address: 'https://other.example/images/a.png' },
    `address: expected an address below ${host}/images/`,
  ],
  ['an address outside of the folder', { address: `${host}/images/../a.png` }, 'address: expected an address below'],
  ['an id outside of the folder', { id: 'logos/../../a.png' }, 'id: expected a folder and a file name'],
  ['an invalid checksum', { sha256: 'abc' }, 'sha256: expected a SHA-256 value'],
])('content/media.yml with %s is an error with its place', (_what, change, problem) => {
  const entry = listed('books/one.png');
  const pictures = [entry, { ...entry, id: 'books/two.png', ...change }];
  copy.write(mediaFile, JSON.stringify({ host, pictures }));
  expect(problemsOf(loadMedia)).toMatch(problem);
  expect(problemsOf(loadMedia)).toMatch('content/media.yml: pictures[1]');
  expect(collectInvalidRecords(loadMedia).value.pictures.map(({ id }) => id)).toEqual(['books/one.png']);
});

describe('content/media.yml may only list addresses of files', () => {
  test.each(['no address', `${host}/images/%ff.png`, `${host}/images/..%2f..%2fx.png`])('and not %s', (address) => {
    list(listed('logos/trial/256.png', { address }));
    expect(problemsOf(loadMedia)).toMatch(`${mediaFile}: pictures[0] ("logos/trial/256.png").address: expected `);
  });
});
