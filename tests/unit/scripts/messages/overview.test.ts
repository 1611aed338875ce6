import { spawnSync } from 'node:child_process';
import { Writable } from 'node:stream';
import { type Locale, prefixedLocales } from '@/lib/i18n/locales';
import { overviewOf, translationWarnings } from '@/scripts/messages/overview';
import { runMessages } from '@/scripts/messages/run-messages';
import { lacksOf } from '@/scripts/messages/status';
import { matchesFile } from '@/scripts/messages/translation-state';
import { siteCopy } from '@/tests/support/site-copy';

const site = siteCopy();

/** Writes messages in English and Spanish, and records the translations as up to date. */
function begin(en: object, es: object) {
  write('en', en);
  write('es-ES', es);
  site.write(matchesFile('es-ES'), '');
  run('--done', 'es-ES');
}

function write(locale: string, messages: object) {
  site.write(`messages/${locale}.json`, JSON.stringify(messages, null, 2));
}

function run(...args: string[]): { code: number; said: string } {
  let said = '';
  const output = new Writable({
    write: (chunk, _encoding, done) => {
      said += String(chunk);
      done();
    },
  });
  return { code: runMessages(args, output), said };
}

/** The keys listed for Spanish, by kind. */
function work() {
  return Object.fromEntries(
    Object.entries(overviewOf('es-ES')).flatMap(([kind, entries]) =>
      entries.length > 0 ? [[kind, entries.map(({ key }) => key)]] : [],
    ),
  );
}

describe('a translation in the overview', () => {
  beforeEach(() => begin({ a: { one: 'One', two: 'Two' } }, { a: { one: 'Uno', two: 'Dos' } }));

  test('is stale once the English text changes, until it is recorded as up to date by its key', () => {
    write('en', { a: { one: 'A single one', two: 'Two' } });
    expect(work()).toEqual({ stale: ['a.one'] });
    expect(translationWarnings('es-ES')).toEqual([
      'messages/es-ES.json: 1 stale translation, because the English changed. To list: npm run messages -- es-ES',
    ]);
    run('--done', 'es-ES');
    expect(work()).toEqual({ stale: ['a.one'] });
    run('--done', 'es-ES', 'a');
    expect(work()).toEqual({});
  });

  test('that changed alone is listed until it is recorded as up to date', () => {
    write('es-ES', { a: { one: 'Un', two: 'Dos' } });
    expect(work()).toEqual({ unconfirmed: ['a.one'] });
    run('--done', 'es-ES');
    expect(work()).toEqual({});
  });

  test('that changed together with the English text can be recorded as up to date without its key', () => {
    write('en', { a: { one: 'First', two: 'Two' } });
    write('es-ES', { a: { one: 'Primero', two: 'Dos' } });
    expect(work()).toEqual({ unconfirmed: ['a.one'] });
    expect(translationWarnings('es-ES')).toEqual([
      'messages/es-ES.json: 1 new or changed translation. To confirm: npm run messages -- --done es-ES',
    ]);
    expect(run('--done', 'es-ES').said).toBe('es-ES: 1 translation recorded as up to date.\n');
    expect(work()).toEqual({});
    expect(translationWarnings('es-ES')).toEqual([]);
  });
});

test('the record of a removed message is reported until --done removes it and says so', () => {
  begin({ a: 'One', b: 'Two' }, { a: 'Uno', b: 'Dos' });
  write('en', { a: 'One' });
  write('es-ES', { a: 'Uno' });
  expect(translationWarnings('es-ES')).toEqual([
    'messages/translated/es-ES.txt: no translation of b. To remove: npm run messages -- --done es-ES',
  ]);
  expect(run('--done', 'es-ES').said).toBe(
    'es-ES: 0 translations recorded as up to date.\nes-ES: removed what has no translation any more: b.\n',
  );
  expect(translationWarnings('es-ES')).toEqual([]);
});

test('records of up-to-date translations from two branches are merged, and git’s conflict markers are ignored', () => {
  begin({ a: 'One' }, { a: 'Uno' });
  const ours = site.read(matchesFile('es-ES'));
  begin({ a: 'First' }, { a: 'Prim' });
  site.write(matchesFile('es-ES'), `<<<<<<< HEAD\n${ours}=======\n${site.read(matchesFile('es-ES'))}>>>>>>> b\n`);
  expect(work()).toEqual({});
  write('en', { a: 'One' });
  write('es-ES', { a: 'Uno' });
  expect(work()).toEqual({});
});

describe('the status of a translation', () => {
  beforeEach(() => {
    const repository = { SOURCE_REPOSITORY: 'https://github.com/owner/name', SOURCE_BRANCH: 'main' };
    jest.replaceProperty(process, 'env', { ...process.env, ...repository });
    begin(
      { pages: { chat: { title: 'Chat', lead: 'Talk' }, books: { title: 'Books' } } },
      { pages: { chat: { title: 'Charla' }, books: { title: 'Libros' } } },
    );
    write('en', { pages: { chat: { title: 'Chat now', lead: 'Talk' }, books: { title: 'Books' } } });
  });

  afterEach(() => jest.restoreAllMocks());

  test('says what is left on each page, where to edit it, and what the locale lacks', () => {
    site.write(
      'messages/glossary.yml',
      'names: []\nterms: [{ en: core, fr-CA: noyau }, { en: plugin, es-ES: plugin }]\nwrong: []\n',
    );
    expect(run('es-ES', '--status')).toEqual({
      code: 0,
      said:
        'es-ES: 1 translated, 1 stale, 1 missing\n  /chat/  0 translated, 1 stale, 1 missing\n' +
        '    https://github.com/owner/name/edit/main/messages/es-ES.json#L4\n' +
        '  lacks 1 of 2 terms in messages/glossary.yml: core\n  lacks terms to avoid in messages/glossary.yml\n\n',
    });
  });

  test('says that nobody checks the spelling of a locale without a dictionary', () => {
    expect(lacksOf('ja' as Locale)[0]).toMatch(/^a dictionary in cspell\.config\.yaml/);
  });
});

describe('npm run messages', () => {
  beforeEach(() =>
    begin(
      { pages: { chat: { title: 'Chat now' } }, x: '{broken' },
      { pages: { chat: { title: 'Conversación en directo' } }, x: '}' },
    ),
  );

  test('lists each kind with pages and texts, then the totals', () => {
    write('en', { pages: { chat: { title: 'Chat' } }, x: '{broken' });
    const { code, said } = run('es-ES', 'pages.chat', '--only', 'stale');
    expect(said).toBe(
      'es-ES: stale: the English has changed since (1)\n  pages.chat.title (/chat/)\n    en     Chat\n' +
        '    es-ES  Conversación en directo\n\nes-ES: 0 missing, 1 stale, 0 unconfirmed, 0 same, 1 long, of 2 messages\n',
    );
    expect(code).toBe(0);
  });

  test.each([
    [['--only', 'old'], '--only needs one of missing, stale'],
    [['--done', 'es-ES', 'pages.chta'], 'No message begins with pages.chta; did you mean pages.chat?'],
    [['--dome'], '--dome'],
    [['--status', '--done'], '--status is about all messages'],
  ])('with %j is rejected, and the usage is printed', (args, sentence) => {
    const { code, said } = run(...args);
    expect(said).toContain(sentence);
    expect(said).toContain('npm run messages -- [locale…]');
    expect(code).toBe(2);
  });

  test('reports a file that is not JSON', () => {
    site.write('messages/es-ES.json', '{');
    expect(run()).toEqual({ code: 1, said: expect.stringContaining('messages/es-ES.json: line 1') });
  });
});

test.each([
  ['xx-XX', `No locale xx-XX (${prefixedLocales.join(', ')}).`],
  ['pages.nonsense', 'No message begins with pages.nonsense.'],
  ['a.onne', 'No message begins with a.onne; did you mean a.one?'],
])('npm run messages -- %s is rejected', (word, reason) => {
  begin({ a: { one: 'One' } }, { a: { one: 'Uno' } });
  const { code, said } = run(word);
  expect(said).toContain(reason);
  expect(code).toBe(2);
});

describe('a translator sees', () => {
  function git(...parameters: string[]) {
    const { status, stderr } = spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...parameters], {
      cwd: site.root,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
  }

  test('the English that a stale translation was made from, even if its key was another one', () => {
    begin({ a: { old: 'One by one' } }, { a: { old: 'Uno' } });
    git('init', '--quiet');
    git('add', 'messages/en.json');
    git('commit', '--quiet', '--message', 'Old');
    run('--move', 'a.old', 'a.new');
    write('en', { a: { new: 'Two by two' } });
    expect(run('es-ES').said).toContain('  a.new (no page)\n    was    One by one\n    en     Two by two\n    es-ES  Uno\n');
  });

  test('the English and the translation alone, if there is no history', () => {
    begin({ a: 'One' }, { a: 'Uno' });
    write('en', { a: 'Two' });
    expect(run('es-ES').said).toMatch(/ a \(.*\)\n {4}en {5}Two\n {4}es-ES {2}Uno\n/);
  });

  test('how much there is to do, until she names a language', () => {
    begin({ a: 'One', b: 'Two', c: 'Same' }, { a: 'Uno', c: 'Same' });
    const { said } = run();
    expect(said).toMatch(/^es-ES: 1 missing, 0 stale, .*\nfr-CA: /);
    expect(said).toMatch(/\nTo list one: npm run messages -- [\w-]+\n$/);
  });

  test('what is open, and what is to be reviewed only if she asks for it', () => {
    begin({ a: 'One', b: 'Two', c: 'Same' }, { a: 'Uno', c: 'Same' });
    write('en', { a: 'First', b: 'Two', c: 'Same' });
    const { said } = run('es-ES');
    expect(said.match(/^es-ES: .*(?= \()/gm)).toEqual([
      'es-ES: stale: the English has changed since',
      'es-ES: missing, so shown in English',
    ]);
    expect(run('es-ES', '--only', 'same').said).toContain('es-ES: identical to the English (1)');
  });
});
