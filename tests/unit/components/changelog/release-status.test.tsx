/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { ReleaseNotice } from '@/components/changelog/release-notice';
import { ReleaseStatus } from '@/components/changelog/release-status';
import showReleaseAges from '@/components/inline-scripts/release-age';
import { advisoriesFile } from '@/lib/advisories/advisories';
import { changelogFile } from '@/lib/changelog/changelogs';
import { newestUntil } from '@/lib/changelog/status/release-status';
import type { ReleaseLine } from '@/lib/download/downloads';
import { loadLinks } from '@/lib/site/links';
import { messagesIn } from '@/tests/support/messages-in';
import { buildTime, offer } from '@/tests/support/offer';
import { siteCopy } from '@/tests/support/site-copy';
import { inPage } from '@/tests/unit/support/render';
import { stopObservers } from '@/tests/unit/support/stop-observers';

const site = siteCopy();
stopObservers();
const builtOn = buildTime();
const t = messagesIn();
const url = 'https://www.example.org/security/advisory/2030-01-05/';

beforeEach(() => {
  const list = (versions: string[]) => versions.map((version) => `- version: "${version}"\n  changes: []\n`).join('');
  site.write(changelogFile('stable'), list(['2.900.1', '2.900.2', '2.910.1', '2.910.2']));
  site.write(changelogFile('weekly'), list(['2.918', '2.919']));
  builtOn('2030-01-20');
  offer(site, 'stable', '2.910.2', '2030-01-01');
  offer(site, 'weekly', '2.920', '2030-01-15');
  site.write(
    advisoriesFile,
    JSON.stringify([
      { id: 'core-1', url: url.replace('05', '01'), versions: [{ pattern: '2[.]900[.]1' }] },
      { id: 'core-2', url, versions: [{ pattern: '2[.]900[.].*|2[.]910[.]1' }] },
    ]),
  );
});

const status = (line: ReleaseLine, version: string) => render(inPage(<ReleaseStatus line={line} version={version} />)).container;

test.each([
  ['stable', '2.910.2', 'latest', 0],
  ['stable', '2.910.1', 'supported', 1],
  ['stable', '2.900.2', 'ended', 1],
  ['weekly', '2.920', 'latest', 0],
  ['stable', '2.900.1', 'ended', 2],
  ['weekly', '2.919', 'ended', 0],
] as const)('a visitor sees that the %s release %s is %s, with %d security warnings', (line, version, support, warnings) => {
  const newest = line === 'stable' ? '2.910.2' : '2.920';
  const text = status(line, version);
  const date = line === 'stable' ? 'January 1, 2030' : 'January 15, 2030';
  expect(text).toHaveTextContent(t(`parts.releaseStatus.${support}`, { latest: newest }));
  if (warnings === 0) expect(text).toHaveTextContent(t('parts.releaseStatus.noWarnings', { date }));
  else expect(text).toHaveTextContent(t('parts.releaseStatus.warnings', { count: warnings }));
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(warnings > 0 ? [url] : []);
});

test('no release is called safe while there is no data about security warnings', () => {
  site.write(advisoriesFile, '[]');
  expect(status('stable', '2.910.2')).not.toHaveTextContent(t('parts.releaseStatus.noWarnings', { date: 'January 1, 2030' }));
});

test('before the download of the recommended release, a visitor sees its security warnings, with the newest advisory', () => {
  const { container } = render(inPage(<ReleaseNotice line="stable" version="2.910.1" />));
  expect(container).toHaveTextContent(t('parts.releaseStatus.unsafe', { version: '2.910.1' }));
  expect(screen.getByRole('link')).toHaveAttribute('href', url);
  expect(render(inPage(<ReleaseNotice line="stable" version="2.910.2" />)).container).toBeEmptyDOMElement();
});

describe('a release is called the newest', () => {
  afterEach(() => jest.useRealTimers());

  /** The visible text about a release on a page that was built before, in a browser whose clock has a given time. */
  async function seen(line: ReleaseLine, version: string, now: string): Promise<string> {
    const container = status(line, version);
    jest.useFakeTimers({ now: new Date(now) });
    document.documentElement.lang = 'en';
    showReleaseAges();
    // Simulates that it arrives with a later part of a streamed page.
    document.body.append(container);
    await Promise.resolve();
    const parts = [...container.querySelectorAll('.release-status > *')];
    return parts.flatMap((part) => (part.closest('[hidden]') ? [] : part.textContent)).join(' ');
  }

  const newest = t('parts.releaseStatus.latest');
  const weekly = 'A newer release may be out. See all releases';

  test.each([
    ['weekly', '2.920', '2030-01-22T23:59:59Z', newest],
    ['weekly', '2.920', '2030-01-23T00:00:00Z', weekly],
    // It is Wednesday in UTC+14, and still Tuesday by UTC.
    ['weekly', '2.920', '2030-01-23T01:00:00+14:00', newest],
    ['weekly', '2.920', '2030-01-22T13:00:00-12:00', weekly],
    ['stable', '2.910.2', '2030-01-30T23:59:59Z', newest],
    ['stable', '2.910.2', '2030-01-31T00:00:00Z', 'A newer release may be out. See all releases'],
    ['stable', '2.910.1', '2030-01-30T23:59:59Z', 'Supported, but replaced by 2.910.2'],
    ['stable', '2.910.1', '2030-01-31T00:00:00Z', 'Replaced by 2.910.2'],
  ] as const)('until the day after the next one is due: %s %s at %s', async (line, version, now, text) => {
    expect((await seen(line, version, now)).slice(0, text.length + 1)).toBe(`${text} `);
  });

  test('on a page that is built later, the claim is not even in the HTML', () => {
    builtOn('2030-01-23');
    expect(status('weekly', '2.920').querySelector('[hidden]')).toBeNull();
    expect(screen.queryByText(newest)).toBeNull();
    expect(screen.getByRole('link')).toHaveAttribute('href', loadLinks().coreReleases);
  });

  test.each([
    ['2030-01-25', '2030-01-25'],
    ['2030-03-01', '2030-01-31'],
    ['2062-01-25', '2030-01-31'],
  ])('at most until the day of the next one, %s', (date, until) => {
    const next = `- version: "2.910.3"\n  date: ${date}\n  changes: []\n`;
    site.write(changelogFile('stable'), site.read(changelogFile('stable')) + next);
    expect(newestUntil('stable')).toBe(until);
  });

  test('over Christmas for longer, because no LTS release is due then', () => {
    offer(site, 'stable', '2.910.2', '2030-12-11');
    builtOn('2030-12-12');
    expect(newestUntil('stable')).toBe('2031-01-23');
  });

  test.each([
    ['2030-01-30T23:59:59Z', true],
    ['2030-01-31T00:00:00Z', false],
  ])('with the day of the next LTS release, until that is over: %s', async (now, isSaid) => {
    const said = (day: string) => t('parts.releaseStatus.next', { date: `January ${day}, 2030` });
    expect((await seen('stable', '2.910.2', now)).includes(said('30'))).toBe(isSaid);
    expect(await seen('weekly', '2.920', now)).not.toContain(said('30'));
    const next = '- version: "2.910.3"\n  date: 2030-01-29\n  changes: []\n';
    site.write(changelogFile('stable'), site.read(changelogFile('stable')) + next);
    expect(status('stable', '2.910.2')).toHaveTextContent(said('29'));
  });
});
