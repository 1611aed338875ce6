import { type Artwork, artworks } from '@/lib/site/artwork';
import { isMediaAddress, recordPicture, resolvePicture, UnknownPictureError } from '@/lib/site/pictures';
import { pagePolicy } from '@/lib/site/security-policy';
import { siteCopy } from '@/tests/support/site-copy';

const copy = siteCopy();
const host = 'https://www.jenkins.io';

function artwork(file: string): Artwork {
  const found = artworks('en').find((candidate) => candidate.file === file);
  if (!found) throw new Error(`no logo ${file}`);
  return found;
}

describe('a picture that a page shows', () => {
  const photo = 'events/conferences/contributor_summit_sf.jpg';

  test('is linked from its public address while it is not here', () => {
    expect(resolvePicture(photo, 'fr-CA')).toEqual({
      src: `${host}/images/conferences/contributor_summit_sf.jpg`,
      standIn: '/stand-ins/fr-CA/events/conferences/contributor_summit_sf.svg',
      width: 1600,
      height: 900,
    });
  });

  test('is served from here once it has been downloaded', () => {
    copy.write('public/images/conferences/contributor_summit_sf.jpg', 'picture');
    expect(resolvePicture(photo, 'en').src).toBe('/images/conferences/contributor_summit_sf.jpg');
  });

  test('is the logo where it is one under another name', () => {
    expect(resolvePicture('events/256.png', 'en')).toMatchObject({
      src: `${host}/images/logos/worldwide/256.png`,
      standIn: '/stand-ins/logos/worldwide.svg',
    });
    expect(resolvePicture('logos/ice-cream/256.png', 'es-ES').standIn).toBe('/stand-ins/logos/ice-cream.svg');
    copy.write('public/logos/worldwide/256.png', 'picture');
    expect(resolvePicture('events/256.png', 'en').src).toBe('/logos/worldwide/256.png');
  });

  test('has a size in whole pixels', () => {
    expect(resolvePicture('events/hacktoberfest/hacktoberfest_2024_logo.svg', 'en')).toMatchObject({ width: 755, height: 300 });
  });

  test('must be in the list', () => {
    expect(() => resolvePicture('events/no-such.png', 'en')).toThrow(UnknownPictureError);
    expect(() => resolvePicture('events/no-such.png', 'en')).toThrow('content/media.yml has no picture "events/no-such.png".');
  });
});

describe('the picture of a book or an award', () => {
  test('is the listed one, under the name that the public file really has', () => {
    expect(recordPicture('awards', '2011-0004', 'SDTimes2011.png')).toEqual({
      src: `${host}/images/awards/SDTimes2011.gif`,
      standIn: '/stand-ins/awards/2011-0004.svg',
      width: 120,
      height: 123,
    });
    copy.write('public/images/awards/SDTimes2011.gif', 'picture');
    expect(recordPicture('awards', '2011-0004', 'SDTimes2011.png').src).toBe('/images/awards/SDTimes2011.gif');
  });

  test('is looked for in the folder of its kind when it is not listed', () => {
    expect(recordPicture('books', 'new', 'new cover.jpg')).toEqual({
      src: `${host}/images/books/new%20cover.jpg`,
      standIn: '/stand-ins/books/new.svg',
      width: 140,
      height: 175,
    });
  });

  test('is its stand-in when the list can’t be read', () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    copy.write('content/media.yml', 'host: nowhere');
    expect(recordPicture('books', 'new', 'new.jpg')).toMatchObject({ src: undefined, standIn: '/stand-ins/books/new.svg' });
    expect(logged.mock.calls[0]?.[0]).toContain('content/media.yml: host');
    logged.mockRestore();
  });
});

describe('a logo', () => {
  test('is served from the folder of its record by the last segment of its path', () => {
    copy.write(
      'content/logos/moved.yml',
      'name: Moved\nurl: /images/logos/elsewhere/a.png?raw=true\nurl_256: https://other.example/b.png\n',
    );
    copy.write('public/logos/moved/a.png', 'picture');
    copy.write('public/logos/moved/b.png', 'picture');
    expect(artwork('moved')).toMatchObject({ href: '/logos/moved/a.png', preview: { src: '/logos/moved/b.png' } });
  });

  test.each([
    'logos/new/n.png',
    '/logos/new/n.png',
    'images/logos/new/n.png',
    '/images/logos/new/n.png',
    `${host}/images/logos/new/n.png`,
  ])('is linked from its public address when its path is %s and it is not here', (url) => {
    copy.write('content/logos/new.yml', `name: New\nurl: ${url}\n`);
    expect(artwork('new')).toMatchObject({
      href: `${host}/images/logos/new/n.png`,
      preview: { src: `${host}/images/logos/new/n.png`, standIn: '/stand-ins/logos/new.svg', width: 256, height: 256 },
    });
  });

  test('on any other host is linked to, and its stand-in is shown', () => {
    copy.write('content/logos/new.yml', 'name: New\nurl: https://other.example/n.png\n');
    expect(artwork('new')).toMatchObject({ href: 'https://other.example/n.png', preview: { src: undefined } });
  });

  test('has its sizes listed from large to small, the scalable one last', () => {
    expect(artwork('alien').files.map(({ href }) => href)).toEqual([
      `${host}/images/logos/alien/alien.png`,
      `${host}/images/logos/alien/256.png`,
      `${host}/images/logos/alien/alien.svg`,
    ]);
  });

  test('whose full size is the smaller one opens in the larger one', () => {
    const pixelart = artwork('pixelart');
    expect(pixelart.href).toContain('jenkins-pixelart-32.png');
    expect(pixelart.large.src).toContain('jenkins-pixelart-256.png');
  });

  test('that is the same file in both sizes is listed once', () => {
    expect(artwork('clown').files).toHaveLength(2);
  });

  test('has an anchor made of its name, and a number when another one has the same name', () => {
    copy.write('content/logos/snow2.yml', 'name: Jon  Snow\nurl: a/b.png\n');
    expect([artwork('snow').anchor, artwork('snow2').anchor].sort()).toEqual(['jon-snow', 'jon-snow-2']);
    expect(artwork('austin').anchor).toBe('willie-nelson');
  });

  test('without an address for its source names it without a link', () => {
    expect(artwork('cowboy').source).toEqual({ text: 'Dallas/Fort Worth JAM' });
    expect(artwork('chatterbox').source?.destination).toEqual({ href: '/sigs/advocacy-and-outreach/', kind: 'handoff' });
  });

  test('whose credit leads nowhere on this site names it without a link', () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    copy.write('content/logos/new.yml', 'name: New\nurl: a/b.png\ncredit: Somebody\ncredit_url: /no-such-page/\n');
    expect(artwork('new').credit).toEqual({ text: 'Somebody' });
    expect(logged.mock.calls[0]?.[0]).toContain('"/no-such-page/"');
    logged.mockRestore();
  });
});

test('pages may load pictures from this site, the media host and the portraits of contributors, and from nowhere else', () => {
  expect(pagePolicy([])).toContain("img-src 'self' data: https://avatars.githubusercontent.com https://www.jenkins.io;");
  expect(isMediaAddress(`${host}/images/a.png`)).toBe(true);
  expect(isMediaAddress(`${host}/download/`)).toBe(false);
});

test.each([
  [
    'an address on another host',
    { address: 'https://other.example/images/a.png' },
    'address: expected an address below https://www.jenkins.io/images/',
  ],
  [
    'an address that leads out of the folder',
    { address: 'https://www.jenkins.io/images/../a.png' },
    'address: expected an address below',
  ],
  ['an id that leads out of the folder', { id: 'logos/../../a.png' }, 'id: expected a folder and a file name'],
  ['a broken checksum', { sha256: 'abc' }, 'sha256: expected a SHA-256 value'],
  ['no size', { width: 0 }, 'width: expected'],
  ['a second entry of the same name', { id: 'books/one.png' }, 'id: expected each picture once'],
])('content/media.yml with %s is an error that says where', (_what, change, problem) => {
  const entry = { address: `${host}/images/x.png`, sha256: '0'.repeat(64), bytes: 1, width: 1, height: 1, format: 'PNG' };
  const pictures = [
    { ...entry, id: 'books/one.png' },
    { ...entry, id: 'books/two.png', ...change },
  ];
  copy.write('content/media.yml', JSON.stringify({ host, pictures }));
  expect(() => artworks('en')).toThrow(problem);
  expect(() => artworks('en')).toThrow('content/media.yml: pictures[1]');
});
