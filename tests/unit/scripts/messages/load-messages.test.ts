import loadMessages from '@/scripts/messages/load-messages.mjs';

/** What the preview's bundler makes of a file of messages. */
function load(text: string): string {
  return loadMessages.call({ rootContext: '/site', resourcePath: '/site/messages/fr-CA.json' }, text);
}

test('the preview has the messages of a file', () => {
  expect(load('{ "title": "Titre" }')).toBe('export default { "title": "Titre" };');
});

test('the preview names the file that is broken, with line and column, and has something that others can import', () => {
  expect(load('{\n  "title" "Titre"\n}').split('\n')).toEqual([
    'throw new SyntaxError("messages/fr-CA.json: line 2, column 11: colon expected");',
    'export default {};',
  ]);
});
