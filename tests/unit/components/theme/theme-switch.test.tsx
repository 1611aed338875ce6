/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ThemeProvider } from '@/components/theme/theme-provider';
import { ThemeSwitch } from '@/components/theme/theme-switch';
import { renderPage } from '@/tests/unit/support/render';

const themeSwitch = (
  <ThemeSwitch
    legend="Theme"
    options={[
      { value: 'light', label: 'Light' },
      { value: 'dark', label: 'Dark' },
      { value: 'system', label: 'Match system' },
    ]}
  />
);

/** Renders the switch on a site whose default theme is `theme`, with a dark or light system. */
function open(theme: 'light' | 'dark' | 'auto' = 'auto', isSystemDark = false) {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) => ({ media, matches: isSystemDark, addListener: () => {}, removeListener: () => {} }) as unknown as MediaQueryList,
    );
  return renderPage(<ThemeProvider theme={theme}>{themeSwitch}</ThemeProvider>);
}

const checked = () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).labels?.[0]?.textContent;

let logged: jest.SpyInstance;
beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
  // React warns about the inline theme script, which is part of the HTML in a browser.
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  logged.mockRestore();
  jest.restoreAllMocks();
});

test('the theme is a choice of three in a labelled group', () => {
  open();
  const choices = within(screen.getByRole('group', { name: 'Theme' })).getAllByRole<HTMLInputElement>('radio');
  expect(choices.map((choice) => choice.labels?.[0]?.textContent)).toEqual(['Light', 'Dark', 'Match system']);
  expect(new Set(choices.map((choice) => choice.name)).size).toBe(1);
});

test('the site’s settings can set a default theme', () => {
  open('dark');
  expect(checked()).toBe('Dark');
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
});

test('choosing a theme takes effect and is remembered', async () => {
  const first = open();
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(checked()).toBe('Dark');
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(localStorage.getItem('jenkins-theme')).toBe('dark');

  first.unmount();
  open('light');
  expect(checked()).toBe('Dark');
});

test('the server-rendered page has no theme selected, because the server can’t know it', () => {
  localStorage.setItem('jenkins-theme', 'dark');
  expect(renderToString(<ThemeProvider theme="light">{themeSwitch}</ThemeProvider>)).not.toMatch(/<input[^>]*\schecked/);
});
