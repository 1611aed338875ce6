import { exceptionsFile } from '@/scripts/check-messages/exceptions';
import { moveMessages } from '@/scripts/messages/move-messages';
import { confirmTranslations, overviewOf } from '@/scripts/messages/overview';
import { matchesFile } from '@/scripts/messages/translation-state';
import { siteCopy } from '@/tests/support/site-copy';

const site = siteCopy();

beforeEach(() => {
  site.write('messages/en.json', text({ a: { one: 'One', two: 'Two' }, b: { three: 'Three' } }));
  site.write('messages/es-ES.json', text({ a: { one: 'Uno', two: 'Dos' }, b: { three: 'Tres' } }));
  site.write('messages/fr-CA.json', text({ b: { three: 'Trois' } }));
  site.write(exceptionsFile, '- rule: headings\n  key: a.one\n  reason: a name\n- rule: headings\n  key: a.\n  reason: names\n');
  site.write(matchesFile('es-ES'), '');
  confirmTranslations('es-ES', []);
  // The old English of a translation that nobody has brought up to date.
  site.edit('messages/en.json', 'Two', 'Second');
});

function text(messages: object): string {
  return `${JSON.stringify(messages, null, 2)}\n`;
}

/** The keys of the translations that are stale, and of those that nobody has confirmed. */
function states() {
  const { stale, unconfirmed } = overviewOf('es-ES');
  return { stale: stale.map(({ key }) => key), unconfirmed: unconfirmed.map(({ key }) => key) };
}

test('a message that is renamed keeps its place, its translations, and how fresh they are', () => {
  expect(moveMessages('a.two', 'a.second')).toEqual([
    'messages/en.json: 1 message moved.',
    'messages/es-ES.json: 1 message moved.',
    'messages/translated/es-ES.txt: 1 record moved.',
    'If code uses a.two, correct it: npm run typecheck names it, and npm run check:messages what is left in `blocks` and `values`.',
  ]);
  moveMessages('a.one', 'a.first');
  expect(site.read('messages/en.json')).toBe(text({ a: { first: 'One', second: 'Second' }, b: { three: 'Three' } }));
  expect(site.read('messages/es-ES.json')).toBe(text({ a: { first: 'Uno', second: 'Dos' }, b: { three: 'Tres' } }));
  expect(site.read('messages/fr-CA.json')).toBe(text({ b: { three: 'Trois' } }));
  expect(states()).toEqual({ stale: ['a.second'], unconfirmed: [] });
  expect(site.read(exceptionsFile)).toContain('key: a.first\n');
});

test('a group that is moved comes last in its new group, and its old group goes once it is empty', () => {
  moveMessages('a', 'b.a');
  expect(site.read('messages/en.json')).toBe(text({ b: { three: 'Three', a: { one: 'One', two: 'Second' } } }));
  expect(site.read('messages/es-ES.json')).toBe(text({ b: { three: 'Tres', a: { one: 'Uno', two: 'Dos' } } }));
  expect(states()).toEqual({ stale: ['b.a.two'], unconfirmed: [] });
  moveMessages('b.a', 'c.d.a');
  expect(site.read('messages/en.json')).toBe(text({ b: { three: 'Three' }, c: { d: { a: { one: 'One', two: 'Second' } } } }));
  expect(site.read(exceptionsFile)).toContain('key: c.d.a.one\n');
});

test.each([
  ['a.one', 'a.two', 'messages/en.json has a.two already.'],
  ['a', 'a.b', 'a.b is a or in it.'],
  ['a.one', 'b.three.four', "b.three is a message, so b.three.four can't be in it."],
])('%s is not moved to %s, and no file is changed', (from, to, reason) => {
  const before = site.read('messages/en.json');
  expect(() => moveMessages(from, to)).toThrow(reason);
  expect(site.read('messages/en.json')).toBe(before);
});
