import { createTranslator } from 'next-intl';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { readMessages } from '@/scripts/messages/read-messages';

/** The words of a locale, for messages with something to fill in. */
export function wordsIn(locale: Locale = defaultLocale) {
  return createTranslator({
    locale,
    messages: readMessages(locale),
    onError(error) {
      throw error;
    },
  });
}
