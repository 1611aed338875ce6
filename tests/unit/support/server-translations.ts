import { createFormatter, createTranslator } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import { readMessages } from '@/scripts/messages/read-messages';

// Replaces next-intl/server, which works only while Next renders:
// jest.mock('next-intl/server', () => jest.requireActual('./server-translations'));

type Namespace = 'chrome' | 'pages' | 'pages.notFound' | 'site';

export async function getTranslations({ locale, namespace }: { locale: Locale; namespace?: Namespace }) {
  return createTranslator({
    locale,
    namespace,
    messages: readMessages(locale),
    onError(error) {
      throw error;
    },
  });
}

export async function getFormatter({ locale }: { locale: Locale }) {
  return createFormatter({ locale, timeZone: 'UTC' });
}

export function getRequestConfig<T>(create: T): T {
  return create;
}
