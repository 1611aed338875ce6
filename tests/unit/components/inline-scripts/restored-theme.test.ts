/** @jest-environment jsdom */
import refreshRestoredTheme from '@/components/inline-scripts/restored-theme';
import { themeStorageKey } from '@/components/theme/theme-key';

/* A page restored from the back/forward cache; tests/e2e/faults/page-cache.spec.ts covers the same in a browser. */

const heard = jest.fn();
const listening = new AbortController();

beforeAll(() => {
  // jsdom lacks matchMedia.
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  refreshRestoredTheme();
  addEventListener('storage', ({ key, newValue }) => heard(key, newValue), { signal: listening.signal });
});
beforeEach(() => {
  localStorage.clear();
  heard.mockClear();
});
afterAll(() => listening.abort());

const show = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test('a page restored from the back/forward cache gets the theme chosen elsewhere, only if it has changed', () => {
  show(true);
  localStorage.setItem(themeStorageKey, 'dark');
  show(false);
  expect(heard).not.toHaveBeenCalled();
  show(true);
  expect(heard.mock.calls).toEqual([[themeStorageKey, 'dark']]);
});

test.each([
  ['light', 'light'],
  ['system', 'dark'],
])('a prerendered page gets the theme chosen meanwhile before it is shown, without hydration: %s', (chosen, theme) => {
  localStorage.setItem(themeStorageKey, chosen);
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(document.documentElement.dataset.theme).toBe(theme);
});

test('a stored value that is no theme is forgotten', () => {
  localStorage.setItem(themeStorageKey, '<b>');
  delete document.documentElement.dataset.theme;
  refreshRestoredTheme();
  expect(localStorage.getItem(themeStorageKey)).toBeNull();
  expect(document.documentElement.dataset.theme).toBeUndefined();
});
