import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { within } from '@testing-library/dom';
import { loadChangelog } from '@/lib/changelog/changelogs';
import { changelogDay } from '@/lib/changelog/pages/changelog-day';
import { releasePath } from '@/lib/changelog/pages/changelog-pages';
import { downloadsFolder, loadRelease, releaseLines } from '@/lib/download/downloads';
import { localPath } from '@/lib/i18n/local-path';
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales';
import { type RouteId, routeIds, routes } from '@/lib/routing/routes';
import { loadSite } from '@/lib/site/site';
import { readMessages } from '@/scripts/messages/read-messages';
import { daysOfContent } from '@/scripts/shared/source-state.mjs';
import { pagePath, sitePages } from '@/tests/support/pages';
import { untranslatedTexts } from '@/tests/support/untranslated';
import { exportFolder, finishedPage, mainOf } from './support/finished-page';

const { property } = loadSite();
/** The file of each locale's not-found page. */
const missingPages = locales.map((locale) => ({ locale, path: localPath('/', locale).concat('404.html') }));

/** The structure that screen readers, search engines and translators rely on. */
function expectOrder(path: string, locale: Locale) {
  const page = finishedPage(path);
  const label = readMessages(locale).chrome;
  expect(page.documentElement).toHaveAttribute('lang', locale);
  expect(page.title).toMatch(/\S/);
  expect(metaOf(page, 'description')).toMatch(/\S/);
  expect(page.querySelectorAll('main')).toHaveLength(1);
  // Headers and footers inside sections are not landmarks.
  for (const landmark of ['header', 'footer']) expect(page.body.querySelectorAll(`:scope > ${landmark}`)).toHaveLength(1);
  const [header] = page.body.getElementsByTagName('header');
  if (!header) throw new Error(`${path} has no header.`);
  // `getByRole` would take longer than all the rest.
  expect([...header.getElementsByTagName('nav')].map(({ ariaLabel }) => ariaLabel)).toContain(label.mainNavigation);

  // A landmark for each section would bury the others, and live regions with a role are read as "status bar".
  expect(page.querySelector('section[aria-label], section[aria-labelledby], [role="region"], [role="status"]')).toBeNull();
  // The contents are there twice, for narrow and for wide windows.
  const landmarks = [...page.querySelectorAll('nav, aside')].filter((landmark) => !landmark.closest('.contents-folded'));
  const names = landmarks.map((landmark) => landmark.ariaLabel ?? landmark.className);
  expect([...new Set(names)]).toEqual(names);

  const levels = [...page.body.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => Number(tagName.slice(1)));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);

  const controls = [...page.body.querySelectorAll('a[href], button, summary, input')];
  const first = controls.find((control) => !control.closest('[hidden]'));
  expect(first).toHaveTextContent(label.skipToContent);
  expect(page.querySelector(first?.getAttribute('href') ?? 'nothing')).toBe(mainOf(path));

  const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
  expect([...new Set(ids)]).toEqual(ids);

  if (locale !== defaultLocale) expect(untranslatedTexts(page, locale)).toEqual([]);
}

function metaOf(page: Document, name: string): string {
  return page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? '';
}

/** The metadata for search engines and link previews. */
function expectAddresses(id: RouteId, path: string, locale: Locale) {
  const page = finishedPage(path);
  const alternates = [...page.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')];
  expect(page.querySelector('link[rel="canonical"]')).toHaveAttribute('href', property + path);
  expect(alternates.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual([
    ...locales.map((other) => [other, property + pagePath(id, other)]),
    ['x-default', property + pagePath(id, defaultLocale)],
  ]);
  expect(metaOf(page, 'og:url')).toBe(property + path);
  expect(metaOf(page, 'og:locale')).toBe(locale.replace('-', '_'));
  expect(metaOf(page, 'og:title')).toMatch(/\S/);
  expect(metaOf(page, 'og:description')).toMatch(/\S/);
  expect(metaOf(page, 'robots')).not.toContain('noindex');
  const preview = new URL(metaOf(page, 'og:image'));
  expect(preview.origin).toBe(property);
  expect(existsSync(join(exportFolder, preview.pathname))).toBe(true);
}

describe.each(routeIds.map((id) => [routes[id].path, id] as const))('the page %s', (_, id) => {
  test.each(locales)('in %s: has its landmarks and headings, in order and in its language', (locale) => {
    expectOrder(pagePath(id, locale), locale);
  });

  test.each(locales)('in %s: declares its canonical address, its translations and its link preview', (locale) => {
    expectAddresses(id, pagePath(id, locale), locale);
  });
});

describe('the date of a page’s data', () => {
  const days = daysOfContent();
  const download = releaseLines.flatMap((line) => loadRelease(line).date ?? []).sort();
  const weekly = loadChangelog('weekly');
  const newest = weekly.find(({ date }) => date)?.date ?? undefined;

  test.each<[page: string, path: (locale: Locale) => string, day: string | undefined]>([
    ['download', (locale) => pagePath('download', locale), download.at(-1) ?? days[downloadsFolder]],
    [
      'version check',
      (locale) => pagePath('downloadCheck', locale),
      releaseLines
        .flatMap((line) => changelogDay(line) ?? [])
        .sort()
        .at(-1),
    ],
    ['changelog', (locale) => pagePath('changelogWeekly', locale), newest],
    ['release', (locale) => localPath(releasePath('weekly', weekly[0]?.version ?? ''), locale), newest],
    ['events', (locale) => pagePath('events', locale), days['content/events']],
    ['roadmap', (locale) => pagePath('roadmap', locale), days['content/roadmap']],
    ['artwork', (locale) => pagePath('artwork', locale), days['content/logos']],
    ['books', (locale) => pagePath('books', locale), days['content/books']],
    ['awards', (locale) => pagePath('awards', locale), days['content/awards']],
  ])('is in the line about the %s page in every language, if it is known', (_page, path, day) => {
    for (const locale of locales) {
      const about = finishedPage(path(locale)).querySelector('.page-feedback');
      expect(about?.querySelector('time')?.getAttribute('datetime')).toBe(day);
    }
  });
});

describe.each(missingPages)('an address that doesn’t exist, in $locale', ({ locale, path }) => {
  const labels = readMessages(locale).pages.notFound;

  test('shows the not-found page in its language', () => {
    expectOrder(path, locale);
    const main = within(mainOf(path));
    expect(main.getByRole('heading', { level: 1, name: labels.title })).toBeInTheDocument();
    expect(main.getByText(labels.lead)).toBeInTheDocument();
  });

  test('offers ways out, and is not indexed by search engines', () => {
    const [first] = within(within(mainOf(path)).getByRole('navigation', { name: labels.waysOn })).getAllByRole('link');
    expect(first).toHaveAttribute('href', localPath('/', locale));
    const page = finishedPage(path);
    expect(page.querySelector('link[rel="canonical"], link[rel="alternate"][hreflang]')).toBeNull();
    expect(metaOf(page, 'robots')).toContain('noindex');
  });
});

test.each(locales)('no two pages in %s have the same title or description', (locale) => {
  const pages = sitePages.filter((page) => page.locale === locale).map(({ path }) => finishedPage(path));
  for (const texts of [pages.map(({ title }) => title), pages.map((page) => metaOf(page, 'description'))]) {
    expect([...new Set(texts)]).toEqual(texts);
  }
});

test.each(locales)(
  'each page in %s that says how old a release is contains the script for its age once, before the first such date',
  (locale) => {
    const pages = sitePages.filter((page) => page.locale === locale).map(({ path }) => finishedPage(path));
    const dated = pages.flatMap((page) => {
      const first = page.querySelector('.past-day, [data-from], [data-until]');
      return first ? [{ page, first }] : [];
    });
    expect(dated.length).toBeGreaterThan(3);
    for (const { page, first } of dated) {
      const scripts = [...page.scripts].filter(({ text }) => text.includes('.past-day'));
      expect(scripts.map((script) => script.compareDocumentPosition(first))).toEqual([first.DOCUMENT_POSITION_FOLLOWING]);
    }
  },
);
