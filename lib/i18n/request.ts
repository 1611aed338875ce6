import { hasLocale } from 'next-intl';
import { getRequestConfig } from 'next-intl/server';
import { defaultLocale, locales } from './locales';

/** Gives next-intl the words of the locale that is being rendered. */
export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale;
  const locale = hasLocale(locales, requested) ? requested : defaultLocale;
  return {
    locale,
    timeZone: 'UTC',
    messages: (await import(`../../messages/${locale}.json`)).default,
    onError(error) {
      // A missing or broken message is a mistake of ours, and a page must not go out with a key for a sentence.
      throw error;
    },
  };
});
