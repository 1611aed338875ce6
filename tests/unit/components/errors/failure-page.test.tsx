/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { FailureDocument, FailurePage } from '@/components/errors/failure-page';
import { FailureParts } from '@/components/errors/failure-parts';
import { locales } from '@/lib/i18n/locales';
import { resolveDestination } from '@/lib/routing/destinations';
import { readMessages } from '@/scripts/messages/read-messages';
import { renderPage } from '@/tests/unit/support/render';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

/** Renders a document whose page has broken. */
function Failing() {
  return (
    <>
      <FailureParts />
      <FailurePage />
    </>
  );
}

describe.each(locales)('a page in %s that breaks', (locale) => {
  const { chrome, pages } = readMessages(locale);
  const home = locale === 'en' ? '/' : `/${locale}/`;

  test('says so at once, in its language, and offers ways out', () => {
    renderPage(<Failing />, locale);
    expect(screen.getByRole('alert')).toHaveTextContent(chrome.failure.title);
    expect(screen.getByRole('button', { name: chrome.failure.retry })).toHaveFocus();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining([home, resolveDestination('docsIssues', locale).href]));
    expect(screen.getByRole('heading', { name: pages.notFound.waysOn })).toBeVisible();
  });
});

test('the whole document is replaced by the same text, in its language and theme', () => {
  document.documentElement.lang = 'fr-CA';
  document.documentElement.dataset.theme = 'dark';
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="fr-CA" messages={readMessages('fr-CA')} timeZone="UTC">
      <FailureParts />
      <FailureDocument />
    </NextIntlClientProvider>,
  );
  expect(html).toMatch(/^<html lang="fr-CA" data-theme="dark">.*<body><main /);
  expect(html).toContain(readMessages('fr-CA').chrome.failure.retry);
});
