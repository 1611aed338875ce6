import { hasLocale } from 'next-intl';
import { getRequestConfig } from 'next-intl/server';
import english from '@/messages/en.json';
import { withEnglish } from './fallback-messages';
import { defaultLocale, locales } from './locales';

/** Gives next-intl the messages of the locale being rendered. */
export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale;
  const locale = hasLocale(locales, requested) ? requested : defaultLocale;
  return {
    locale,
    timeZone: 'UTC',
    messages: withEnglish((await import(`../../messages/${locale}.json`)).default, english),
    onError(error) {
      // A missing or broken message is a bug; a page must never show a key instead of a sentence.
      throw error;
    },
  };
});
