/**
 * @jest-environment jsdom
 */
import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { packageRows } from '@/components/download/package-rows';
import { SystemTiles } from '@/components/download/system-tiles';
import showSystemTiles from '@/components/inline-scripts/system-tiles';
import { readReleaseLines } from '@/lib/download/downloads';
import { systems } from '@/lib/download/systems';
import { resolveAddress } from '@/lib/routing/destinations';
import { readMessages } from '@/scripts/messages/read-messages';
import { inPage } from '@/tests/unit/support/render';

const labels = readMessages('en').pages.download;
const lines = readReleaseLines();
const rows = packageRows(lines).map(({ platform }) => platform);
const addressesOf = (platforms: typeof rows) => platforms.map(({ link }) => resolveAddress(link, 'en').href);
const forAny = rows.filter(({ systems: ones, thirdParty }) => ones.length === 0 && !thirdParty);

/** Renders the packages in a browser with this user agent, and runs their inline script. */
function open(userAgent: string) {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  document.body.innerHTML = renderToStaticMarkup(inPage(<SystemTiles lines={lines} />));
  const script = document.createElement('script');
  document.querySelector('.system-list')?.after(script);
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  showSystemTiles();
}

const shown = () => [...document.querySelectorAll('li:not([hidden]) a')].map((link) => link.getAttribute('href'));

afterEach(() => jest.restoreAllMocks());

test.each([
  ['macos', 'Macintosh; Intel Mac OS X 10_15_7'],
  ['openbsd', 'X11; OpenBSD amd64'],
] as const)('a visitor with %s sees its packages first, then those for any system, and no others', (system, sign) => {
  open(`Mozilla/5.0 (${sign}) Chrome/140.0`);
  const own = rows.filter(({ systems: ones }) => ones.includes(system));
  expect(own.length).toBeGreaterThan(0);
  expect(shown()).toEqual(addressesOf([...own, ...forAny]));
  expect(screen.getByText(labels.forYourSystem.replace('{system}', systems[system]))).toBeVisible();
});

test.each([
  ['Windows NT 10.0; Win64; x64', true],
  ['Macintosh; Intel Mac OS X 10_15_7', false],
])('only a visitor with Windows is told that its installer needs Java: %s', (sign, isTold) => {
  open(`Mozilla/5.0 (${sign}) Chrome/140.0`);
  expect(document.querySelector<HTMLElement>('.system-java')?.hidden).toBe(!isTold);
});

test('a visitor with a phone, for which there is no package, sees the Jenkins project’s packages', () => {
  open('Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0');
  const usual = rows.filter(({ systems: ones, thirdParty }) => ones.length > 0 && !thirdParty);
  expect(shown()).toEqual(addressesOf([...usual, ...forAny]).slice(0, 7));
  expect(screen.getByText(labels.chooseSystem)).toBeVisible();
});
