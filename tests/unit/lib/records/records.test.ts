import { artworks } from '@/lib/artwork/artwork';
import { loadLogos, logosFolder, sortLogos } from '@/lib/artwork/logos';
import { publishedFiles } from '@/lib/open-data/data-files';
import { awardsFolder, sortAwards } from '@/lib/records/awards';
import { booksFolder, loadBooks, sortBooks } from '@/lib/records/books';
import { siteCopy } from '@/tests/support/site-copy';
import { problemsOf } from '@/tests/unit/support/problems';

const copy = siteCopy();
beforeEach(() => {
  for (const folder of [booksFolder, awardsFolder, logosFolder]) copy.remove(folder);
  copy.write(`${booksFolder}/first.yml`, 'title: First\n');
  copy.write(`${awardsFolder}/2008-0001.yml`, 'year: 2008\ntitle: First\n');
  copy.write(`${awardsFolder}/translations/fr-CA.yml`, '2008-0001: { description: Un prix annuel. }\n');
  copy.write(`${logosFolder}/actor.yml`, 'name: Actor\nurl: logos/actor/actor.png\n');
  copy.write(`${logosFolder}/cowboy.yml`, 'name: Cowboy\nurl: logos/cowboy/cowboy.png\n');
});

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => logged.mockRestore());

describe('the order of records', () => {
  test('books: newest first, by title within a year, those without a year last', () => {
    const books = [
      { title: 'B', publication_year: 2015 },
      { title: 'No year' },
      { title: 'a', publication_year: 2015 },
      { title: 'Z', publication_year: 2021 },
      { title: 'Édition', publication_year: 2015 },
      { title: 'F', publication_year: 2015 },
    ];
    expect(sortBooks(books).map(({ title }) => title)).toEqual(['Z', 'a', 'B', 'Édition', 'F', 'No year']);
  });

  test('awards: newest first, by title within a year', () => {
    const awards = [
      { year: 2014, title: 'SDTimes 100, 2014' },
      { year: 2008, title: 'GlassFish' },
      { year: 2014, title: 'Bossie Awards 2014' },
      { year: 2024, title: 'DevOps Dozen' },
      { year: 2014, title: 'bossie awards 2013' },
      { year: 2008, title: "Duke's Choice" },
    ];
    expect(sortAwards(awards).map(({ title }) => title)).toEqual([
      'DevOps Dozen',
      'bossie awards 2013',
      'Bossie Awards 2014',
      'SDTimes 100, 2014',
      "Duke's Choice",
      'GlassFish',
    ]);
  });

  test('logos: the Spanish page uses the Spanish order', () => {
    const names = ['Ñandú', 'Oso', 'Nutria', 'Nz'].map((name) => ({ name }));
    expect(sortLogos(names, 'es-ES').map(({ name }) => name)).toEqual(['Nutria', 'Nz', 'Ñandú', 'Oso']);
  });
});

test('a logo has its name in the reader’s language, is sorted by it, and keeps its English name and anchor', () => {
  copy.write(`${logosFolder}/translations/fr-CA.yml`, 'actor: { name: Étoile }\n');
  expect(artworks('fr-CA').map(({ name, lang, englishName, anchor }) => ({ name, lang, englishName, anchor }))).toEqual([
    { name: 'Cowboy', lang: 'en', englishName: 'Cowboy', anchor: 'cowboy' },
    { name: 'Étoile', lang: undefined, englishName: 'Actor', anchor: 'actor' },
  ]);
});

describe('files of the Jenkins project are accepted unchanged:', () => {
  test('a book may have extra fields, a list of authors, a quoted year, and empty fields', () => {
    copy.write(
      'content/books/upstream.yml',
      [
        '---',
        'title: "Jenkins: A Book"',
        'authors:',
        '  - First Author',
        '  - Second Author',
        'publication_year: "2022"',
        'type: Paid',
        'url:',
        'quote: ""',
        'image: cover.jpg',
        'description: |',
        '  One paragraph.',
        '',
        '  Another one.',
      ].join('\n'),
    );
    expect(loadBooks().find(({ file }) => file === 'upstream')).toEqual({
      title: 'Jenkins: A Book',
      authors: ['First Author', 'Second Author'],
      publication_year: 2022,
      type: 'Paid',
      image: 'cover.jpg',
      description: 'One paragraph.\n\nAnother one.',
      file: 'upstream',
    });
  });

  test.each([
    ['author: [One, Two]', ['One', 'Two']],
    ['author: One\nauthors: [One, Two]', ['One', 'Two']],
    ['author:', []],
  ])('a book’s authors may be written as %j', (field, authors) => {
    copy.write('content/books/a.yml', `title: Title\n${field}\n`);
    expect(loadBooks().find(({ file }) => file === 'a')?.authors).toEqual(authors);
  });

  test('a logo with a duplicate key is logged and skipped, and the others are shown', () => {
    copy.write(
      'content/logos/cowboy.yml',
      'name: Cowboy\nurl: logos/cowboy/cowboy.png\ncredit_url: https://a.example\ncredit_url: https://b.example\n',
    );

    expect(loadLogos('en').map(({ file }) => file)).toEqual(['actor']);
    expect(logged).toHaveBeenCalledTimes(1);
    expect(logged.mock.calls[0]?.[0]).toMatch(
      /^Error loading logo cowboy: .*cowboy\.yml:4:1: the key "credit_url" appears twice: remove one$/is,
    );
  });

  test.each([
    ['no name', 'url: logos/x/x.png', 'name: expected text, found nothing'],
    ['a javascript: address', 'name: X\nurl: javascript:alert(1)', 'url: expected a path such as'],
    ['a path outside of the folder', 'name: X\nurl: logos/x/..', 'url: expected a path such as'],
  ])('a logo with %s is skipped, and the log says what is wrong', (_what, yaml, problem) => {
    copy.write('content/logos/broken.yml', yaml);
    expect(loadLogos('en').map(({ file }) => file)).not.toContain('broken');
    expect(logged.mock.calls[0]?.[0]).toContain('Error loading logo broken: content/logos/broken.yml');
    expect(logged.mock.calls[0]?.[0]).toContain(problem);
  });
});

describe('an overlong field, a dead address or an unusable file name is reported with its file', () => {
  test.each([
    [`${booksFolder}/first.yml`, `title: ${'x'.repeat(301)}\n`, loadBooks, 'title: expected text of at most 300 characters'],
    [
      `${booksFolder}/first.yml`,
      'title: First\nimage: 50%.png\n',
      loadBooks,
      'image: expected an address in which a literal percent',
    ],
  ])('%s: %j', (file, text, load, problem) => {
    copy.write(file, text);
    expect(problemsOf(load)).toMatch(`${file}: ${problem}`);
  });
});

test.each(['50%', '..', '"', 'x'.repeat(101)])(
  'a file whose name can’t be part of an address is reported and not published: %s.yml',
  (name) => {
    copy.write(`${booksFolder}/${name}.yml`, 'title: Second\nimage: 50%.png\n');
    const problems = problemsOf(loadBooks);
    expect(problems).toMatch('.yml: expected a file name of at most 100 letters, digits and . _ -');
    expect(problems).toMatch('image: expected an address in which a literal percent');
    expect(
      publishedFiles()
        .filter(({ url }) => url.startsWith('/data/books/'))
        .map(({ url }) => url),
    ).toEqual(['/data/books/first.yml']);
  },
);
