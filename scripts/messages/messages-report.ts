import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { shapeTags } from '@/components/links/rich-text';
import { siteRoot } from '@/lib/environment/environment.mjs';
import { defaultLocale, isLocale, type Locale, locales, prefixedLocales } from '@/lib/i18n/locales';
import { textProblems } from '@/lib/i18n/text-page-messages';
import { destinationNames } from '@/lib/routing/destinations';
import { compareMessages, type Messages } from './compare-messages';
import { missingMessages } from './missing-messages';
import { blockProblem, pageBlocks, unusedBlocks, valueProblem } from './page-blocks';
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
  const blocks = pageBlocks();
  const knownTags = [...destinationNames(), ...shapeTags];
  const texts = new Map(Object.entries(source.pages ?? {}).map(([page, messages]) => [page, sectionsOf(messages)]));
  const unused = unusedBlocks(blocks, texts);
  const problems = locales.flatMap((locale) => {
    const text = readMessagesText(locale);
    return [
      ...repeatedKeys(messagesFile(locale), text),
      ...textPageProblems(locale, messageLines(text)),
      ...compareMessages(locale, source, readOwnMessages(locale), knownTags, messageLines(text), {
        block: (key, tag) => blockProblem(blocks, key, tag),
        values: (key, placeholders) => valueProblem(blocks, key, placeholders, texts),
      }),
    ];
  });
  return [...unused, ...problems];
}

/** The sections in the messages of a page, if it is a text page. */
function sectionsOf(messages: string | Messages): string | Messages | undefined {
  return typeof messages === 'object' ? messages.sections : undefined;
}

/** Structural errors in the text pages of a locale. */
function textPageProblems(locale: Locale, lineOf: (key: string) => number | undefined): string[] {
  return Object.entries(readOwnMessages(locale).pages ?? {}).flatMap(([page, messages]) => {
    const sections = sectionsOf(messages);
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

/** The files of locales that don't exist, such as of one that was removed, one line each. */
export function leftoverFiles(): string[] {
  return readdirSync(join(siteRoot(), 'messages'), { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    const [, locale] = /^(?:.*[\\/])?([a-z]{2,3}(?:-[A-Z]{2})?)\.(?:json|txt)$/.exec(name) ?? [];
    if (!locale || isLocale(locale)) return [];
    return [`messages/${name.replaceAll('\\', '/')}: ${locale} is not in lib/i18n/locales.ts: add it, or remove the file`];
  });
}
