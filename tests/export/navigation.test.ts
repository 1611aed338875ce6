import { within } from '@testing-library/dom';
import { JSDOM } from 'jsdom';
import { localPath } from '@/lib/i18n/local-path';
import { localeName } from '@/lib/i18n/locale-names';
import { type Locale, locales } from '@/lib/i18n/locales';
import { loadSite } from '@/lib/site/site';
import { readMessages } from '@/scripts/messages/read-messages';
import { messagesIn } from '@/tests/support/messages-in';
import { type BarLink, barEntries, barLinks } from '@/tests/support/navigation';
import { pagePath, sitePages } from '@/tests/support/pages';
import { finishedFile, finishedPage, textOf } from './support/finished-page';

/** The navbar without the rest of the page, which would take ten times as long to parse. */
function barOf(path: string): ParentNode {
  const [bar] = /<header[\s\S]*?<\/header>/.exec(finishedFile(path)) ?? [];
  if (!bar) throw new Error(`${path} has no navigation bar.`);
  return JSDOM.fragment(bar);
}

/** A link of the navbar in the format of `barLinks`. */
function shown(link: Element): Omit<BarLink, 'isPage'> {
  const next = link.nextElementSibling;
  const hint = next?.matches('.menu-hint') ? { hint: textOf(next) } : {};
  return { name: textOf(link), href: link.getAttribute('href') ?? '', ...hint };
}

const expected = ({ isPage, ...link }: BarLink) => link;

/** The entries of the language menu: address, text and current mark. */
function languagesIn(bar: ParentNode) {
  return [...bar.querySelectorAll('a[hreflang]')].map((link) => ({
    name: textOf(link),
    href: link.getAttribute('href'),
    languages: [link.getAttribute('hreflang'), link.getAttribute('lang')],
    isCurrent: link.getAttribute('aria-current') === 'true',
  }));
}

/** The expected language menu of a page. */
function languages(current: Locale, pathIn: (locale: Locale) => string) {
  return locales.map((locale) => ({
    name: localeName(locale),
    href: pathIn(locale),
    languages: [locale, locale],
    isCurrent: locale === current,
  }));
}

describe.each(locales)('the navbar in %s', (locale) => {
  const { chrome } = readMessages(locale);
  const menu = within(finishedPage(pagePath('home', locale)).body).getByRole('navigation', { name: chrome.mainNavigation });
  const bar = menu.closest('header') ?? menu;

  test('has the entries of content/navigation.yml in order, each with its label, address and hint', () => {
    const entries = [...(menu.querySelector('ul')?.children ?? [])].map((entry) => {
      const [first, ...links] = entry.querySelectorAll('summary, a');
      return first?.matches('summary') ? { name: textOf(first), links: links.map(shown) } : first && shown(first);
    });
    expect(entries).toEqual(
      barEntries(locale).map((entry) => ('links' in entry ? { ...entry, links: entry.links.map(expected) } : expected(entry))),
    );
  });

  test('also links to the start page and the downloads', () => {
    const links = barLinks(locale).map(expected);
    const others = [...bar.querySelectorAll('a')].filter((link) => !link.closest('nav, details'));
    expect(others.map(shown)).toEqual([links.at(0), links.at(-1)]);
  });
});

describe.each(locales)('on every page in %s', (locale) => {
  const bars = sitePages.filter((page) => page.locale === locale).map(({ id, path }) => ({ id, path, bar: barOf(path) }));

  test('the navbar marks the links to that page, and no others', () => {
    const { property } = loadSite();
    const links = barLinks(locale);
    const marked = bars.map(({ path, bar }) => ({ path, links: [...bar.querySelectorAll('[aria-current="page"]')].map(shown) }));
    expect(marked).toEqual(
      bars.map(({ path }) => ({
        path,
        links: links.filter(({ href }) => new URL(href, property).href.split(/[?#]/)[0] === property + path).map(expected),
      })),
    );
  });

  test('the language menu links to the page in each language, names each in its own language, and marks the current one', () => {
    expect(bars.map(({ path, bar }) => ({ path, languages: languagesIn(bar) }))).toEqual(
      bars.map(({ id, path }) => ({ path, languages: languages(locale, (other) => pagePath(id, other)) })),
    );
  });

  test('the button of the language menu names the current language', () => {
    const language = localeName(locale);
    const label = messagesIn(locale)('chrome.locale.current', { language }).replace(/\s/g, ' ');
    for (const { bar } of bars) {
      const button = bar.querySelector('a[hreflang]')?.closest('details')?.querySelector('summary');
      expect(textOf(button?.querySelector('.sr-only'))).toBe(label);
    }
  });
});

test.each(locales)('the not-found page in %s has a language menu that links to the start pages', (locale) => {
  const bar = barOf(localPath('/404.html', locale));
  expect(languagesIn(bar)).toEqual(languages(locale, (other) => localPath('/', other)));
});
