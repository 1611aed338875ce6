import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { within } from '@testing-library/dom';
import { releasePath, releaseVersions } from '@/lib/changelog/changelog-pages';
import {
  checksumAddress,
  cloudTitle,
  loadClouds,
  loadRelease,
  platformLabel,
  readReleaseLines,
  releaseLines,
  warAddress,
} from '@/lib/download/downloads';
import { javaFor } from '@/lib/download/java';
import { keyAddress, loadKeys, loadVerification } from '@/lib/download/verification';
import { localPath } from '@/lib/i18n/local-path';
import { type Locale, locales } from '@/lib/i18n/locales';
import { resolveAddress, resolveDestination } from '@/lib/routing/destinations';
import { readMessages } from '@/scripts/messages/read-messages';
import { pagePath } from '@/tests/support/pages';
import { addressesIn } from '@/tests/support/said-messages';
import { exportFolder, finishedFile, finishedPage, hrefs, mainOf, textOf } from './support/finished-page';

const region = (name: string, locale: Locale = 'en') =>
  within(mainOf(pagePath('download', locale))).getByRole('region', { name });

test.each(['header', 'main', 'footer'])('the %s of the start page leads to the downloads', (part) => {
  const found = finishedPage(pagePath('home')).querySelector(part);
  expect(found && hrefs(found)).toContain(pagePath('download'));
});

describe.each(readReleaseLines())('the newest release of the $line line', ({ line, release, platforms }) => {
  const version = release?.version ?? '';
  const cell = (locale: Locale = 'en') => region(readMessages(locale).pages.download.lines[line].title, locale);
  const rows = (locale: Locale) => [...mainOf(pagePath('download', locale)).querySelectorAll('.packages tbody .package-row')];

  test('is its WAR file, which other pages lead to', () => {
    const { war } = readMessages('en').pages.download.packages;
    expect(within(cell()).getByRole('link', { name: war })).toHaveAttribute(
      'href',
      release?.war.replaceAll('{version}', version),
    );
    expect(cell().querySelector(`#${line}`)).toBeInTheDocument();
    expect(textOf(cell().querySelector('.counter-number'))).toBe(version);
  });

  test('has its checksum, or the file with it and a command that checks it, even without a script', () => {
    const file = cell().querySelector('.checksum-file a');
    if (release && !release.sha256) expect(textOf(cell().querySelector(`#${line}-fetch`))).toContain(checksumAddress(release));
    expect(cell().querySelector('.checksum')?.textContent ?? file?.getAttribute('href')).toBe(
      release?.sha256 ?? (release && checksumAddress(release)),
    );
  });

  test.each(locales)('says when it came out and what it needs, in %s, and leads to what changed in it', (locale) => {
    const found = cell(locale);
    expect(found.querySelector('time')?.getAttribute('datetime')).toBe(release?.date);
    for (const java of javaFor(version) ?? []) expect(textOf(found.querySelector('.counter-figure'))).toContain(String(java));
    if (releaseVersions(line).includes(version)) expect(hrefs(found)).toContain(localPath(releasePath(line, version), locale));
  });

  test.each(locales)('has every package in content/ in %s, and third parties are named', (locale) => {
    const { thirdParty, install } = readMessages(locale).pages.download.packages;
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
  });

  test.each(locales)('has the commands to install it in %s, of this line only, folded', (locale) => {
    const commands = rows(locale).flatMap((row) =>
      [...row.querySelectorAll(`details:not([open]) code[id^="${line}-"]`)].map((block) => block.textContent),
    );
    expect(commands).toEqual(platforms.flatMap((platform) => platform.commands ?? []));
    expect(commands.length).toBeGreaterThan(5);
  });
});

test('one button of the page is filled: the stable WAR file', () => {
  const buttons = [...mainOf(pagePath('download')).querySelectorAll('.button')];
  expect(buttons.map((button) => button.getAttribute('href'))).toEqual([warAddress(loadRelease('stable'))]);
});

test('a platform is one row, with a package of each line that has one, or the word that there is none', () => {
  const { none } = readMessages('en').pages.download.packages;
  const rows = [...mainOf(pagePath('download')).querySelectorAll('.packages tbody .package-row')];
  const icons = rows.map((row) => row.querySelector('th use')?.getAttribute('href'));
  expect(new Set(icons).size).toBe(icons.length);
  for (const row of rows) {
    for (const cell of row.querySelectorAll('td')) {
      expect(cell.querySelector('a') ? none : textOf(cell)).toBe(none);
    }
  }
});

test('a note says what third-party packages are', () => {
  expect(textOf(mainOf(pagePath('download')))).toContain(readMessages('en').pages.download.packages.thirdPartyNote);
});

test.each([
  ['stable', ['learnStable', 'changelogStable', 'upgradeGuide', 'pastReleasesStable']],
  ['weekly', ['learnWeekly', 'changelogWeekly', 'pastReleasesWeekly']],
] as const)('the %s line links to more information', (line, destinations) => {
  const { title } = readMessages('en').pages.download.lines[line];
  expect(hrefs(region(title))).toEqual(expect.arrayContaining(destinations.map((name) => resolveDestination(name, 'en').href)));
});

test('the steps are numbered and link to the handbook', () => {
  const { title, lead: _lead, ...steps } = readMessages('en').pages.download.steps;
  const list = region(title).querySelector('ol');
  expect(list?.children).toHaveLength(Object.keys(steps).length);
  expect(list && hrefs(list)).toEqual(Object.values(steps).flatMap((step) => addressesIn(step)));
});

test.each(locales)('every cloud in content/ has a card in %s that opens in a new tab', (locale) => {
  const { pages, chrome } = readMessages(locale);
  const { title, learnMore } = pages.download.clouds;
  const cards = [...region(title, locale).querySelectorAll('li a')].map((card) => ({
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

describe.each(locales)('the page about verification in %s', (locale) => {
  const labels = readMessages(locale).pages.verifyDownloads.sections;
  const section = (name: string) => within(mainOf(pagePath('verifyDownloads', locale))).getByRole('region', { name });

  test('shows each key with its whole fingerprint, its dates and its file', () => {
    const cards = [...section(labels.keys.title).querySelectorAll('.signing-key')].map((card) => ({
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

  test('has commands for every system, filled in', () => {
    const { commands } = loadVerification();
    const titles = {
      checksum: labels.checksum.title,
      signature: labels.signature.title,
      installer: labels['windows-installer'].title,
      packages: labels['linux-packages'].title,
    };
    for (const check of ['checksum', 'signature', 'installer', 'packages'] as const) {
      const blocks = [...section(titles[check]).querySelectorAll('figure')];
      const systems = blocks.map((block) => textOf(block.querySelector('figcaption')));
      const parts = check === 'signature' ? commands.jar : [];
      expect(systems).toEqual([...commands[check], ...parts].map(({ system }) => system));
      for (const block of blocks) expect(block.querySelector('code')?.textContent).not.toMatch(/\{\w+\}/);
    }
  });

  test('says whom to tell of a check that fails', () => {
    const addresses = hrefs(section(labels.failing.title));
    for (const name of ['brokenDownloads', 'securityReporting']) {
      expect(addresses).toContain(resolveDestination(name, locale).href);
    }
  });
});

describe('open data', () => {
  test.each(releaseLines)('has the checksum of the %s line', (line) => {
    expect(JSON.parse(finishedFile(`/data/download/${line}-sha256.json`))).toEqual({
      sha256: loadRelease(line).sha256 ?? null,
    });
  });

  test('has the newest versions', () => {
    expect(JSON.parse(finishedFile('/data/download/versions.json'))).toEqual({
      latest: loadRelease('weekly').version,
      stable: loadRelease('stable').version,
    });
  });
});

test.each([pagePath('home'), pagePath('download')])(
  'nobody is thanked by name at %s before a script has chosen a contributor',
  (address) => {
    const { everyone } = readMessages('en').thankYou;
    const place = finishedPage(address).querySelector('.thank-you-slot');
    expect(textOf(place)).toContain(everyone.replace(/<\/?\w+>/g, ''));
  },
);

test('the search doesn’t find the checksums', () => {
  const folder = join(exportFolder, 'pagefind/fragment');
  const found = readdirSync(folder).map((file) => gunzipSync(readFileSync(join(folder, file))).toString());
  const download = found.find((page) => page.includes(`"url":"${pagePath('download')}"`));
  expect(download).toContain(readMessages('en').pages.download.title);
  for (const part of mainOf(pagePath('download')).querySelectorAll('.line-checksum')) {
    expect(download).not.toContain(textOf(part.querySelector('.checksum, .checksum-file')));
  }
});
