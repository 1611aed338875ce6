import { createTranslator } from 'next-intl';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { readMessages } from '@/scripts/messages/read-messages';

/** A translator for the messages of a locale, for messages with placeholders. */
export function messagesIn(locale: Locale = defaultLocale) {
  return createTranslator({
    locale,
    messages: readMessages(locale),
    onError(error) {
      throw error;
    },
  });
}
