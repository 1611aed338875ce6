import { Writable } from 'node:stream';
import { overviewOf, translationWarnings } from '@/scripts/messages/overview';
import { runMessages } from '@/scripts/messages/run-messages';
import { matchesFile } from '@/scripts/messages/translation-state';
import { siteCopy } from '@/tests/support/site-copy';

const site = siteCopy();

/** Writes messages in English and Spanish, and notes that they fit. */
function begin(en: object, es: object) {
  write('en', en);
  write('es-ES', es);
  site.write(matchesFile('es-ES'), '');
  run('--done', 'es-ES');
}

function write(locale: string, messages: object) {
  site.write(`messages/${locale}.json`, JSON.stringify(messages));
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

/** The keys of each kind of work in Spanish. */
function work() {
  return Object.fromEntries(
    Object.entries(overviewOf('es-ES')).flatMap(([kind, entries]) =>
      entries.length > 0 ? [[kind, entries.map(({ key }) => key)]] : [],
    ),
  );
}

describe('a translation', () => {
  beforeEach(() => begin({ a: { one: 'One', two: 'Two' } }, { a: { one: 'Uno', two: 'Dos' } }));

  test('that has been noted needs nothing', () => {
    expect(work()).toEqual({});
    expect(translationWarnings('es-ES')).toEqual([]);
  });

  test('is stale once the English says something else, until it is noted by its key', () => {
    write('en', { a: { one: 'A single one', two: 'Two' } });
    expect(work()).toEqual({ stale: ['a.one'] });
    expect(translationWarnings('es-ES')).toEqual([
      'messages/es-ES.json: the English of 1 messages has changed since: npm run messages -- es-ES lists them',
    ]);
    run('--done', 'es-ES');
    expect(work()).toEqual({ stale: ['a.one'] });
    run('--done', 'es-ES', 'a');
    expect(work()).toEqual({});
  });

  test('is not stale because of a capital letter, a space or a quotation mark', () => {
    begin({ a: '“Issue Tracker” isn’t it' }, { a: 'El gestor' });
    write('en', { a: '"Issue tracker"\u00a0isn\'t it' });
    expect(work()).toEqual({});
  });

  test('that changed together with the English is noted without its key', () => {
    write('en', { a: { one: 'First', two: 'Two' } });
    write('es-ES', { a: { one: 'Primero', two: 'Dos' } });
    expect(work()).toEqual({ unconfirmed: ['a.one'] });
    expect(translationWarnings('es-ES')).toEqual([
      'messages/es-ES.json: 1 messages are new or changed: npm run messages -- --done es-ES notes that they fit',
    ]);
    expect(run('--done', 'es-ES').said).toBe('es-ES: 1 messages noted.\n');
    expect(work()).toEqual({});
    expect(translationWarnings('es-ES')).toEqual([]);
  });

  test('that changed alone is current, and a later change of the English is not taken for one of both', () => {
    write('es-ES', { a: { one: 'Un', two: 'Dos' } });
    expect(work()).toEqual({});
    expect(translationWarnings('es-ES')).toHaveLength(1);
    run('--done', 'es-ES');
    write('en', { a: { one: 'First', two: 'Two' } });
    expect(work()).toEqual({ stale: ['a.one'] });
  });

  test('that is gone is missing, and no longer noted', () => {
    write('es-ES', { a: { two: 'Dos' } });
    expect(work()).toEqual({ missing: ['a.one'] });
    run('--done', 'es-ES');
    expect(site.read(matchesFile('es-ES'))).not.toContain('a.one');
  });

  test('is listed when it is equal to the English or much longer', () => {
    begin({ a: 'Jenkins', b: 'Chat {name}', c: 'One two' }, { a: 'Jenkins', b: 'Conversaciones {name}', c: 'Uno dos' });
    expect(work()).toEqual({ same: ['a'], long: ['b'] });
  });
});

test('the notes of two branches are both good, and what git leaves between them is passed over', () => {
  begin({ a: 'One' }, { a: 'Uno' });
  const ours = site.read(matchesFile('es-ES'));
  begin({ a: 'First' }, { a: 'Prim' });
  site.write(matchesFile('es-ES'), `<<<<<<< HEAD\n${ours}=======\n${site.read(matchesFile('es-ES'))}>>>>>>> b\n`);
  expect(work()).toEqual({});
  write('en', { a: 'One' });
  expect(work()).toEqual({});
});

describe('npm run messages', () => {
  beforeEach(() =>
    begin(
      { pages: { chat: { title: 'Chat now' } }, x: '{broken' },
      { pages: { chat: { title: 'Conversación en directo' } }, x: '}' },
    ),
  );

  test('lists each kind with pages and texts, then the sums', () => {
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
    [['--done', '--only', 'stale'], '--only is for lists'],
    [['--done', 'es-ES', 'pages.chta'], 'No message or group is called pages.chta.'],
    [['--dome'], '--dome'],
  ])('%j is refused with the help', (args, sentence) => {
    const { code, said } = run(...args);
    expect(said).toContain(sentence);
    expect(said).toContain('npm run messages -- [locale…]');
    expect(code).toBe(2);
  });

  test('names a file that is not JSON', () => {
    site.write('messages/es-ES.json', '{');
    expect(run()).toEqual({ code: 1, said: expect.stringContaining('messages/es-ES.json: line 1') });
  });
});
