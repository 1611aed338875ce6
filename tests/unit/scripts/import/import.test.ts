import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Writable } from 'node:stream';
import { loadLogos } from '@/lib/artwork/logos';
import { loadChangelog } from '@/lib/changelog/changelogs';
import { loadTestedConfigurations } from '@/lib/changelog/tested-configurations';
import { carouselCollection } from '@/lib/community/carousel';
import { loadSupporters } from '@/lib/community/supporters';
import { loadThankYou } from '@/lib/community/thank-you';
import { collectInvalidRecords } from '@/lib/content/invalid-records';
import { maxFileBytes } from '@/lib/content/limits';
import { loadEvents } from '@/lib/events/events';
import { defaultLocale } from '@/lib/i18n/locales';
import { loadMedia, mediaFile } from '@/lib/pictures/media';
import { awardsFolder, loadAwards } from '@/lib/records/awards';
import { booksFolder, loadBooks } from '@/lib/records/books';
import { loadRoadmap, loadRoadmapArchive, roadmapFile } from '@/lib/roadmap/roadmap';
import { loadRedirects } from '@/lib/site/redirects';
import { loadUpgrades } from '@/lib/upgrades/upgrades';
import { runImport } from '@/scripts/import/run-import';
import { makeCheckout, smallCheckout, wholeCheckout } from '@/tests/support/upstream-checkout';

let checkout = '';
let root = '';
let printed: string[] = [];
let rootBefore: string | undefined;

/** Files before an import: a record that the checkout lacks, and local records. */
const ours = {
  [`${awardsFolder}/2008-0001.yml`]: 'year: 2008\ntitle: The first award\n',
  [`${awardsFolder}/translations/fr-CA.yml`]: '2008-0001: { description: Le premier }\n',
  [`${booksFolder}/A_Book.yml`]: 'title: A book\n',
  [roadmapFile]: 'labels: []\nstatuses: []\ncategories: []\n',
  [mediaFile]: 'host: https://www.jenkins.io\npictures: []\n',
};

const ltsFile = 'content/changelogs/lts.yml';

/** A changelog, one release per line. */
function releases(count: number): string {
  const lines = Array.from(
    { length: count },
    (_, index) => `- { version: '2.${500 + index}.1', date: 2025-01-0${(index % 9) + 1} }\n`,
  );
  return lines.join('');
}

// A minimal site: copying all content would cost each test a second.
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'checkout-'));
  root = realpathSync(mkdtempSync(join(tmpdir(), 'site-')));
  for (const [file, text] of Object.entries(ours)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  rootBefore = process.env.SITE_ROOT;
  process.env.SITE_ROOT = root;
});
afterEach(() => {
  if (rootBefore === undefined) delete process.env.SITE_ROOT;
  else process.env.SITE_ROOT = rootBefore;
  for (const folder of [checkout, root]) rmSync(folder, { recursive: true });
});

/**
 * Runs the import.
 * @returns the exit status
 */
function run(...args: string[]): number {
  printed = [];
  const write = (chunk: Buffer, _encoding: string, done: () => void) => {
    printed.push(...chunk.toString().trimEnd().split('\n'));
    done();
  };
  return runImport(args, new Writable({ write }));
}

function write(file: string, text: string | Buffer) {
  const path = join(checkout, 'content/_data', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** The files in content/ by their paths from the root. */
function contentFiles(): Record<string, string> {
  const files = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yml'));
  return Object.fromEntries(files.map((file) => [`content/${file}`, readFileSync(join(root, 'content', file), 'utf8')]));
}

const sizes = { small: smallCheckout, ...(process.env.TEST_ALL && { whole: wholeCheckout }) };

describe.each(Object.entries(sizes))('importing a checkout of the Jenkins project (%s)', (_, size) => {
  beforeEach(() => makeCheckout(checkout, size));

  it('takes, reads and counts every record, and changes nothing the second time', () => {
    expect(run(checkout)).toBe(0);
    const summary = /^(\d+) files: (\d+) added, (\d+) changed, 0 unchanged, 2 gone, 0 skipped, 0 broken\.$/;
    const [, files, added, changed] = summary.exec(printed.at(-1) ?? '') ?? [];
    expect(Number(added) + Number(changed)).toBe(Number(files));

    const { value: counts, invalidRecords } = collectInvalidRecords(() => ({
      weekly: loadChangelog('weekly').length,
      lts: loadChangelog('stable').length,
      events: loadEvents().length,
      upgrades: loadUpgrades().length,
      logos: loadLogos(defaultLocale).length,
      awards: loadAwards().length,
      books: loadBooks().length,
      initiatives: loadRoadmap().categories.flatMap(({ initiatives }) => initiatives).length,
      supporters: loadSupporters().length,
      slides: carouselCollection.load().length,
    }));
    expect(invalidRecords).toEqual([]);
    // Plus one local award and one local book.
    expect(counts).toEqual({ ...size, awards: size.awards + 1, books: size.books + 1 });
    expect(
      [loadRoadmapArchive().categories, loadThankYou(), loadTestedConfigurations().jdks].map(({ length }) => length),
    ).toEqual([1, 1, 2]);

    const before = contentFiles();
    expect(run(checkout)).toBe(0);
    expect(printed.at(-1)).toBe(`${files} files: 0 added, 0 changed, ${files} unchanged, 2 gone, 0 skipped, 0 broken.`);
    expect(contentFiles()).toEqual(before);
  });
});

test('redirects become one list, without those that lead nowhere', () => {
  makeCheckout(checkout, smallCheckout);
  write('../redirect/hangout.adoc', '---\nlayout: redirect\nrefresh_to_post_id: old\n---\n');
  expect(run(checkout)).toBe(0);
  expect(loadRedirects()).toEqual([
    { path: '/redirect/artwork-page/', to: '/artwork/' },
    { path: '/redirect/plugin/', to: '/doc/book/' },
    { path: '/redirect/report/', to: 'https://example.org/report/' },
  ]);
  expect(printed.join('\n')).toContain('content/redirect/hangout.adoc: it has no redirect_url');
});

test('a redirect to an unsafe address is refused alone, with its file', () => {
  makeCheckout(checkout, smallCheckout);
  write('../redirect/evil.adoc', '---\nlayout: redirect\nredirect_url: javascript:alert(1)\n---\n');
  expect(run(checkout)).toBe(1);
  expect(loadRedirects()).toHaveLength(3);
  expect(printed.join('\n')).toMatch(/content\/redirect\/evil\.adoc: expected .*found "javascript:alert\(1\)"/);
});

describe('the pictures of imported records', () => {
  /** Writes a file to the checkout's pictures. */
  function draw(path: string, bytes: string | Buffer) {
    mkdirSync(dirname(join(checkout, 'content/images', path)), { recursive: true });
    writeFileSync(join(checkout, 'content/images', path), bytes);
  }
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="40"></svg>';
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
    'base64',
  );

  it('are added once to content/media.yml, with their properties, below the existing ones', () => {
    const listed = '  - id: logos/new/b.svg\n    title: Ours\n    address: https://www.jenkins.io/images/logos/new/b.svg\n';
    const entry = `${listed}    sha256: ${'a'.repeat(64)}\n    bytes: 1\n    width: 1\n    height: 1\n    format: SVG\n`;
    writeFileSync(join(root, mediaFile), `host: https://www.jenkins.io\npictures:\n${entry}`);
    write('logo/new.yml', 'name: New\nurl: /images/logos/new/missing.svg\nurl_256: logos/new/b.svg\nvector:\n');
    write('logo/other.yml', 'name: Other\nurl: logos/other/a.png\nurl_256: logos/other/missing.png\n');
    write('awards/2030-1.yml', 'year: 2030\ntitle: An award\nimage: a.svg\n');
    for (const path of ['logos/new/b.svg', 'awards/a.svg']) draw(path, svg);
    draw('logos/other/a.png', png);
    expect(run(checkout)).toBe(0);
    const added = loadMedia().pictures.slice(1);
    expect(loadMedia().pictures[0]).toMatchObject({ title: 'Ours', bytes: 1 });
    expect(added).toEqual([
      expect.objectContaining({ id: 'awards/a.svg', width: 30, height: 40, format: 'SVG', bytes: svg.length }),
      expect.objectContaining({ id: 'logos/other/a.png', width: 1, height: 1, format: 'PNG', bytes: png.length }),
    ]);
    for (const { sha256, address } of added) {
      const file = join(checkout, 'content', new URL(address).pathname);
      expect(sha256).toBe(createHash('sha256').update(readFileSync(file)).digest('hex'));
    }
    const before = contentFiles();
    expect(run(checkout)).toBe(0);
    expect(contentFiles()).toEqual(before);
  });

  it('are skipped if they are not pictures, outside of the folder, or links', () => {
    write('logo/new.yml', 'name: New\nurl: logos/new/a.png\nurl_256: logos/../../_data/awards/a.png\nvector: logos/new/c.svg\n');
    draw('logos/new/a.png', 'no picture');
    draw('real.svg', svg);
    symlinkSync(join(checkout, 'content/images/real.svg'), join(checkout, 'content/images/logos/new/c.svg'));
    expect(run(checkout)).toBe(1);
    expect(printed).toContain(
      'Skipped: content/images/logos/new/a.png: it is not a PNG, JPEG, GIF or SVG picture, or its name is invalid',
    );
    expect(printed).toContain('Skipped: content/images/logos/new/c.svg: it is a symbolic link or inside one');
    expect(contentFiles()[mediaFile]).toBe(ours[mediaFile]);
  });
});

describe('an import', () => {
  it('keeps translations and local records, and reports what the checkout lacks', () => {
    makeCheckout(checkout, smallCheckout);
    rmSync(join(checkout, 'content/_data/books'), { recursive: true });
    run(checkout);
    const { [roadmapFile]: replaced, ...kept } = ours;
    expect(contentFiles()).toMatchObject(kept);
    expect(contentFiles()[roadmapFile]).not.toBe(replaced);
    expect(printed).toContain('content/books: unchanged, because the checkout has no content/_data/books');
    expect(printed).toContain('  gone: content/awards/2008-0001.yml');
  });

  it('with --dry-run reports what would change, and changes nothing', () => {
    makeCheckout(checkout, smallCheckout);
    expect(run(checkout, '--dry-run')).toBe(0);
    expect(printed).toContain(`  changed: ${roadmapFile}`);
    expect(printed.at(-1)).toMatch(/Nothing was written\.$/);
    expect(contentFiles()).toEqual(ours);
  });

  it('takes a file of the project even if one of its records is broken, and reports the record', () => {
    write('changelogs/lts.yml', `${releases(1)}- version: the newest\n`);
    expect(run(checkout)).toBe(1);
    expect(printed).toContainEqual(
      expect.stringMatching(/^Broken: content\/changelogs\/lts\.yml:2:3: .*version: expected a version/),
    );
    expect(contentFiles()[ltsFile]).toMatch('the newest');
  });

  it.each([
    ['an empty list', () => '[]\n', /it has no valid records/],
    ['a truncated list', () => releases(8), /it has only 8 valid records, but content\/ has 10: more than a tenth would be lost/],
    ['a list of broken records', () => releases(10).replaceAll('2.', 'two.'), /content\/changelogs\/lts\.yml/],
  ])('keeps a good file instead of %s, says so, and takes the rest', (_, damaged, reason) => {
    write('changelogs/lts.yml', releases(10));
    expect(run(checkout)).toBe(0);
    write('changelogs/lts.yml', damaged());
    write('books/B.yml', 'title: B\n');
    const refused = [expect.stringMatching(/^Skipped: content\/_data\/changelogs\/lts\.yml:/), expect.stringMatching(reason)];
    const remedy = expect.stringMatching(/ To import it anyway, use --force content\/changelogs\/lts\.yml$/);
    for (const more of [['--dry-run'], []]) {
      expect(run(checkout, ...more)).toBe(1);
      const said = printed.find((line) => line.startsWith('Skipped'));
      for (const expected of [...refused, remedy]) expect(said).toEqual(expected);
      expect(printed).toContain('  added: content/books/B.yml');
    }
    expect(contentFiles()[ltsFile]).toBe(releases(10));

    run(checkout, '--force', ltsFile);
    expect(contentFiles()[ltsFile]).toBe(damaged());
  });

  it.each([
    ['noise', 'q83vEjRWeJCrze8SNFZ4kKvN7w\nEjRWeJCrze8SNFZ4kKvN7xI0\n', /: expected a list, found "q83v/],
    ['an empty file', '', /the input is empty$/],
    ['a file that is no YAML', 'hello: [\n', /: Failed to parse YAML from /],
    ['a list of records that are no YAML', "- version: '2.500.1\n- version: '2.501.1\n", /: Failed to parse YAML from /],
  ])('never replaces a good file by %s, and says why it can’t be forced', (_, damaged, reason) => {
    write('changelogs/lts.yml', releases(10));
    run(checkout);
    write('changelogs/lts.yml', damaged);
    write('books/B.yml', 'title: B\n');
    expect(run(checkout, '--force', ltsFile)).toBe(2);
    expect(printed[0]).toMatch(
      /^--force content\/changelogs\/lts\.yml: the checkout has no file that can be imported as this one\./,
    );
    expect(printed[1]).toMatch(/^Skipped: content\/_data\/changelogs\/lts\.yml/);
    expect(run(checkout)).toBe(1);
    const skipped = printed.filter((line) => line.startsWith('Skipped'));
    expect(skipped).toEqual([expect.stringMatching(reason)]);
    expect(skipped[0]).not.toMatch('--force');
    expect(printed).toContain('  added: content/books/B.yml');
    expect(contentFiles()[ltsFile]).toBe(releases(10));
  });

  it('does not call a record gone if the checkout has it as an empty file', () => {
    write('awards/2008-0001.yml', '');
    expect(run(checkout)).toBe(1);
    expect(printed.join('\n')).not.toMatch(/--force|gone: content\/awards/);
    expect(contentFiles()).toEqual(ours);
  });

  it('keeps a good record of a folder instead of a broken one, and does not call it gone', () => {
    write('awards/2008-0001.yml', 'year: soon\ntitle: The first award\n');
    expect(run(checkout)).toBe(1);
    expect(printed).toContainEqual(
      expect.stringMatching(
        /^Skipped: content\/_data\/awards\/2008-0001\.yml:1:1: year: expected a year.* use --force content\/awards\/2008-0001\.yml$/,
      ),
    );
    expect(printed.join('\n')).not.toContain('gone: content/awards');
    expect(contentFiles()).toEqual(ours);
  });

  it('names a file that is no YAML by its place in the checkout', () => {
    write('books/broken.yml', 'title: [\n');
    expect(run(checkout)).toBe(1);
    expect(printed).toContainEqual(
      expect.stringMatching(
        /^Skipped: content\/_data\/books\/broken\.yml: Failed to parse YAML from content\/_data\/books\/broken\.yml: /,
      ),
    );
    expect(printed.join('\n')).not.toMatch(/(?<!--force )content\/books\/broken\.yml/);
  });

  it('says only that a file is no text, and not that the checkout lacks it', () => {
    write('changelogs/lts.yml', Buffer.from([0xff, 0xfe, 0x41]));
    expect(run(checkout)).toBe(1);
    expect(printed.filter((line) => line.includes('changelogs/lts.yml'))).toEqual([
      'Skipped: content/_data/changelogs/lts.yml: it is not UTF-8 text',
    ]);
  });

  it('says why a file that is no text can’t be forced', () => {
    write('changelogs/lts.yml', Buffer.from([0xff, 0xfe, 0x41]));
    expect(run(checkout, '--force', ltsFile)).toBe(2);
    expect(printed[0]).toMatch(
      /^--force content\/changelogs\/lts\.yml: the checkout has no file that can be imported as this one\./,
    );
    expect(printed[1]).toMatch(/^Skipped: content\/_data\/changelogs\/lts\.yml: it is not UTF-8 text$/);
    expect(contentFiles()).toEqual(ours);
  });

  it('does not call a record gone whose file in the checkout is no text', () => {
    write('awards/2008-0001.yml', 'year: 2008\ntitle: The first award\n');
    write('awards/2009-0002.yml', 'year: 2009\ntitle: The second award\n');
    run(checkout);
    write('awards/2009-0002.yml', Buffer.from([0xff, 0xfe, 0x41]));
    expect(run(checkout, '--dry-run')).toBe(1);
    expect(printed).toContain('Skipped: content/_data/awards/2009-0002.yml: it is not UTF-8 text');
    expect(printed.join('\n')).not.toContain('gone: content/awards/2009-0002.yml');
  });

  it('refuses to force a file that it would not import, and imports nothing', () => {
    write('books/B.yml', 'title: B\n');
    expect(run(checkout, '--force', 'content/books/B.yml', '--force', 'content/nope.yml')).toBe(2);
    expect(printed[0]).toBe(
      '--force content/nope.yml: the checkout has no file that can be imported as this one. Without --force, the import names those that can.',
    );
    expect(contentFiles()).toEqual(ours);
    expect(run(checkout, '--force', 'content/books/B.yml')).toBe(0);
  });

  it('accepts a file that lost a tenth of its records', () => {
    write('changelogs/lts.yml', releases(10));
    run(checkout);
    write('changelogs/lts.yml', releases(9));
    expect(run(checkout)).toBe(0);
    expect(contentFiles()[ltsFile]).toBe(releases(9));
  });

  it('skips a converted record that would be broken', () => {
    write('events/2030-01-01-paris.adoc', '---\ntitle: A\nlocation: Paris\ndate: 2030-01-01\nlink: "javascript:alert(1)"\n---\n');
    expect(run(checkout)).toBe(0);
    expect(printed).toContainEqual(
      expect.stringMatching(/^Skipped: content\/_data\/events\/2030-01-01-paris\.adoc: link: expected an address/),
    );
    expect(printed.at(-1)).toMatch(/^0 files: .* 1 skipped, 0 broken\.$/);
  });

  it('keeps an event that was written here, and updates those it has written', () => {
    const [mine, theirs] = ['content/events/2030-01-01-paris.yml', 'content/events/2030-01-02-paris.yml'];
    const event = (day: number) => `---\ntitle: A\nlocation: Paris\ndate: 2030-01-0${day}\nlink: /events/\n---\n`;
    write('events/a.adoc', event(1));
    write('events/b.adoc', event(2));
    mkdirSync(join(root, 'content/events'));
    writeFileSync(join(root, mine), 'title: Mine\n');
    run(checkout);
    write('events/b.adoc', event(2).replace('title: A', 'title: B'));
    expect(run(checkout)).toBe(0);
    expect(printed).toContain(
      `Skipped: content/_data/events/a.adoc: ${mine} was not written by an import, so it is not overwritten`,
    );
    expect(printed).toContain(`  changed: ${theirs}`);
    expect(contentFiles()[mine]).toBe('title: Mine\n');
    expect(contentFiles()[theirs]).toMatch('title: B');
  });

  it('of a checkout without any data is an error', () => {
    mkdirSync(join(checkout, 'content/_data/books'), { recursive: true });
    expect(run(checkout)).toBe(2);
    expect(printed[0]).toMatch(/has none of the files that are imported/);
  });

  it.each([
    [[], 'Name the folder'],
    [['--all'], '--all'],
    [['/nowhere'], '"/nowhere" has no folder content/_data'],
  ])('exits with status 2 on invalid options: %j', (args, message) => {
    expect(run(...args)).toBe(2);
    expect(printed.join('\n')).toMatch(message);
    expect(run('--help')).toBe(0);
  });
});

describe('importing a malicious or damaged checkout', () => {
  const record = 'year: 2030\ntitle: An award\n';
  beforeEach(() => write('awards/2030-0001.yml', record));
  afterEach(() => expect(contentFiles()).toEqual({ ...ours, [`${awardsFolder}/2030-0001.yml`]: record }));

  it.each<[string, () => void]>([
    ['it is a symbolic link', () => symlinkSync('/etc/hostname', join(checkout, 'content/_data/awards/2031-0001.yml'))],
    ['it is a symbolic link', () => symlinkSync('/etc', join(checkout, 'content/_data/events'))],
    [
      'more than the limit of 5000000',
      () => {
        write('changelogs/lts.yml', '- a');
        truncateSync(join(checkout, 'content/_data/changelogs/lts.yml'), maxFileBytes + 1);
      },
    ],
    ['more than the limit of 40000', () => write('events/2030-01-01-paris.adoc', 'x'.repeat(40_001))],
    ['it is not UTF-8 text', () => write('awards/2031-0001.yml', Buffer.from([0xff, 0xfe, 0x41]))],
    ['its name must start with a letter or digit', () => write('awards/..yml', record)],
    ['its name contains control characters', () => write('events/2030\ndate: 2030.adoc', record)],
    ['Failed to parse YAML', () => write('indexpage/supporters.yml', '- name: [')],
  ])('rejects what is dangerous, and takes the rest: %s', (reason, damage) => {
    damage();
    expect(run(checkout)).toBe(1);
    expect(printed.filter((line) => line.startsWith('Skipped: ')).join('\n')).toMatch(reason);
  });
});

it('an import follows no symbolic link in the local folders', () => {
  write('awards/2030-0001.yml', 'year: 2030\ntitle: An award\n');
  const elsewhere = mkdtempSync(join(tmpdir(), 'elsewhere-'));
  rmSync(join(root, awardsFolder), { recursive: true });
  symlinkSync(elsewhere, join(root, awardsFolder));
  expect(run(checkout)).toBe(1);
  expect(printed).toContain(
    'Skipped: content/_data/awards/2030-0001.yml: content/awards/2030-0001.yml is a symbolic link or inside one',
  );
  expect(readdirSync(elsewhere)).toEqual([]);
  rmSync(elsewhere, { recursive: true });
});
