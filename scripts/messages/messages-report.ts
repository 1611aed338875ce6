import { shapeTags } from '@/components/links/rich-text';
import { defaultLocale, type Locale, locales, prefixedLocales } from '@/lib/i18n/locales';
import { textProblems } from '@/lib/i18n/text-page-messages';
import { destinationNames } from '@/lib/routing/destinations';
import { compareMessages } from './compare-messages';
import { missingMessages } from './missing-messages';
import { messageLines, repeatedKeys } from './parse-messages';
import { messagesFile, readMessagesText, readOwnMessages } from './read-messages';

/**
 * Compares the messages of every locale with the English ones.
 * @returns one line per problem, naming file, line and key
 * @throws MessagesError if a file is not JSON
 * @throws ContentError if content/links.yml, which defines tag names, can't be read
 */
export function reportMessages(): string[] {
  const source = readOwnMessages(defaultLocale);
  const knownTags = [...destinationNames(), ...shapeTags];
  return locales.flatMap((locale) => {
    const text = readMessagesText(locale);
    return [
      ...repeatedKeys(messagesFile(locale), text),
      ...textPageProblems(locale, messageLines(text)),
      ...compareMessages(locale, source, readOwnMessages(locale), knownTags, messageLines(text)),
    ];
  });
}

/** Structural errors in the text pages of a locale. */
function textPageProblems(locale: Locale, lineOf: (key: string) => number | undefined): string[] {
  return Object.entries(readOwnMessages(locale).pages ?? {}).flatMap(([page, messages]) => {
    const sections = typeof messages === 'object' ? messages.sections : undefined;
    if (sections === undefined) return [];
    return textProblems(sections).map(({ key, expected }) => {
      const path = `pages.${page}.sections.${key}`;
      return `${messagesFile(locale)}: line ${lineOf(path) ?? 1}: ${path}: expected ${expected}`;
    });
  });
}

/** The missing messages of every locale, one line each. */
export function messageGaps(): string[] {
  const source = readOwnMessages(defaultLocale);
  return prefixedLocales.flatMap((locale) => missingMessages(messagesFile(locale), source, readOwnMessages(locale)));
}
