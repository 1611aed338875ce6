import { readFileSync } from 'node:fs';
import { loadChangelog } from '@/lib/changelog/changelogs';
import { recordFiles } from '@/lib/content/record-folder';
import { loadEvents } from '@/lib/events/events';
import { loadBooks } from '@/lib/records/books';
import { type Ask, runNew } from '@/scripts/new/run-new';
import { siteCopy } from '@/tests/support/site-copy';

const site = siteCopy();

beforeEach(() => {
  // What loaders log, the command says in its own lines.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  for (const folder of ['events', 'books', 'awards', 'logos']) site.write(`content/${folder}/.gitkeep`, '');
  for (const file of ['content/changelogs/weekly.yml', 'messages/en.json', 'lib/routing/routes.ts', 'lib/i18n/locales.ts'])
    site.write(file, readFileSync(file, 'utf8'));
});
afterEach(() => jest.restoreAllMocks());

async function run(args: readonly string[], ask?: Ask) {
  const said: string[] = [];
  const say = (line: string) => said.push(line);
  return { code: await runNew(args, { log: say, error: say }, ask), said: said.join('\n') };
}

/** The arguments of a kind with its options. */
function argsOf(kind: string, options: Record<string, string>): string[] {
  return [kind, ...Object.entries(options).map(([name, value]) => `--${name}=${value}`)];
}

const meeting = {
  title: 'Meeting',
  location: 'Neuchâtel, Switzerland',
  date: '2040-01-30T09:00:00',
  timezone: 'Europe/Zurich',
  link: 'https://meeting.example.org/',
};

describe('npm run new adds', () => {
  test('an event, whose file is named after its first day and its place', async () => {
    const { code, said } = await run(argsOf('event', meeting));
    expect(said.split('\n')[0]).toBe('Wrote content/events/2040-01-30-neuchatel.yml');
    expect(said).toMatch(/Next: Its translations.*Next: npm run check:content, npm run check:messages/s);
    expect(code).toBe(0);
    expect(loadEvents().find(({ file }) => file === '2040-01-30-neuchatel')).toMatchObject({ title: 'Meeting' });
  });

  test('a second event on the same day beside the first', async () => {
    await run(argsOf('event', meeting));
    const first = site.read('content/events/2040-01-30-neuchatel.yml');
    expect((await run(argsOf('event', { ...meeting, title: 'Other' }))).said).toContain('2040-01-30-neuchatel-2.yml');
    expect(site.read('content/events/2040-01-30-neuchatel.yml')).toBe(first);
  });

  test('a book, and warns that its picture is not listed', async () => {
    const book = { image: 'cover.png', authors: 'Ada Doe, Bo Roe', publication_year: '2040', title: 'Pipelines, étape 1' };
    const { said } = await run(argsOf('book', book));
    expect(said).toContain(
      'Warning: content/books: pipelines-etape-1: the picture "books/cover.png" is not in content/media.yml',
    );
    expect(site.read('content/books/pipelines-etape-1.yml')).toMatch(
      /^title: .+\nauthors:\n {2}- Ada Doe\n {2}- Bo Roe\npublication_year: 2040\n/,
    );
    expect(loadBooks()[0]).toMatchObject({ authors: ['Ada Doe', 'Bo Roe'], publication_year: 2040 });
  });

  test('an award with the next number, and a logo', async () => {
    const last = Math.max(...recordFiles('content/awards').map((file) => Number(file.slice(-8, -4))));
    const number = String(last + 1).padStart(4, '0');
    expect((await run(argsOf('award', { year: '2040', title: 'Prize' }))).said).toContain(
      `Wrote content/awards/2040-${number}.yml`,
    );
    const logo = { name: 'A new one', url: 'logos/a-new-one/large.png' };
    expect((await run(argsOf('logo', logo))).said).toContain('Wrote content/logos/a-new-one.yml');
  });

  test('a release at the end of its changelog, which stays as it is', async () => {
    const before = site.read('content/changelogs/weekly.yml');
    const change = { type: 'rfe', message: 'Pages load <b>faster</b>.', pull: '123', authors: 'ada,bo' };
    const { code } = await run(argsOf('release', { line: 'weekly', version: '2.999', date: '2040-01-30', ...change }));
    expect(code).toBe(0);
    expect(site.read('content/changelogs/weekly.yml').startsWith(before)).toBe(true);
    expect(loadChangelog('weekly')[0]).toMatchObject({
      version: '2.999',
      changes: [{ type: 'rfe', message: 'Pages load <b>faster</b>.', pulls: [123], authors: [{}, {}] }],
    });
  });

  test('a page: its text, its route and its file', async () => {
    const { code, said } = await run(argsOf('page', translate));
    expect(said).toContain('Link to it: <participateTranslateNow> in a message');
    expect(code).toBe(0);
    expect(JSON.parse(site.read('messages/en.json')).pages.participateTranslateNow).toMatchObject({
      start: { text: 'Ask what is left.', action: 'Ask' },
      sections: { 'where-to-start': { title: 'Where to start' } },
    });
    expect(site.read('lib/routing/routes.ts')).toContain(
      "  participateTranslateNow: { path: '/participate/translate-now/' },\n}",
    );
    expect(site.read('app/[locale]/(pages)/participate/translate-now/page.tsx')).toContain(
      '<ParticipateSubpage route="participateTranslateNow" start="forum" />',
    );
  });

  test('a locale: its messages, and its name in the list', async () => {
    const locale = 'eo-PL';
    expect((await run(argsOf('locale', { locale, title: 'Willkommen' }))).code).toBe(0);
    expect(site.read('lib/i18n/locales.ts')).toMatch(/^export const locales = \['en', .*, 'eo-PL'\] as const;$/m);
    expect(JSON.parse(site.read(`messages/${locale}.json`))).toEqual({ pages: { home: { title: 'Willkommen' } } });
  });
});

const translate = {
  path: '/participate/translate-now/',
  title: 'Translate',
  description: 'Help people read Jenkins and this website in their own language.',
  lead: 'Bring Jenkins to people who read another language.',
  heading: 'Where to start',
  text: 'Ask in the <forum>community forum</forum> who translates into your language.',
  start: 'forum',
  startText: 'Ask what is left.',
  action: 'Ask',
};

describe('npm run new writes nothing, and says why, if', () => {
  test.each([
    ['a date is wrong', argsOf('event', { ...meeting, date: 'tomorrow' }), 'date: expected'],
    ['a link leads nowhere', argsOf('event', { ...meeting, link: '/nowhere/' }), 'nowhere'],
    ['a year is wrong', argsOf('award', { year: '40', title: 'Prize' }), 'year: expected a year such as 2024, found 40'],
    ['a record exists', argsOf('logo', { name: 'Actor', url: 'a.png' }), 'content/logos/actor.yml already exists'],
    ['a version is wrong', argsOf('release', { line: 'lts', version: '3' }), "expected a version such as '2.516' or '2.516.1'"],
    ['a heading is not in sentence case', argsOf('page', { ...translate, heading: 'Where to Start' }), 'use sentence case'],
  ])('%s', async (_what, args, reason) => {
    const read = () => ['messages/en.json', 'content/changelogs/lts.yml', 'lib/routing/routes.ts'].map(site.read);
    const [before, records] = [read(), [...recordFiles('content/events'), ...recordFiles('content/awards')]];
    const { code, said } = await run(args);
    expect(said).toContain(reason);
    expect(said).toContain('Nothing was written.');
    expect(code).toBe(1);
    expect(read()).toEqual(before);
    expect([...recordFiles('content/events'), ...recordFiles('content/awards')]).toEqual(records);
  });
});

test.each([
  [['--helpp'], "Unknown option '--helpp'"],
  [['podcast'], 'Name one of event, book, award'],
  [['event', '--title=Meeting'], 'Missing: --location, --date, --link.'],
  [['event', '--titel=Meeting'], '--titel'],
  [argsOf('page', { ...translate, path: '/chat/' }), 'a path of lowercase letters, digits and dashes that no page has'],
  [argsOf('release', { line: 'stable', version: '2.999' }), '--line needs weekly or lts'],
])('npm run new with %j is rejected, and the usage is printed', async (args, reason) => {
  const { code, said } = await run(args);
  expect(said).toContain(reason);
  expect(said).toContain('npm run new -- ');
  expect(code).toBe(2);
});

test.each([[['--help']], [['event', '--help']], [['page', '--help']]])('npm run new %j only explains itself', async (args) => {
  expect(await run(args)).toEqual({ code: 0, said: expect.stringMatching(/^npm run new -- /) });
});

test('npm run new asks for what is missing, and again for what is wrong', async () => {
  const answers: Record<string, string[]> = { location: ['Online'], date: ['soon', '2040-01-30'], link: ['', '/chat/'] };
  const asked: string[] = [];
  const ask = async (question: string) => {
    const name = /^\w+/.exec(question)?.[0] ?? '';
    asked.push(name);
    return answers[name]?.shift() ?? '';
  };
  const { code, said } = await run(['event', '--title=Meeting'], ask);
  expect(asked).toEqual(['location', 'date', 'endDate', 'timezone', 'link', 'link', 'lang', 'raw_content', 'date']);
  expect(said).toContain('date: expected');
  expect(said).toContain('Wrote content/events/2040-01-30-online.yml');
  expect(code).toBe(0);
});
