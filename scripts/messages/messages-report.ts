import { shapeTags } from '@/components/links/rich-text';
import { defaultLocale, locales, prefixedLocales } from '@/lib/i18n/locales';
import { destinationNames } from '@/lib/routing/destinations';
import { compareMessages } from './compare-messages';
import { missingMessages } from './missing-messages';
import { messageLines, repeatedKeys } from './parse-messages';
import { messagesFile, readMessagesText, readOwnMessages } from './read-messages';

/**
 * Compares the messages of every locale with the English ones.
 * @returns one line per problem, naming file, line and key
 * @throws MessagesError when a file is not JSON
 * @throws ContentError when content/links.yml, which has the names of tags, can't be read
 */
export function reportMessages(): string[] {
  const source = readOwnMessages(defaultLocale);
  const knownTags = [...destinationNames(), ...shapeTags];
  return locales.flatMap((locale) => {
    const text = readMessagesText(locale);
    return [
      ...repeatedKeys(messagesFile(locale), text),
      ...compareMessages(locale, source, readOwnMessages(locale), knownTags, messageLines(text)),
    ];
  });
}

/** The missing messages of every locale, one line each. */
export function messageGaps(): string[] {
  const source = readOwnMessages(defaultLocale);
  return prefixedLocales.flatMap((locale) => missingMessages(messagesFile(locale), source, readOwnMessages(locale)));
}
