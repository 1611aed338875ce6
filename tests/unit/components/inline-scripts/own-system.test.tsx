/**
 * @jest-environment jsdom
 */
import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LineChoice } from '@/components/download/line-choice';
import { packageRows } from '@/components/download/package-rows';
import { SystemChoice } from '@/components/download/system-choice';
import selectOwnSystem from '@/components/inline-scripts/own-system';
import { readReleaseLines } from '@/lib/download/downloads';
import type { System } from '@/lib/download/systems';
import { readMessages } from '@/scripts/messages/read-messages';
import { inPage } from '@/tests/unit/support/render';

const lines = readReleaseLines();
const { lines: labels } = readMessages('en').pages.download;

/** Renders the choices in a browser with this user agent, and runs their inline script. */
function open(userAgent: string) {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const choices = inPage(
    <>
      <LineChoice lines={lines} />
      <SystemChoice lines={lines} />
    </>,
  );
  document.body.innerHTML = renderToStaticMarkup(choices);
  selectOwnSystem();
}

const chosen = () => document.querySelector<HTMLInputElement>('input[name="system"]:checked');

afterEach(() => {
  jest.restoreAllMocks();
  location.hash = '';
});

test.each([
  ['windows', 'Windows NT 10.0; Win64; x64'],
  ['macos', 'Macintosh; Intel Mac OS X 10_15_7'],
  ['openbsd', 'X11; OpenBSD amd64'],
] satisfies [System, string][])('the first package for %s is chosen for its visitors', (system, sign) => {
  open(`Mozilla/5.0 (${sign}) Chrome/140.0`);
  const [own] = packageRows(lines).filter(({ platform }) => platform.systems.includes(system));
  expect(chosen()?.labels?.[0]).toHaveTextContent(own?.platform.label.split(' ')[0] ?? '');
});

test('a visitor with a phone, for which there is no package, sees the first one', () => {
  open('Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0');
  expect(chosen()).toBe(document.querySelector('input[name="system"]'));
});

test('the release line that the address names is chosen, and otherwise the stable one', () => {
  const line = (name: string) => screen.getByRole('radio', { name: (text) => text.startsWith(name) });
  open('');
  expect(line(labels.stable.title)).toBeChecked();
  location.hash = '#weekly';
  open('');
  expect(line(labels.weekly.title)).toBeChecked();
});
