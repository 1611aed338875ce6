import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { within } from '@testing-library/dom';
import { releasePath, releaseVersions } from '@/lib/changelog/pages/changelog-pages';
import {
  checksumAddress,
  cloudTitle,
  loadClouds,
  loadPlatforms,
  loadRelease,
  platformLabel,
  readReleaseLines,
} from '@/lib/download/downloads';
import { javaFor } from '@/lib/download/java';
import { keyAddress, loadKeys, loadVerification } from '@/lib/download/verification';
import { localPath } from '@/lib/i18n/local-path';
import { type Locale, locales } from '@/lib/i18n/locales';
import { resolveAddress, resolveDestination } from '@/lib/routing/destinations';
import { readMessages } from '@/scripts/messages/read-messages';
import { pagePath } from '@/tests/support/pages';
import { sectionOf } from '@/tests/support/queries';
import { exportFolder, finishedPage, hrefs, mainOf, textOf } from './support/finished-page';

const section = (heading: string, locale: Locale = 'en') => sectionOf(mainOf(pagePath('download', locale)), heading);

test.each(['header', 'main', 'footer'])('the %s of the start page links to the download page', (part) => {
  const found = finishedPage(pagePath('home')).querySelector(part);
  expect(found && hrefs(found)).toContain(pagePath('download'));
});

test.each(locales)('the anchor that tutorials link to leads to the packages in %s', (locale) => {
  const packages = mainOf(pagePath('download', locale)).querySelector('#downloading-jenkins');
  expect(packages && hrefs(packages)).toContain(loadPlatforms('stable')[0]?.link);
});

describe.each(readReleaseLines())('the newest release of the $line line on the download page', ({ line, release, platforms }) => {
  const version = release?.version ?? '';
  const cell = (locale: Locale = 'en') => section(readMessages(locale).pages.download.lines[line].title, locale);
  const rows = (locale: Locale) => [...mainOf(pagePath('download', locale)).querySelectorAll('tbody .package-row')];
  const panels = (locale: Locale = 'en') => [
    ...mainOf(pagePath('download', locale)).querySelectorAll<HTMLElement>(`.system-panel > [data-line=${line}]`),
  ];

  test('is offered as a WAR file, at the address that other pages link to', () => {
    const { war } = readMessages('en').pages.download.packages;
    expect(within(panels().at(-1) ?? cell()).getByRole('link', { name: war, hidden: true })).toHaveAttribute(
      'href',
      release?.war.replaceAll('{version}', version),
    );
    expect(cell().querySelector(`#${line}`)).toBeInTheDocument();
    expect(textOf(cell())).toContain(version);
  });

  test('has its checksum, or a link to the checksum file and a command for each system that checks it, even without JavaScript', () => {
    const file = cell().querySelector('a.checksum');
    if (release && !release.sha256) {
      const commands = panels().flatMap((panel) => [...panel.querySelectorAll(`code[id^="${line}-fetch-"]`)].map(textOf));
      expect(commands).toHaveLength(3);
      for (const command of commands) expect(command).toContain(checksumAddress(release));
    }
    expect(file?.getAttribute('href') ?? cell().querySelector('.checksum')?.textContent).toBe(
      release?.sha256 ?? (release && checksumAddress(release)),
    );
  });

  test.each(locales)('says in %s when it came out and what it requires, and links to its changelog', (locale) => {
    const found = cell(locale);
    const choice = mainOf(pagePath('download', locale)).querySelector(`.line-option:has([value="${line}"])`);
    expect(choice?.querySelector('time')?.getAttribute('datetime')).toBe(release?.date);
    for (const java of javaFor(version) ?? []) expect(textOf(found)).toContain(String(java));
    if (releaseVersions(line).includes(version)) expect(hrefs(found)).toContain(localPath(releasePath(line, version), locale));
  });

  test.each(locales)('offers every package in content/ in %s, and marks third-party packages', (locale) => {
    const { thirdParty, thirdPartyNote, install } = readMessages(locale).pages.download.packages;
    const found = rows(locale).flatMap((row) => {
      const link = row.querySelector(`.package-link[id^="${line}-"]`);
      return link ? [{ row, link }] : [];
    });
    const entries = found.map(({ row, link }) => ({
      says: textOf(link),
      href: link.getAttribute('href'),
      icon: row.querySelector('th use')?.getAttribute('href'),
      isThirdParty: textOf(row.querySelector('th')).endsWith(thirdParty),
    }));
    const { title } = readMessages(locale).pages.download.lines[line];
    expect(entries).toEqual(
      platforms.map(({ link, icon, thirdParty: isThirdParty, ...platform }) => ({
        says: `${install} (${platformLabel(platform, locale).text}, ${title})`,
        href: resolveAddress(link, locale).href,
        icon: `/brand-icons.svg#${icon}`,
        isThirdParty,
      })),
    );
    expect(textOf(mainOf(pagePath('download', locale)))).toContain(thirdPartyNote);
  });

  test.each(locales)('has installation commands in %s, for this line only', (locale) => {
    const commands = panels(locale).flatMap((panel) =>
      [...panel.querySelectorAll('code[id$="-commands"]')].map((block) => block.textContent),
    );
    expect(commands).toEqual(platforms.flatMap((platform) => platform.commands?.replaceAll('{version}', version) ?? []));
    expect(commands.length).toBeGreaterThan(5);
  });
});

test.each([
  ['stable', ['learnStable', 'changelogStable', 'upgradeGuide', 'pastReleasesStable']],
  ['weekly', ['learnWeekly', 'changelogWeekly', 'pastReleasesWeekly']],
] as const)('the %s line on the download page links to more information', (line, destinations) => {
  const { title } = readMessages('en').pages.download.lines[line];
  expect(hrefs(section(title))).toEqual(expect.arrayContaining(destinations.map((name) => resolveDestination(name, 'en').href)));
});

test.each(locales)('every cloud provider in content/ has a card on the download page in %s that opens in a new tab', (locale) => {
  const { pages, chrome } = readMessages(locale);
  const { title, learnMore } = pages.download.clouds;
  const cards = [...section(title, locale).querySelectorAll('li a')].map((card) => ({
    title: textOf(card.querySelector('.cloud-title')),
    href: card.getAttribute('href'),
    target: card.getAttribute('target'),
    says: textOf(card.querySelector('.cloud-prompt')),
    saysLast: textOf(card).endsWith(chrome.opensInNewTab),
  }));
  expect(cards).toEqual(
    loadClouds().map((cloud) => ({
      title: cloudTitle(cloud, locale).text,
      href: resolveAddress(cloud.link, locale).href,
      target: '_blank',
      says: learnMore,
      saysLast: true,
    })),
  );
});

test('search engines are told the newest stable release', () => {
  const { version, war } = loadRelease('stable');
  const data = mainOf(pagePath('download')).querySelector('script[type="application/ld+json"]');
  expect(JSON.parse(data?.textContent ?? '')).toMatchObject({
    '@type': 'SoftwareApplication',
    softwareVersion: version,
    downloadUrl: war.replaceAll('{version}', version),
  });
});

describe.each(locales)('the page about verifying downloads in %s', (locale) => {
  const labels = readMessages(locale).pages.verifyDownloads.sections;
  const part = (heading: string) => sectionOf(mainOf(pagePath('verifyDownloads', locale)), heading);

  test('shows each signing key with its full fingerprint, dates and file', () => {
    const cards = [...part(labels.keys.title).querySelectorAll('.signing-key')].map((card) => ({
      href: hrefs(card),
      fingerprint: card.querySelector('code')?.textContent,
      days: [...card.querySelectorAll('time')].map((time) => time.dateTime),
    }));
    expect(cards).toEqual(
      loadKeys().map((key) => ({
        href: [keyAddress(key)],
        fingerprint: key.fingerprint,
        days: [key.created, key.expires],
      })),
    );
  });

  test('has commands for every operating system, with file names filled in', () => {
    const { commands } = loadVerification();
    const titles = {
      checksum: labels.checksum.title,
      signature: labels.signature.title,
      installer: labels.overview['windows-installer'].title,
      packages: labels.overview['linux-packages'].title,
    };
    for (const check of ['checksum', 'signature', 'installer', 'packages'] as const) {
      const blocks = [...part(titles[check]).querySelectorAll('figure')];
      const systems = blocks.map((block) => textOf(block.querySelector('figcaption')));
      const parts = check === 'signature' ? commands.jar : [];
      expect(systems).toEqual([...commands[check], ...parts].map(({ system }) => system));
      for (const block of blocks) expect(block.querySelector('code')?.textContent).not.toMatch(/\{\w+\}/);
    }
  });
});

test.each([pagePath('home'), pagePath('download')])(
  'the finished HTML of %s thanks nobody by name, because a script chooses the contributor',
  (address) => {
    const { everyone } = readMessages('en').thankYou;
    const place = finishedPage(address).querySelector('.thank-you-slot');
    expect(textOf(place)).toContain(everyone);
  },
);

test('the site search doesn’t index checksums', () => {
  const folder = join(exportFolder, 'pagefind/fragment');
  const found = readdirSync(folder).map((file) => gunzipSync(readFileSync(join(folder, file))).toString());
  const download = found.find((page) => page.includes(`"url":"${pagePath('download')}"`));
  expect(download).toContain(readMessages('en').pages.download.title);
  for (const part of mainOf(pagePath('download')).querySelectorAll('.checksum')) {
    expect(download).not.toContain(textOf(part));
  }
});
