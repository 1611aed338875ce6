import { within } from '@testing-library/dom';
import { toHtml } from 'hast-util-to-html';
import { JSDOM } from 'jsdom';
import { type ChangelogRelease, type ChangeReference, loadChangelog } from '@/lib/changelog/changelogs';
import { changelogRoutes } from '@/lib/changelog/pages/changelog-folders';
import { authorAddress, referenceAddress, referencesOf, releaseNotesAddress } from '@/lib/changelog/pages/changelog-links';
import { feedPaths, releasePath, yearPath } from '@/lib/changelog/pages/changelog-pages';
import { groupChanges, isKnownType } from '@/lib/changelog/pages/group-changes';
import { olderThanAYear, recentReleases, releaseYears } from '@/lib/changelog/pages/release-lists';
import { ratingsOf } from '@/lib/changelog/ratings';
import { readInlineHtml } from '@/lib/content/inline-html';
import { type ReleaseLine, releaseLines } from '@/lib/download/downloads';
import { dateText } from '@/lib/i18n/dates';
import { localPath } from '@/lib/i18n/local-path';
import { defaultLocale, type Locale, locales, prefixedLocales } from '@/lib/i18n/locales';
import { changelogDestination, resolveDestination } from '@/lib/routing/destinations';
import { routes } from '@/lib/routing/routes';
import { buildDate } from '@/lib/site/build-date';
import { loadSite } from '@/lib/site/site';
import { addressOf, exportFiles } from '@/scripts/shared/export-files';
import { feedErrors } from '@/tests/support/feed-schema';
import { messagesIn } from '@/tests/support/messages-in';
import { pagePath } from '@/tests/support/pages';
import { finishedFile, finishedPage, hrefs, mainOf, queryAll, textOf } from './support/finished-page';

/** An element's text, with normalized spaces. */
const said = (element: Element | null) => element?.textContent?.trim();

/** The text of a record's inline HTML. */
const saidIn = (html: string) => textOf(JSDOM.fragment(`<div>${toHtml(readInlineHtml(html))}</div>`).firstElementChild);

/** The addresses of issues and pull requests; hand-written addresses are ignored. */
function trackerAddresses(references: readonly ChangeReference[]): string[] {
  return references.flatMap((reference) => ('url' in reference ? [] : [referenceAddress(reference)]));
}

/** The explanation, in each language, of what stays in English. */
const englishNotices = locales.map((locale) =>
  String(messagesIn(locale).rich('parts.inEnglish.changes', { internationalization: (chunks) => String(chunks) })).replace(
    /\s+/g,
    ' ',
  ),
);

/** A release as a page shows it. */
function shownOf(release: Element) {
  return {
    date: textOf(release.querySelector('.release-date')),
    day: release.querySelector('time')?.getAttribute('datetime') ?? undefined,
    since: queryAll(release, '[data-change-list] > :is(h2, h3)').map(said),
    banner: queryAll(release, '[role="note"]')
      .map(textOf)
      .find((text) => !englishNotices.includes(text)),
    changes: queryAll(release, '[data-change-type]').flatMap((group) =>
      queryAll(group, 'li').map((item) => ({
        kind: textOf(group.querySelector('.change-type')),
        said: textOf(item.querySelector('.change-message')),
        references: queryAll(item, '.change-references a').map((link) => link.getAttribute('href')),
        people: queryAll(item, '.change-authors a').map((link) => [textOf(link), link.getAttribute('href')]),
      })),
    ),
  };
}

// One locale per line: the content is the same in all of them, and other tests compare the messages.
describe.each<[ReleaseLine, Locale]>([
  ['weekly', 'en'],
  ['stable', 'fr-CA'],
])('the changelog of the %s line in %s', (line, locale) => {
  const releases = loadChangelog(line);
  const years = releaseYears(releases);
  const { list, archive } = changelogRoutes[line];
  const page = localPath(routes[list].path, locale);
  const t = messagesIn(locale);
  /** The address of a release's page in this locale. */
  const releaseAddress = (version: string) => changelogDestination(releasePath(line, version), locale).href;
  const translated = releases.filter(({ version }) => releaseAddress(version).startsWith(localPath('/', locale)));
  const kind = (type: string, name: string, count: number) =>
    isKnownType(type) ? t(`parts.changes.types.${type}`, { count }) : name;

  /** The expected content of a release, in a list or on its own page. */
  function expected(release: ChangelogRelease, detailed: boolean) {
    const { date, banner, changes, lts_changes, lts_baseline, lts_predecessor } = release;
    // The first release of an LTS line has two groups: what was fixed, and what is new since the previous line.
    const lists = [
      { since: lts_baseline, listed: changes },
      { since: lts_predecessor, listed: lts_changes },
    ].filter(({ listed }) => listed.length > 0);
    return {
      date: date ? dateText(date, locale) : t('parts.changes.undated'),
      day: date ?? undefined,
      since:
        lts_changes.length > 0
          ? lists.map(({ since }) => (since ? t('parts.changes.since', { version: since }) : t('parts.changes.sinceOther')))
          : [],
      banner: banner ? saidIn(banner) : undefined,
      changes: lists
        .flatMap(({ listed }) => groupChanges(listed))
        .flatMap(({ type, name, changes: grouped }) =>
          grouped.map((change) => ({
            kind: kind(type, name, grouped.length),
            said: saidIn(change.message),
            references: expect.arrayContaining(trackerAddresses(referencesOf(change, detailed))),
            people: detailed ? change.authors.flatMap(({ name, handle }) => (handle ? [[name, authorAddress(handle)]] : [])) : [],
          })),
        ),
    };
  }

  /** The releases on a page by version, in order. */
  const releasesOn = (path: string) =>
    queryAll(mainOf(path), '[data-release]').map((release): [string | null, Element] => [
      release.getAttribute('data-release'),
      release,
    ]);

  test('shows its newest releases with all their changes, newest first', () => {
    expect(releasesOn(page).map(([version, release]) => [version, shownOf(release)])).toEqual(
      recentReleases(line, releases).map((release) => [release.version, expected(release, false)]),
    );
  });

  test('has an anchor for each release, which the index and other pages link to, and a link to its page', () => {
    const headings = queryAll(mainOf(page), 'section[data-release] h2').map((heading) => [
      heading.id,
      textOf(heading),
      ...hrefs(heading),
    ]);
    expect(headings).toEqual(
      recentReleases(line, releases).map(({ version }) => [`v${version}`, version, releaseAddress(version)]),
    );
    const index = within(mainOf(page)).getByRole('navigation', { name: t('parts.contents') });
    expect(hrefs(index)).toEqual(recentReleases(line, releases).map(({ version }) => `#v${version}`));
    expect(within(index).getAllByRole('link')[0]).toHaveAccessibleName(releases[0]?.version);
  });

  test('links to the download, the other line, its feeds, and older releases; feeds are also linked from the downloads and the archive', () => {
    const other = line === 'weekly' ? 'stable' : 'weekly';
    expect(hrefs(mainOf(page))).toEqual(
      expect.arrayContaining([
        ...['download', changelogRoutes[other].list, archive].map((name) => resolveDestination(name, locale).href),
        ...Object.values(feedPaths(line)),
        ...years.map(({ year }) => localPath(yearPath(line, year), locale)),
      ]),
    );
    const feeds = Object.values(feedPaths(line));
    expect(hrefs(mainOf(localPath(routes.download.path, locale)))).toEqual(expect.arrayContaining([page, ...feeds]));
    expect(hrefs(mainOf(localPath(routes[archive].path, locale)))).toEqual(expect.arrayContaining(feeds));
  });

  test('has an archive that lists every release by year, and a page per year with all changes', () => {
    const archived = queryAll(mainOf(localPath(routes[archive].path, locale)), '.text-page section');
    expect(archived.map((section) => [textOf(section.querySelector('h2')), ...hrefs(section)])).toEqual(
      years.map(({ year, releases: ofYear }) => [
        year,
        localPath(yearPath(line, year), locale),
        ...ofYear.flatMap(({ version, changes, lts_changes, incomplete }) => [
          releaseAddress(version),
          ...(incomplete && changes.length + lts_changes.length === 0 ? [releaseNotesAddress(version)] : []),
        ]),
      ]),
    );
    for (const { year, releases: ofYear } of [...years.slice(0, 1), ...years.slice(-1)]) {
      const path = localPath(yearPath(line, year), locale);
      expect(said(mainOf(path).querySelector('h1'))).toBe(t(`parts.changelog.year.${line}.title`, { year }));
      expect(releasesOn(path).map(([version, release]) => [version, shownOf(release)])).toEqual(
        ofYear.map((release) => [release.version, expected(release, false)]),
      );
    }
  });

  // The newest, the oldest, and one with neighbors on both sides.
  test.each([...new Set([translated[0], translated[1], translated.at(-1)])].flatMap((release) => release ?? []))(
    'has a page for release $version, with contributors, all references, and links to its neighbors',
    (release) => {
      const { version } = release;
      const main = mainOf(releaseAddress(version));
      expect(said(main.querySelector('h1'))).toBe(t(`parts.changelog.release.${line}.title`, { version }));
      expect(releasesOn(releaseAddress(version)).map(([, article]) => shownOf(article))).toEqual([expected(release, true)]);
      const index = releases.indexOf(release);
      const [older, newer] = [releases[index + 1], releases[index - 1]];
      const beside = within(main).getByRole('navigation', { name: t('parts.changelog.neighbors') });
      expect(queryAll(beside, 'a').map((link) => [said(link), link.getAttribute('href')])).toEqual([
        ...(older ? [[t('parts.changelog.olderRelease', { version: older.version }), releaseAddress(older.version)]] : []),
        ...(newer ? [[t('parts.changelog.newerRelease', { version: newer.version }), releaseAddress(newer.version)]] : []),
      ]);
    },
  );

  test('shows the ratings of each release, also without JavaScript', () => {
    for (const [version, release] of releasesOn(page)) {
      const widget = within(release as HTMLElement).getByRole('group', {
        name: t('rating.legend', { version: version ?? '' }),
      });
      const ratings = ratingsOf(version ?? '');
      const names = (['good', 'nolike', 'rollback'] as const).map((name) => ({
        name: t(`rating.names.${name}`),
        count: ratings[name],
      }));
      expect(widget).toHaveAttribute('data-version', version);
      expect(
        queryAll(widget, '.needs-script button').map((button) => [textOf(button), button.hasAttribute('data-none')]),
      ).toEqual(names.map(({ name, count }) => [`${count} ${name}`, count === 0]));
      expect(queryAll(widget, 'noscript li').map(said)).toEqual(names.map((counter) => t('rating.counter', counter)));
      expect(queryAll(widget, 'button')).toHaveLength(queryAll(widget, '.needs-script button').length);
    }
  });

  test('links to its feeds, which are valid and contain the newest releases', async () => {
    const { property } = loadSite();
    for (const [kind, path] of Object.entries(feedPaths(line))) {
      const link = finishedPage(page).head.querySelector(`link[rel="alternate"][type="application/${kind}+xml"]`);
      expect(link?.getAttribute('href')).toBe(property + path);
      expect(await feedErrors(finishedFile(path), kind as 'rss' | 'atom')).toEqual([]);
      const feed = new JSDOM(finishedFile(path), { contentType: 'text/xml' }).window.document;
      const entries = queryAll(feed, 'item, entry').map((entry) => [
        textOf(entry.querySelector('title')),
        textOf(entry.querySelector('guid, id')),
      ]);
      // Feeds are in English, like their entries.
      expect(entries).toEqual(
        recentReleases(line, releases).map(({ version }) => [
          messagesIn()(`parts.changelog.release.${line}.title`, { version }),
          property + releasePath(line, version),
        ]),
      );
    }
  });
});

describe.each(releaseLines)('a release of the %s line more than a year old', (line) => {
  const releases = loadChangelog(line);
  const older = olderThanAYear(releases, buildDate()).map(({ version }) => version);
  const [version = ''] = older;
  const { list, archive } = changelogRoutes[line];

  test('has a page in English only, while newer releases have a page in every language', () => {
    const expected = releases.flatMap((release) =>
      (older.includes(release.version) ? [defaultLocale] : locales).map((locale) =>
        localPath(releasePath(line, release.version), locale),
      ),
    );
    const folders = locales.map((locale) => localPath(routes[list].path, locale));
    const pages = exportFiles('index.html').map(addressOf);
    expect(pages.filter((page) => folders.some((folder) => page.startsWith(folder))).sort()).toEqual(
      [...folders, ...expected].sort(),
    );
    expect(older.length).toBeGreaterThan(0);
  });

  test('declares no translations, and its language menu leads to the changelog in the other languages', () => {
    const page = finishedPage(releasePath(line, version));
    const own = loadSite().property + releasePath(line, version);
    expect(
      queryAll(page, 'link[rel="alternate"][hreflang]').map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
    ).toEqual([
      [defaultLocale, own],
      ['x-default', own],
    ]);
    expect(queryAll(page, 'header a[hreflang]').map((link) => link.getAttribute('href'))).toEqual(
      locales.map((locale) => localPath(routes[list].path, locale)),
    );
  });

  test.each(prefixedLocales)('is marked as English where it is listed in %s, with an explanation', (locale) => {
    for (const path of [routes[list].path, routes[archive].path].map((english) => localPath(english, locale))) {
      const main = mainOf(path);
      const inEnglish = queryAll(main, `a[href^="${routes[list].path}"]:not([href*=".xml"], [href*=".ics"])`);
      expect(inEnglish.map((link) => link.getAttribute('hreflang'))).toEqual(inEnglish.map(() => defaultLocale));
      expect(queryAll(main, 'a[hreflang]')).toEqual(inEnglish);
      expect(textOf(main)).toContain(englishNotices[locales.indexOf(locale)]);
    }
    expect(queryAll(mainOf(localPath(routes[archive].path, locale)), 'a[hreflang]').map(textOf)).toEqual(older);
  });
});

test('the feeds of security advisories are valid, and linked from the checks and the changelogs in every language', async () => {
  const { property } = loadSite();
  const feeds = feedPaths('advisories');
  for (const kind of ['rss', 'atom'] as const) {
    expect(await feedErrors(finishedFile(feeds[kind]), kind)).toEqual([]);
    for (const locale of locales) {
      for (const route of ['downloadCheck', 'pluginCheck', 'changelogStable', 'changelogWeekly'] as const) {
        const { head } = finishedPage(pagePath(route, locale));
        const links = queryAll(head, `link[rel="alternate"][type="application/${kind}+xml"]`);
        const link = links.find((candidate) => candidate.getAttribute('href') === property + feeds[kind]);
        expect(link?.getAttribute('title')).toBe(messagesIn(locale)('parts.advisoryFeed.title'));
        expect(hrefs(mainOf(pagePath(route, locale)))).toContain(resolveDestination('advisoryFeed', locale).href);
      }
    }
  }
});
