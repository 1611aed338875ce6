import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { SiteDocument } from '@/components/document/site-document';
import { bundleScript } from '@/components/inline-scripts/bundle-script';
import { type Locale, locales } from '@/lib/i18n/locales';
import { resolveDestination } from '@/lib/routing/destinations';
import { loadNavigation } from '@/lib/site/navigation';
import { readMessages } from '@/scripts/messages/read-messages';
import { attribute, elements, type HtmlElement, parseHtml, textOf } from '@/scripts/shared/html';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

/** The elements of a document as the server renders it. */
function documentIn(locale: Locale, localePath?: string): HtmlElement[] {
  const html = renderToString(
    <NextIntlClientProvider locale={locale} messages={readMessages(locale)} timeZone="UTC">
      <SiteDocument localePath={localePath}>
        <main id="content">Page</main>
      </SiteDocument>
    </NextIntlClientProvider>,
  );
  return [...elements(parseHtml(html))];
}

const scriptsOf = (document: HtmlElement[]) => document.filter((element) => element.tagName === 'script').map(textOf);

test.each(locales)('a page in %s declares its language', (locale) => {
  const root = documentIn(locale).find((element) => element.tagName === 'html');
  expect(root && attribute(root, 'lang')).toBe(locale);
});

test('the first link skips to the content', () => {
  const document = documentIn('en');
  const link = document.find((element) => element.tagName === 'a');
  expect(link && [textOf(link), attribute(link, 'href')]).toEqual([readMessages('en').chrome.skipToContent, '#content']);
  expect(document.some((element) => attribute(element, 'id') === 'content')).toBe(true);
});

test('the script that redirects visitors to their language runs before the first paint', () => {
  const document = documentIn('fr-CA');
  const body = document.findIndex((element) => element.tagName === 'body');
  const first = document[body + 1];
  expect(first?.tagName).toBe('script');
  expect(first && textOf(first)).toBe(bundleScript('locale-redirect'));
});

test('the not-found page redirects nobody to another language', () => {
  expect(scriptsOf(documentIn('en', '/'))).not.toContain(bundleScript('locale-redirect'));
});

test('without JavaScript all links of the navbar are in the page', () => {
  const links = documentIn('en').flatMap((element) => attribute(element, 'href') ?? []);
  const { foundation, bar } = loadNavigation();
  const entries = [foundation, ...bar].flatMap((entry) => ('menu' in entry ? entry.menu : [entry]));
  expect(links).toEqual(expect.arrayContaining([...entries.map(({ to }) => resolveDestination(to, 'en').href), '/fr-CA/']));
});
