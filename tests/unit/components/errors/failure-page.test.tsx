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

/** Renders the document of the global error page. */
function Failing() {
  return (
    <>
      <FailureParts />
      <FailurePage />
    </>
  );
}

describe.each(locales)('the error page in %s', (locale) => {
  const { chrome, pages } = readMessages(locale);
  const home = locale === 'en' ? '/' : `/${locale}/`;

  test('announces the error at once, in its language, and offers ways out', () => {
    renderPage(<Failing />, locale);
    expect(screen.getByRole('alert')).toHaveTextContent(chrome.failure.title);
    expect(screen.getByRole('button', { name: chrome.failure.retry })).toHaveFocus();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining([home, resolveDestination('docsIssues', locale).href]));
    expect(screen.getByRole('heading', { name: pages.notFound.waysOn })).toBeVisible();
  });
});

test('can replace the whole document, in its language and theme', () => {
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
