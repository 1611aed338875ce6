import { type RenderResult, render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactElement } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { readMessages } from '@/scripts/messages/read-messages';

/** Renders a component as a page in a locale would. */
export function renderPage(element: ReactElement, locale: Locale = 'en'): RenderResult {
  return render(inPage(element, locale));
}

/** Wraps a component in the providers of a page in a locale. */
export function inPage(element: ReactElement, locale: Locale = 'en'): ReactElement {
  return (
    <NextIntlClientProvider locale={locale} messages={readMessages(locale)} timeZone="UTC">
      {element}
    </NextIntlClientProvider>
  );
}
