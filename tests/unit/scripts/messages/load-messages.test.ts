import loadMessages from '@/scripts/messages/load-messages.mjs';

/** The result of loading a message file in the preview's bundler. */
function load(text: string): string {
  return loadMessages.call({ rootContext: '/site', resourcePath: '/site/messages/fr-CA.json' }, text);
}

test('the preview reads the messages of a file', () => {
  expect(load('{ "title": "Titre" }')).toBe('export default { "title": "Titre" };');
});

test('the preview reports a broken message file, with line and column, and keeps running', () => {
  expect(load('{\n  "title" "Titre"\n}').split('\n')).toEqual([
    'throw new SyntaxError("messages/fr-CA.json: line 2, column 11: colon expected");',
    'export default {};',
  ]);
});

test('the preview reports a message file in another encoding', () => {
  expect(load('{ "title": "Caf\uFFFD" }')).toContain('messages/fr-CA.json: line 1, column 16: expected a file in UTF-8');
});
