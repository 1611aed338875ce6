import { within } from '@testing-library/dom';
import { releasePath } from '@/lib/changelog/changelog-pages';
import {
  checksumAddress,
  cloudTitle,
  loadClouds,
  loadRelease,
  platformLabel,
  readReleaseLines,
  releaseLines,
} from '@/lib/download/downloads';
import { javaFor } from '@/lib/download/java';
import { keyAddress, loadKeys, loadVerification } from '@/lib/download/verification';
import { localPath } from '@/lib/i18n/local-path';
import { type Locale, locales } from '@/lib/i18n/locales';
import { resolveAddress, resolveDestination } from '@/lib/routing/destinations';
import { readMessages } from '@/scripts/messages/read-messages';
import { pagePath } from '@/tests/support/pages';
import { addressesIn } from '@/tests/support/said-messages';
import { finishedFile, finishedPage, hrefs, mainOf, textOf } from './support/finished-page';

const region = (name: string, locale: Locale = 'en') =>
  within(mainOf(pagePath('download', locale))).getByRole('region', { name });

test.each(['header', 'main', 'footer'])('the %s of the start page leads to the downloads', (part) => {
  const found = finishedPage(pagePath('home')).querySelector(part);
  expect(found && hrefs(found)).toContain(pagePath('download'));
});

describe.each(readReleaseLines())('the packages of the $line line', ({ line, release, platforms }) => {
  const words = readMessages('en').pages.download.packages;
  const version = release?.version ?? '';
  const packages = () => region(words[line].replace('{version}', version));

  test('begin with the WAR file of the newest version', () => {
    expect(within(packages()).getByRole('link', { name: words.war })).toHaveAttribute(
      'href',
      release?.war.replaceAll('{version}', version),
    );
  });

  test('have its checksum, or the file with it, even without a script', () => {
    const file = packages().querySelector('.checksum-file');
    expect(packages().querySelector('.checksum')?.textContent ?? file?.getAttribute('href')).toBe(
      release?.sha256 ?? (release && checksumAddress(release)),
    );
  });

  test.each(locales)('say when the newest version came out, in %s, and lead to what changed in it', (locale) => {
    const found = region(readMessages(locale).pages.download.packages[line].replace('{version}', version), locale);
    expect(found.querySelector('time')?.getAttribute('datetime')).toBe(release?.date);
    for (const java of javaFor(version) ?? []) expect(textOf(found.querySelector('.packages-facts'))).toContain(String(java));
    expect(hrefs(found)).toContain(localPath(releasePath(line, version), locale));
  });

  test.each(locales)('link to every platform in content/ in %s, and mark third-party packages', (locale) => {
    const { packages: local, yourSystem } = readMessages(locale).pages.download;
    const entries = [...region(local[line].replace('{version}', version), locale).querySelectorAll('.packages-platforms a')].map(
      (entry) => ({
        name: textOf(entry.querySelector('.package-name')),
        href: entry.getAttribute('href'),
        icon: entry.querySelector('use')?.getAttribute('href'),
        canBeMarked: textOf(entry).endsWith(yourSystem),
      }),
    );
    expect(entries).toEqual(
      platforms.map(({ link, icon, systems, thirdParty, ...platform }) => ({
        name: `${platformLabel(platform, locale).text}${thirdParty ? ` ${local.thirdParty}` : ''}`,
        href: resolveAddress(link, locale).href,
        icon: `/brand-icons.svg#${icon}`,
        canBeMarked: systems.length > 0,
      })),
    );
  });

  test.each(locales)('have the commands to install them in %s, of this line only, folded', (locale) => {
    const found = region(readMessages(locale).pages.download.packages[line].replace('{version}', version), locale);
    const commands = [...found.querySelectorAll('details:not([open]) pre')].map((block) => block.textContent);
    expect(commands).toEqual(platforms.flatMap((platform) => platform.commands ?? []));
    expect(commands.length).toBeGreaterThan(5);
    const ofTheOther = readReleaseLines().flatMap((other) => (other.line === line ? [] : other.platforms));
    for (const platform of ofTheOther) expect(commands).not.toContain(platform.commands);
  });

  test('can be reached from the top of the page by their version', () => {
    const shortcut = mainOf(pagePath('download')).querySelector(`.page-actions a[href="#${line}"]`);
    expect(textOf(shortcut)).toBe(`${readMessages('en').pages.download.lines[line].title} ${version}`);
    expect(packages().querySelector(`#${line}`)).toBeInTheDocument();
  });
});

test('a note says what third-party packages are', () => {
  expect(textOf(mainOf(pagePath('download')))).toContain(readMessages('en').pages.download.packages.thirdPartyNote);
});

test.each([
  ['stable', ['learnStable', 'changelogStable', 'upgradeGuide', 'pastReleasesStable']],
  ['weekly', ['learnWeekly', 'changelogWeekly', 'pastReleasesWeekly']],
] as const)('the %s line links to more information', (line, destinations) => {
  const { title } = readMessages('en').pages.download.lines[line];
  expect(hrefs(region(title))).toEqual(destinations.map((name) => resolveDestination(name, 'en').href));
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
    isInItsColor: card.className.split(' ').at(-1),
    says: textOf(card.querySelector('.cloud-prompt')),
    saysLast: textOf(card).endsWith(chrome.opensInNewTab),
  }));
  expect(cards).toEqual(
    loadClouds().map((cloud) => ({
      title: cloudTitle(cloud, locale).text,
      href: resolveAddress(cloud.link, locale).href,
      target: '_blank',
      isInItsColor: `cloud-${cloud.color}`,
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
  const words = readMessages(locale).pages.verifyDownloads;
  const section = (name: string) => within(mainOf(pagePath('verifyDownloads', locale))).getByRole('region', { name });

  test('shows each key with its whole fingerprint, its dates and its file', () => {
    const cards = [...section(words.keys.title).querySelectorAll('.signing-key')].map((card) => ({
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
    for (const check of ['checksum', 'signature', 'installer', 'packages'] as const) {
      const blocks = [...section(words[check].title).querySelectorAll('figure')];
      const systems = blocks.map((block) => textOf(block.querySelector('figcaption')));
      const parts = check === 'signature' ? commands.jar : [];
      expect(systems).toEqual([...commands[check], ...parts].map(({ system }) => system));
      for (const block of blocks) expect(block.querySelector('code')?.textContent).not.toMatch(/\{\w+\}/);
    }
  });

  test('says whom to tell of a check that fails', () => {
    const addresses = hrefs(section(words.failing.title));
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
  'nobody is thanked at %s before a script has chosen a contributor',
  (address) => {
    expect(finishedPage(address).querySelector('.thank-you-place')).toBeEmptyDOMElement();
  },
);
