import { runInNewContext } from 'node:vm';
import { viewerRequestFunction } from '@/scripts/servers/cloudfront';

/** What the function for requests answers to an address. */
function ask(uri: string, querystring: object = {}): { uri?: string; headers?: { location: { value: string } } } {
  const event = JSON.stringify({ request: { uri, querystring } });
  return JSON.parse(runInNewContext(`${viewerRequestFunction()}; JSON.stringify(handler(${event}))`));
}

test.each(['//evil', '/\\evil', '/\\/evil/x'])('no redirect leads to a host that a visitor names: %s', (uri) => {
  expect(ask(uri).headers?.location.value ?? '/').toMatch(/^\/(?![/\\])/);
});

test('a redirect keeps the query, also names that are given twice', () => {
  const twice = { a: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] }, b: { value: '' } };
  expect(ask('/books', twice).headers?.location.value).toBe('/books/?a=1&a=2&b');
});

test('a version is a folder, and a file is a file', () => {
  expect(ask('/changelog/2.541').headers?.location.value).toBe('/changelog/2.541/');
  expect(ask('/changelog/2.541/').uri).toBe('/changelog/2.541/index.html');
  expect(ask('/feed.xml').uri).toBe('/feed.xml');
});
