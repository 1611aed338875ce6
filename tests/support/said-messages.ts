import { shapeTags } from '@/components/links/rich-text';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { resolveDestination } from '@/lib/routing/destinations';
import { wordsIn } from '@/tests/support/words';

export { wordsIn };

/** What a message says, without its tags and with its white space as a reader sees it. */
export function saidBy(message: string): string {
  return message.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ');
}

/** The addresses that a message's tags lead to, in their order. */
export function addressesIn(message: string, locale: Locale = defaultLocale): string[] {
  const names = [...message.matchAll(/<(\w+)>/g)].map(([, name = '']) => name);
  return names.filter((name) => !shapeTags.includes(name)).map((name) => resolveDestination(name, locale).href);
}

type Words = ReturnType<typeof wordsIn>;

/** What a message says with something filled in, without its tags and with its white space as a reader sees it. */
export function filledIn(
  key: Parameters<Words['markup']>[0],
  values: Record<string, string | number | Date> = {},
  locale: Locale = defaultLocale,
): string {
  const t = wordsIn(locale);
  const names = [...String(t.raw(key)).matchAll(/<(\w+)>/g)].map(([, name = '']) => name);
  const tags = Object.fromEntries(names.map((name) => [name, (words: string) => words]));
  return t.markup(key, { ...values, ...tags }).replace(/\s+/g, ' ');
}
