/** @jest-environment jsdom */
import { recentSearches, rememberSearch } from '@/components/search/recent-searches';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('the newest search is listed first, each once, and the sixth is dropped', () => {
  for (const search of ['one', 'two', 'three', 'four', 'five', ' Two ', '  ']) rememberSearch(search);
  expect(recentSearches()).toEqual(['Two', 'five', 'four', 'three', 'one']);
  rememberSearch('six');
  expect(recentSearches()).toEqual(['six', 'Two', 'five', 'four', 'three']);
});

test.each(['not JSON', '{"a":1}', '[1,null]'])('an unexpected value in storage is ignored: %s', (stored) => {
  localStorage.setItem('recent-searches', stored);
  expect(recentSearches()).toEqual([]);
});

test('a browser that blocks storage remembers no searches, and the search works', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  rememberSearch('one');
  expect(recentSearches()).toEqual([]);
});
