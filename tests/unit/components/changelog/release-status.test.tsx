/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { ReleaseNotice } from '@/components/changelog/release-notice';
import { ReleaseStatus } from '@/components/changelog/release-status';
import showReleaseAges from '@/components/inline-scripts/release-age';
import { advisoriesFile } from '@/lib/advisories/advisories';
import { changelogFile } from '@/lib/changelog/changelogs';
import { staleFrom } from '@/lib/changelog/release-status';
import { type ReleaseLine, releaseFile } from '@/lib/download/downloads';
import { messagesIn } from '@/tests/support/messages-in';
import { siteCopy } from '@/tests/support/site-copy';
import { inPage } from '@/tests/unit/support/render';

const site = siteCopy();
const t = messagesIn();
const url = 'https://www.example.org/security/advisory/2030-01-05/';

beforeEach(() => {
  const list = (versions: string[]) => versions.map((version) => `- version: "${version}"\n  changes: []\n`).join('');
  site.write(changelogFile('stable'), list(['2.900.1', '2.900.2', '2.910.1', '2.910.2']));
  site.write(changelogFile('weekly'), list(['2.918', '2.919']));
  site.edit(releaseFile('stable'), site.read(releaseFile('stable')).match(/^version: .*$/m)?.[0] ?? '', "version: '2.910.2'");
  site.edit(releaseFile('weekly'), site.read(releaseFile('weekly')).match(/^version: .*$/m)?.[0] ?? '', "version: '2.920'");
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
  ['stable', '2.910.2', 'newest', 0],
  ['stable', '2.910.1', 'supported', 1],
  ['stable', '2.900.2', 'ended', 1],
  ['weekly', '2.920', 'newest', 0],
  ['stable', '2.900.1', 'ended', 2],
  ['weekly', '2.919', 'ended', 0],
] as const)('a visitor sees that the %s release %s is %s, with %d security warnings', (line, version, support, warnings) => {
  const newest = line === 'stable' ? '2.910.2' : '2.920';
  const text = status(line, version);
  expect(text).toHaveTextContent(t(`parts.releaseStatus.${support}`, { newest }));
  if (warnings === 0) expect(text).toHaveTextContent(t('parts.releaseStatus.noWarnings'));
  else expect(text).toHaveTextContent(t('parts.releaseStatus.warnings', { count: warnings }));
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(warnings > 0 ? [url] : []);
});

test('no release is called safe while there is no data about security warnings', () => {
  site.write(advisoriesFile, '[]');
  expect(status('stable', '2.910.2')).not.toHaveTextContent(t('parts.releaseStatus.noWarnings'));
});

describe('on the page of the recommended release, a visitor sees', () => {
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  function notice(version: string, today: string) {
    jest.useFakeTimers({ now: new Date(`${today}T12:00:00Z`) });
    return render(inPage(<ReleaseNotice line="stable" version={version} date="2030-01-01" />)).container;
  }

  test('its security warnings, with the newest advisory', () => {
    expect(notice('2.910.1', '2030-01-20')).toHaveTextContent(t('parts.releaseStatus.unsafe', { version: '2.910.1' }));
    expect(screen.getByRole('link')).toHaveAttribute('href', url);
  });

  test('no notice when it has no warnings and the data is recent', () => {
    for (const child of notice('2.910.2', '2030-02-15').querySelectorAll('p')) expect(child).not.toBeVisible();
  });

  test('a notice that the data is old', () => {
    expect(staleFrom('2030-01-01')).toBe('2030-02-16');
    expect(screen.queryByText(/2\.910\.2/)).toBeNull();
    notice('2.910.2', '2030-02-16');
    expect(screen.getByText(t('parts.releaseStatus.stale', { version: '2.910.2', date: 'January 1, 2030' }))).toBeVisible();
  });

  /** Simulates that the notice arrives with a later part of a streamed page. */
  async function arrive(container: Element) {
    document.documentElement.lang = 'en';
    showReleaseAges();
    document.body.append(container);
    await Promise.resolve();
    dispatchEvent(new Event('DOMContentLoaded'));
  }

  test('the notice that the data is old on a page built before that', async () => {
    const container = notice('2.910.2', '2030-02-15');
    await arrive(container);
    expect(container.querySelector('p')).not.toBeVisible();
    jest.setSystemTime(new Date('2030-02-16T12:00:00Z'));
    await arrive(container);
    expect(container.querySelector('p')).toBeVisible();
  });
});
