import { locales } from '@/lib/i18n/locales';
import { loadSite } from '@/lib/site/site';
import { barLinks } from '@/tests/support/navigation';
import { finishedFile, finishedPage } from './support/finished-page';

interface Entry {
  text: string;
  href: string;
  links?: Entry[];
}

describe.each(locales)('for other sites, the navigation bar and the footer in %s are', (locale) => {
  const read = () => JSON.parse(finishedFile(`/data/navigation/${locale}.json`));
  const expected = barLinks(locale).map(({ name, href }) => ({ text: name, href: new URL(href, loadSite().property).href }));
  const linksOf = (entries: Entry[]) =>
    entries.flatMap((entry) => entry.links ?? entry).map(({ text, href }) => ({ text, href }));

  test('a data file', () => {
    const { home, bar, foundation, download, footer } = read();
    expect([home, ...linksOf([...bar, foundation, download])]).toEqual([expected[0]?.href, ...expected.slice(1)]);
    for (const link of linksOf([...footer.columns, ...footer.social])) {
      expect(link).toEqual({ text: expect.stringMatching(/./), href: expect.stringMatching(/^(https:|mailto:)/) });
    }
  });

  test('HTML to include in a page', () => {
    const page = finishedPage(`/data/navigation/${locale}.html`);
    const shown = (place: string) =>
      [...page.querySelectorAll(`${place} a`)].map((link) => ({ text: link.textContent, href: link.getAttribute('href') }));
    expect(shown('nav')).toEqual(expected);
    expect(shown('footer')).toHaveLength(linksOf([...read().footer.columns, ...read().footer.social]).length);
  });
});
