/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePathname } from 'next/navigation';
import { LocaleMenu } from '@/components/locale/locale-menu';
import { LocaleStatus } from '@/components/locale/locale-status';
import { type Locale, localeChangeEvent, localeStorageKey } from '@/lib/i18n/locales';
import { liveRegion } from '@/tests/support/queries';
import { renderPage } from '@/tests/unit/support/render';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

const labels = { loading: 'Changing…', failed: 'Not there.', dismiss: 'Close' };
const options = [
  { locale: 'en', name: 'English' },
  { locale: 'es-ES', name: 'Español' },
  { locale: 'fr-CA', name: 'Français' },
] as const;

/** Opens the menu on a page; the test provides the responses for other pages. */
function open(pathname = '/project/roadmap/', current: Locale = 'en') {
  jest.mocked(usePathname).mockReturnValue(pathname);
  window.history.replaceState(null, '', pathname);
  return renderPage(
    <>
      <LocaleMenu summary="Language" current={current} options={options} labels={labels} />
      <LocaleStatus />
    </>,
  );
}

const all = { hidden: true };
const link = (name: string) => screen.getByRole('link', { ...all, name });
const notice = liveRegion;

let logged: jest.SpyInstance;
let fetchPage: jest.Mock<Promise<{ ok: boolean }>, [string, { signal: AbortSignal }]>;
beforeEach(() => {
  localStorage.clear();
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  fetchPage = jest.fn().mockResolvedValue({ ok: false });
  Object.assign(window, { fetch: fetchPage });
});
afterEach(() => {
  logged.mockRestore();
  delete document.documentElement.dataset.localeError;
});

test('a visitor who picks a language is told that the page is loading', async () => {
  fetchPage.mockReturnValue(new Promise(() => {}));
  open();
  await userEvent.click(link('Français'));
  expect(notice()).toHaveTextContent('Changing…');
  expect(fetchPage.mock.calls[0]?.[0]).toBe('http://localhost/fr-CA/project/roadmap/');
  expect(screen.getByRole('list', all)).toHaveAttribute('data-locale-state', 'loading');
});

test('a visitor who picks a language is told when the page can’t be loaded, and can close the notice', async () => {
  open();
  await userEvent.click(link('Français'));
  expect(notice()).toHaveTextContent('Not there.');
  expect(logged.mock.calls).toEqual([['Error loading locale', 'fr-CA not found']]);
  expect(localStorage.getItem(localeStorageKey)).toBeNull();

  await userEvent.click(within(notice()).getByRole('button', { name: 'Close' }));
  expect(notice()).toBeEmptyDOMElement();
});

test.each([{ ctrlKey: true }])('a language picked in a new tab or window is handled by the browser: %j', (keys) => {
  open();
  let isLeftToBrowser = false;
  const follow = (event: Event) => {
    isLeftToBrowser = !event.defaultPrevented;
    // jsdom can't follow links.
    event.preventDefault();
  };
  window.addEventListener('click', follow, { once: true });
  fireEvent.click(link('Français'), keys);
  expect(isLeftToBrowser).toBe(true);
  expect(fetchPage).not.toHaveBeenCalled();
  expect(notice()).toBeEmptyDOMElement();
});

describe('a choice in the language menu that can’t be followed yet', () => {
  test('is abandoned with a notice when the other page takes too long', async () => {
    jest.useFakeTimers();
    fetchPage.mockImplementation(
      (_url, { signal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
    );
    open();
    fireEvent.click(link('Français'));
    expect(notice()).toHaveTextContent('Changing…');
    await act(async () => jest.advanceTimersByTime(10_000));
    expect(notice()).toHaveTextContent('Not there.');
    jest.useRealTimers();
  });

  test('is forgotten when the page is restored from the back/forward cache', async () => {
    fetchPage.mockReturnValue(new Promise(() => {}));
    open();
    fireEvent.click(link('Français'));
    expect(notice()).toHaveTextContent('Changing…');
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(notice()).toBeEmptyDOMElement();
  });
});

test.each([{ locale: 'de' }, null])('the event jio-locale-changed with %j shows an error, and the page stays', async (detail) => {
  open();
  await act(async () => void window.dispatchEvent(new CustomEvent(localeChangeEvent, { detail })));
  expect(logged.mock.calls).toEqual([['Error loading locale', expect.stringMatching(/^invalid locale "/)]]);
  expect(notice()).toHaveTextContent('Not there.');
  expect(fetchPage).not.toHaveBeenCalled();
});

describe('when redirecting the visitor to their language failed', () => {
  test('before the language menu was mounted, a notice says so', () => {
    document.documentElement.dataset.localeError = 'fr-CA';
    open();
    expect(notice()).toHaveTextContent('Not there.');
  });

  test('after the language menu was mounted, a notice says so', () => {
    open();
    act(() => void window.dispatchEvent(new Event('jenkins-locale-error')));
    expect(notice()).toHaveTextContent('Not there.');
  });
});
