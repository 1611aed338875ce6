import { locale as localeInRoute } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import english from '@/messages/en.json';
import { withEnglish } from './fallback-messages';
import { assertLocale, defaultLocale } from './locales';

/** The merged messages by locale. Every page uses them, and merging two files takes 3 ms. */
const merged = new WeakMap<object, typeof english>();

function withFallback(own: object): typeof english {
  const messages = merged.get(own) ?? withEnglish(own, english);
  merged.set(own, messages);
  return messages;
}

/**
 * Gives next-intl the messages of the locale that a call names, or else of the page being rendered: its root parameter
 * `[locale]`, which spares pages and layouts to hand it on.
 */
export default getRequestConfig(async ({ locale: named }) => {
  const locale = assertLocale(named ?? (await localeInRoute()));
  return {
    locale,
    timeZone: 'UTC',
    messages: locale === defaultLocale ? english : withFallback((await import(`../../messages/${locale}.json`)).default),
    onError(error) {
      // A missing or broken message is a bug; a page must never show a key instead of a sentence.
      throw error;
    },
  };
});
