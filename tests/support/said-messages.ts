import { shapeTags } from '@/components/links/rich-text';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { resolveDestination } from '@/lib/routing/destinations';
import { messagesIn } from '@/tests/support/messages-in';

/** A message's text without tags, with normalized white space. */
export function saidBy(message: string): string {
  return message.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ');
}

/** The addresses of a message's links, in order. */
export function addressesIn(message: string, locale: Locale = defaultLocale): string[] {
  const names = [...message.matchAll(/<(\w+)>/g)].map(([, name = '']) => name);
  return names.filter((name) => !shapeTags.includes(name)).map((name) => resolveDestination(name, locale).href);
}

type Words = ReturnType<typeof messagesIn>;

/** A message's text with placeholders filled in, without tags, with normalized white space. */
export function filledIn(
  key: Parameters<Words['markup']>[0],
  values: Record<string, string | number | Date> = {},
  locale: Locale = defaultLocale,
): string {
  const t = messagesIn(locale);
  const names = [...String(t.raw(key)).matchAll(/<(\w+)>/g)].map(([, name = '']) => name);
  const tags = Object.fromEntries(names.map((name) => [name, (text: string) => text]));
  return t.markup(key, { ...values, ...tags }).replace(/\s+/g, ' ');
}
