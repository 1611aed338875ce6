import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import sharp from 'sharp';
import { loadMedia } from '@/lib/pictures/media';
import { smallerSources } from '@/lib/pictures/smaller-files';
import { partOnDisk } from '@/scripts/media/media-files';
import { runMedia } from '@/scripts/media/run-media';
import { siteCopy } from '@/tests/support/site-copy';

const copy = siteCopy();

/** A GIF file of 10 x 10 pixels, as far as its header says. */
function gif(bytes: number, text: string): Buffer {
  return Buffer.concat([Buffer.from('GIF89a\n\0\n\0', 'latin1'), Buffer.alloc(bytes, text)], bytes);
}

/** The pictures of the tests, large enough to arrive in several chunks. */
const pictures: Record<string, Buffer> = {
  '/images/logos/actor/256.png': gif(300_000, 'actor'),
  '/images/books/cover.jpg': gif(5_000, 'book'),
  '/images/post-images/2021/summit.png': gif(7_000, 'event'),
};
const ids: Record<string, string> = {
  '/images/logos/actor/256.png': 'logos/actor/256.png',
  '/images/books/cover.jpg': 'books/cover.jpg',
  '/images/post-images/2021/summit.png': 'events/summit.png',
};

let server: Server;
let base = '';
let requests: IncomingMessage[] = [];
/** Overrides the server's response in a test; returns false to respond normally. */
let misbehave: (request: IncomingMessage, response: ServerResponse, content: Buffer) => boolean = () => false;

/** Responds with support for range requests, like the real server. */
function answer(request: IncomingMessage, response: ServerResponse) {
  requests.push(request);
  const content = pictures[request.url ?? ''];
  if (!content) {
    response.writeHead(404).end();
    return;
  }
  if (misbehave(request, response, content)) return;
  const from = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0);
  if (from > 0) response.writeHead(206, { 'content-range': `bytes ${from}-${content.length - 1}/${content.length}` });
  response.end(content.subarray(from));
}

beforeEach(async () => {
  requests = [];
  misbehave = () => false;
  server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  base = `http://localhost:${(server.address() as AddressInfo).port}`;
  writeList();
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function writeList(change: (path: string, record: Record<string, unknown>) => void = () => {}) {
  const records = Object.entries(pictures).map(([path, content]) => {
    const record = {
      id: ids[path],
      address: `https://www.jenkins.io${path}`,
      sha256: sha256(content),
      bytes: content.length,
      width: 10,
      height: 10,
      // No smaller versions are made of GIF files.
      format: 'GIF',
    };
    change(path, record);
    return record;
  });
  copy.write('content/media.yml', JSON.stringify({ host: 'https://www.jenkins.io', pictures: records }));
}

function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** A stream that records what is written. */
function notebook() {
  const lines: string[] = [];
  const output = new Writable({
    write(text, _encoding, done) {
      lines.push(String(text));
      done();
    },
  });
  return { output, said: () => lines.join('') };
}

async function run(...args: string[]) {
  const { output, said } = notebook();
  const code = await runMedia(['--base', base, ...args], output);
  return { code, said: said() };
}

const saved = (path: string) => join(copy.root, 'public', path);
/** Whether a file equals one of the server's pictures, byte for byte; Jest's own comparison takes a second each. */
const isPicture = (file: string, path: string) => readFileSync(saved(file)).equals(pictures[path] ?? Buffer.alloc(0));
const logo = '/images/logos/actor/256.png';
const partOf = (path: string) => partOnDisk({ path: fileOf(path), sha256: sha256(pictures[path] ?? Buffer.alloc(0)) });
const fileOf = (path: string) => path.replace('/images/logos/', '/logos/');

test('npm run media saves every picture where the site looks for it, and prints a summary', async () => {
  const { code, said } = await run();

  expect(code).toBe(0);
  expect(isPicture('logos/actor/256.png', logo)).toBe(true);
  expect(isPicture('images/books/cover.jpg', '/images/books/cover.jpg')).toBe(true);
  expect(isPicture('images/post-images/2021/summit.png', '/images/post-images/2021/summit.png')).toBe(true);
  expect(said).toContain('3 files: 3 downloaded (0.3 MB), 0 already up to date, 0 failed.');
});

test.each(['https://www.jenkins.io/images/%ff.png', 'none'])(
  'an invalid picture address (%s) is an error with its place, and the other pictures are downloaded',
  async (address) => {
    writeList((path, record) => {
      if (path === logo) record.address = address;
    });
    const { code, said } = await run();

    expect(code).toBe(1);
    expect(said).toMatch(/^Error: content\/media\.yml:1:\d+: pictures\[0\] \("logos\/actor\/256\.png"\)\.address: expected /);
    expect(isPicture('images/books/cover.jpg', '/images/books/cover.jpg')).toBe(true);
    expect(existsSync(saved('logos/actor/256.png'))).toBe(false);
  },
);

test('a picture that is already complete is not requested again', async () => {
  await run();
  requests = [];
  const { code, said } = await run();

  expect(code).toBe(0);
  expect(requests).toEqual([]);
  expect(said).toContain('3 files: 0 downloaded (0.0 MB), 3 already up to date, 0 failed.');
});

test('an interrupted download is resumed', async () => {
  mkdirSync(join(copy.root, '.cache/media'), { recursive: true });
  writeFileSync(partOf(logo), (pictures[logo] ?? Buffer.alloc(0)).subarray(0, 100_000));
  const { code } = await run('--only', 'logos');

  expect(code).toBe(0);
  expect(requests.map(({ headers }) => headers.range)).toEqual(['bytes=100000-']);
  expect(isPicture('logos/actor/256.png', logo)).toBe(true);
});

test('responses that always end too early are an error that says how much was received', async () => {
  misbehave = (_request, response, content) => Boolean(response.end(content.subarray(0, 1_000)));
  const { code, said } = await run('--only', 'books');

  expect(code).toBe(1);
  expect(said).toContain('Error: public/images/books/cover.jpg: the response ended after 1000 of 5000 bytes');
  expect(existsSync(saved('images/books/cover.jpg'))).toBe(false);
});

test('a wrong checksum is reported with the file, and changes nothing', async () => {
  mkdirSync(saved('images/books'), { recursive: true });
  writeFileSync(saved('images/books/cover.jpg'), 'what was here before');
  misbehave = (_request, response, content) => Boolean(response.end(Buffer.alloc(content.length, 'bad')));
  const { code, said } = await run('--only', 'books');

  expect(code).toBe(1);
  expect(said).toContain('Error: public/images/books/cover.jpg: the checksum is wrong');
  expect(readFileSync(saved('images/books/cover.jpg'), 'utf8')).toBe('what was here before');
});

test('a response longer than the listed size is rejected', async () => {
  misbehave = (_request, response, content) => Boolean(response.end(Buffer.concat([content, content])));
  const { code, said } = await run('--only', 'books');

  expect(code).toBe(1);
  expect(said).toContain('the response is longer than the 5000 bytes in content/media.yml');
  expect(existsSync(saved('images/books/cover.jpg'))).toBe(false);
});

test('one missing picture does not stop the download of the others', async () => {
  misbehave = (request, response) => request.url === '/images/books/cover.jpg' && Boolean(response.writeHead(404).end());
  const { code, said } = await run();

  expect(code).toBe(1);
  expect(said).toContain('Error: public/images/books/cover.jpg: the server responded with status 404 Not Found');
  expect(said).toContain('3 files: 2 downloaded (0.3 MB), 0 already up to date, 1 failed.');
});

test('a redirect that is no web address is refused', async () => {
  misbehave = (_request, response) => Boolean(response.writeHead(302, { location: 'file:///etc/passwd' }).end());
  const { code, said } = await run('--only', 'books');

  expect(code).toBe(1);
  expect(said).toContain('the server redirects to "file:///etc/passwd", which is not a valid HTTPS address');
});

describe('a server that sends nothing', () => {
  const book = '/images/books/cover.jpg';
  let isOver: boolean;
  const patient = () => run('--only', 'books', '--patience', '20').finally(() => (isOver = true));

  /** Waits until that many bytes of the book have arrived, or the command has ended. */
  async function untilHere(bytes: number) {
    const part = partOf(book);
    while (!isOver && !(existsSync(part) && statSync(part).size >= bytes)) await new Promise(setImmediate);
  }

  beforeEach(() => {
    isOver = false;
    // Only timers of the command are fake, and not those of the server or of file access.
    jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] });
  });
  afterEach(() => jest.useRealTimers());

  test('is abandoned after the time set with --patience', async () => {
    misbehave = (_request, response, content) => {
      response.writeHead(200, { 'content-length': content.length });
      response.write(content.subarray(0, 10));
      return true;
    };
    const result = patient();
    await untilHere(10);
    jest.advanceTimersByTime(20_000);
    const { code, said } = await result;

    expect(code).toBe(1);
    expect(said).toContain('the server sent nothing for 20 seconds');
  });
});

test('an unreachable server is tried a few times and not for every picture', async () => {
  const many = Array.from({ length: 40 }, (_, index) => ({
    id: `logos/many/${index}.png`,
    address: `https://www.jenkins.io/images/logos/many/${index}.png`,
    sha256: sha256(Buffer.from(String(index))),
    bytes: 1,
    width: 1,
    height: 1,
    format: 'PNG',
  }));
  copy.write('content/media.yml', JSON.stringify({ host: 'https://www.jenkins.io', pictures: many }));
  await new Promise((resolve) => server.close(resolve));
  const { code, said } = await run();
  await new Promise<void>((resolve) => server.listen(0, resolve));

  expect(code).toBe(1);
  expect(said).toContain('the server could not be reached (ECONNREFUSED)');
  expect(said).toMatch(/not requested, because the server failed 6 times in a row/);
  expect(said.match(/Error:/g)?.length).toBeLessThan(15);
});

test('--check validates the local files without the network: wrong is an error, missing is not', async () => {
  await run('--only', 'logos');
  requests = [];
  const missing = await run('--check');
  expect(missing.code).toBe(0);
  expect(missing.said).toContain('3 files: 1 correct, 0 wrong, 2 missing.');

  writeFileSync(saved('logos/actor/256.png'), 'touched');
  const wrong = await run('--check');
  expect(wrong.code).toBe(1);
  expect(wrong.said).toContain('Error: public/logos/actor/256.png: size or checksum differs from content/media.yml');
  expect(requests).toEqual([]);
});

test.each([
  ['format', 'PNG', 'GIF'],
  ['width', 20, 10],
  ['height', 9, 10],
])(
  'a wrong %s in the list is an error, with what the file has, when it is downloaded and afterward',
  async (field, listed, has) => {
    writeList((path, record) => {
      if (path === logo) record[field] = listed;
    });
    const error = `Error: content/media.yml: logos/actor/256.png: the list says ${field} ${listed}, but the file has ${has}: correct the list`;
    for (const more of [[], [], ['--check']]) {
      const { code, said } = await run('--only', 'logos', ...more);
      expect([code, said.split('\n')]).toEqual([1, expect.arrayContaining([error])]);
      if (more.length > 0) expect(said).toContain('1 files: 0 correct, 1 wrong, 0 missing.');
    }
    expect(readdirSync(saved('logos/actor'))).toEqual(['256.png']);
  },
);

test('a listed file that is no picture is an error', async () => {
  const text = Buffer.from('<p>Not here</p>');
  writeList((path, record) => {
    if (path === logo) Object.assign(record, { sha256: sha256(text), bytes: text.length });
  });
  mkdirSync(saved('logos/actor'), { recursive: true });
  writeFileSync(saved('logos/actor/256.png'), text);
  const { code, said } = await run('--check');
  expect([code, said]).toEqual([
    1,
    expect.stringContaining('logos/actor/256.png: the file is not a PNG, JPEG, GIF or SVG picture'),
  ]);
});

test('the sides of an SVG may be listed with or without their fractions', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 243.12 255.6"></svg>');
  mkdirSync(saved('logos/actor'), { recursive: true });
  writeFileSync(saved('logos/actor/256.png'), svg);
  for (const sides of [
    { width: 243.12, height: 255.6 },
    { width: 243, height: 256 },
  ]) {
    writeList((path, record) => {
      if (path === logo) Object.assign(record, { sha256: sha256(svg), bytes: svg.length, format: 'SVG', ...sides });
    });
    expect(await run('--check')).toEqual({ code: 0, said: expect.stringContaining('1 correct') });
  }
});

test.each(['--only cats', '--base ftp://host', '--patience x'])('an invalid option prints the usage: %s', async (line) => {
  expect(await run(...line.split(' '))).toEqual({ code: 2, said: expect.stringContaining('npm run media -- [options]') });
});

describe('smaller versions of local pictures', () => {
  const folder = () => saved('logos/trial');
  const made = () => readdirSync(folder()).filter((name) => /\.(avif|webp)$/.test(name));
  const times = () => made().map((name) => [name, statSync(join(folder(), name)).mtimeMs]);

  /** A logo in two sizes, listed once and saved locally. */
  async function logoHere(background: string) {
    const draw = (size: { width: number; height: number }) =>
      // Noise, because a plain area is too small to benefit from a smaller version.
      sharp({ create: { ...size, channels: 3, background, noise: { type: 'gaussian', mean: 128, sigma: 40 } } })
        .png()
        .toBuffer();
    const files = { 'logo.png': { width: 40, height: 600 }, '256.png': { width: 17, height: 256 } };
    mkdirSync(folder(), { recursive: true });
    const records = [];
    for (const [name, size] of Object.entries(files)) {
      const content = await draw(size);
      writeFileSync(join(folder(), name), content);
      const address = `https://www.jenkins.io/images/logos/trial/${name}`;
      const sums = { sha256: sha256(content), bytes: content.length, format: 'PNG' };
      records.push({ id: `logos/trial/${name}`, address, ...size, ...sums });
    }
    copy.write('content/media.yml', JSON.stringify({ host: 'https://www.jenkins.io', pictures: records }));
  }

  test('are made once for each size and format that pages show, and again when the picture changes', async () => {
    await logoHere('#335061');
    const first = await run();
    expect(first.said).toContain('1 pictures to resize: 4 smaller files written, 0 pictures failed.');
    expect(first.code).toBe(0);
    expect(requests).toEqual([]);
    const before = times();
    const sizes = await Promise.all(made().map((name) => sharp(join(folder(), name)).metadata()));
    expect(sizes.map(({ format, width, height }) => `${format} ${width} x ${height}`).sort()).toEqual([
      'heif 17 x 255',
      'heif 34 x 510',
      'webp 17 x 255',
      'webp 34 x 510',
    ]);

    const again = await run();
    expect(again.said).not.toContain('smaller');
    expect(times()).toEqual(before);

    await logoHere('#d33833');
    expect((await run()).said).toContain('4 smaller files written');
    expect(made()).toHaveLength(4);
    expect(made().filter((name) => before.some(([old]) => old === name))).toEqual([]);
  });

  test('are offered by pages as soon as all of them exist, those of the smaller picture too', async () => {
    await logoHere('#335061');
    expect(smallerSources(loadMedia(), 'logos/trial/256.png')).toBeUndefined();
    await run();
    const offered = smallerSources(loadMedia(), 'logos/trial/256.png');
    expect(offered).toEqual({
      sources: ['avif', 'webp'].map((format) => ({
        type: `image/${format}`,
        srcSet: expect.stringMatching(
          new RegExp(`^/logos/trial/logo\\.\\w{8}-17\\.${format} 17w, /logos/trial/logo\\.\\w{8}-34\\.${format} 34w$`),
        ),
        sizes: expect.stringMatching(/min\(100vw, 17px\)$/),
      })),
      width: 40,
      height: 600,
    });
    expect(smallerSources(loadMedia(), 'logos/trial/logo.png')).toEqual(offered);
  });
});
