import { locale as localeInRoute } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import english from '@/messages/en.json';
import { withEnglish } from './fallback-messages';
import { assertLocale, defaultLocale } from './locales';
import { describeMissing } from './unknown-tag';

/** Cached because every page uses the merged messages, and merging takes 3 ms. */
const merged = new WeakMap<object, typeof english>();

function withFallback(own: object): typeof english {
  const messages = merged.get(own) ?? withEnglish(own, english);
  merged.set(own, messages);
  return messages;
}

/**
 * Provides next-intl with the messages of an explicit locale, or else of the page being rendered. That comes from the root
 * parameter `[locale]`, so pages and layouts needn't pass it on.
 */
export default getRequestConfig(async ({ locale: named }) => {
  const locale = assertLocale(named ?? (await localeInRoute()));
  const messages = locale === defaultLocale ? english : withFallback((await import(`../../messages/${locale}.json`)).default);
  return {
    locale,
    timeZone: 'UTC',
    messages:
      process.env.NODE_ENV === 'development' ? await (await import('./visible-keys')).withKeysIfAsked(messages) : messages,
    onError(error) {
      // A missing or invalid message is a bug: fail rather than show its key. The next function reports a wrong tag
      // and a missing value, because only that one knows the message.
      if (!describeMissing(error)) throw error;
    },
    getMessageFallback({ error, namespace, key }) {
      const missing = describeMissing(error);
      if (!missing) throw error;
      const path = [namespace, key].filter(Boolean).join('.');
      throw new Error(`messages/${locale}.json: ${path}: ${missing}`);
    },
  };
});
