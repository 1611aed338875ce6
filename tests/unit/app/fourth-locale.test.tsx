/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import BooksPage from '@/app/[locale]/(pages)/books/page';
import DownloadPage from '@/app/[locale]/(pages)/download/page';
import ContributorSummitPage from '@/app/[locale]/(pages)/events/contributor-summit/page';
import ParticipateHub from '@/app/[locale]/(pages)/participate/page';
import RoadmapPage from '@/app/[locale]/(pages)/project/roadmap/page';
import { Navbar } from '@/components/navbar/navbar';
import { participateFile, participateFolder } from '@/lib/community/participate';
import { translationFile } from '@/lib/content/translation';
import { dateBox } from '@/lib/events/date-box';
import { type Locale, locales } from '@/lib/i18n/locales';
import { markEnglish } from '@/scripts/build/mark-english';
import { fallbackTexts } from '@/scripts/messages/fallback-texts';
import { readMessages, readOwnMessages } from '@/scripts/messages/read-messages';
import { siteCopy } from '@/tests/support/site-copy';
import { untranslatedTexts } from '@/tests/support/untranslated';
import { renderPage } from '@/tests/unit/support/render';

jest.mock('next-intl/server', () => jest.requireActual('@/tests/unit/support/server-translations'));

jest.mock('next/navigation', () => ({ ...jest.requireActual('next/navigation'), usePathname: () => '/ja/' }));

jest.mock('@/lib/i18n/locales', () => {
  const actual = jest.requireActual('@/lib/i18n/locales');
  return {
    ...actual,
    locales: [...actual.locales, 'ja'],
    prefixedLocales: [...actual.prefixedLocales, 'ja'],
    isLocale: (value: unknown) => value === 'ja' || actual.isLocale(value),
  };
});

/** A language with hardly any translations. */
const locale = 'ja' as Locale;
const english = readMessages('en');

const site = siteCopy();
beforeEach(() => {
  site.write('messages/ja.json', JSON.stringify({ pages: { books: { title: '本' } } }));
  site.write(participateFile, readFileSync('tests/fixtures/participate.yml', 'utf8'));
  site.write(translationFile(participateFolder, locale), 'Connect: { label: つながる }');
});

test('untranslated messages on a page in a new language are marked as English', () => {
  const { container } = renderPage(
    <>
      <Navbar />
      <BooksPage />
      <ContributorSummitPage />
    </>,
    locale,
  );
  const html = `<!DOCTYPE html><html lang="${locale}"><head></head><body>${container.innerHTML}</body></html>`;
  const isFallback = fallbackTexts(readOwnMessages(locale), english) ?? (() => false);
  const unmarked = (page: string) => untranslatedTexts(new DOMParser().parseFromString(page, 'text/html'), locale);
  expect(unmarked(html)).toContain(english.pages.books.lead);
  expect(unmarked(markEnglish(html, locale, isFallback))).toEqual([]);
});

test('untranslated records on a page in a new language are marked as English', () => {
  renderPage(<ParticipateHub />, locale);
  const card = within(screen.getByRole('link', { name: /^つながる/ }));
  expect(card.getByRole('heading', { name: 'つながる' }).querySelector('[lang]')).toBeNull();
  expect(card.getByText('Talk with the others.')).toHaveAttribute('lang', 'en');
});

test.each([
  ['downloads', <DownloadPage key="" />],
  ['the Contributor Summit', <ContributorSummitPage key="" />],
  ['the roadmap', <RoadmapPage key="" />],
])('the page of %s renders in a language without any translation', (_page, page) => {
  renderPage(page, locale);
  expect(screen.getByRole('main')).not.toBeEmptyDOMElement();
  expect(screen.getByRole('main').querySelector('[lang="en"]')).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the language menu offers a new language by its own name', () => {
  renderPage(<Navbar />, locale);
  const offered = screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('hreflang'));
  expect(offered.filter(Boolean)).toEqual([...locales]);
  expect(screen.getByRole('link', { name: '日本語', hidden: true })).toBeInTheDocument();
});

test('dates and times follow the conventions of a new language', () => {
  const { start } = dateBox({ kind: 'local', dateTime: '2026-01-30T09:05' }, undefined, locale);
  expect(start).toMatchObject({ month: '1月', day: '30', time: '09:05' });
});
