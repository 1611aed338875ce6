import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { SiteDocument } from '@/components/document/site-document';
import { bundleScript } from '@/components/inline-scripts/bundle-script';
import type { Locale } from '@/lib/i18n/locales';
import { readMessages } from '@/scripts/messages/read-messages';
import { elements, type HtmlElement, parseHtml, textOf } from '@/scripts/shared/html';

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
