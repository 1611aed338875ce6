/** @jest-environment jsdom */
import refreshRestoredTheme from '@/components/inline-scripts/restored-theme';
import { themeStorageKey } from '@/components/theme/theme-key';

/* A page that was in the browser's page cache; a real browser shows the same in tests/e2e/faults/open-pages.spec.ts. */

const heard = jest.fn();
const listening = new AbortController();

beforeAll(() => {
  // jsdom knows no media.
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

test('a restored page is told of the theme that was chosen elsewhere, and only then', () => {
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
])('a page that was prepared has the theme that was chosen before it is shown, without its scripts: %s', (chosen, theme) => {
  localStorage.setItem(themeStorageKey, chosen);
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(document.documentElement.dataset.theme).toBe(theme);
});
