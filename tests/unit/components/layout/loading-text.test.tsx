/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { PageLoading } from '@/components/layout/page-loading';
import { type Locale, prefixedLocales } from '@/lib/i18n/locales';
import { readMessages } from '@/scripts/messages/read-messages';
import { renderPage } from '@/tests/unit/support/render';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));
jest.mock('next-intl/server', () => jest.requireActual('@/tests/unit/support/server-translations'));

/** The text shown while an address loads. */
async function textOnTheWayTo(pathname: string, locales: readonly Locale[] = ['en']) {
  jest.mocked(usePathname).mockReturnValue(pathname);
  const page = renderPage(await PageLoading({ locales }));
  const text = screen.getByRole('status').textContent;
  page.unmount();
  return text;
}

test.each(['/project/roadmap/', '/project/roadmap'])(
  'while %s loads, the visitor is told that the roadmap is being loaded',
  async (pathname) => {
    expect(await textOnTheWayTo(pathname)).toBe(readMessages('en').pages.roadmap.loading);
  },
);

test.each(['/', '/nowhere/'])(
  'while %s loads, which has no text of its own, the visitor is told that the page is being loaded',
  async (pathname) => {
    expect(await textOnTheWayTo(pathname)).toBe(readMessages('en').chrome.loading);
  },
);

test('below a locale’s prefix the text is in that language', async () => {
  const french = await textOnTheWayTo('/fr-CA/project/roadmap/', prefixedLocales);
  expect(french).toBe(readMessages('fr-CA').pages.roadmap.loading);
  expect(await textOnTheWayTo('/es-ES/project/roadmap/', prefixedLocales)).toBe(readMessages('es-ES').pages.roadmap.loading);
  const start = await textOnTheWayTo('/fr-CA/', prefixedLocales);
  expect(start).toBe(readMessages('fr-CA').chrome.loading);
  expect(await textOnTheWayTo('/fr-CA', prefixedLocales)).toBe(start);
});
