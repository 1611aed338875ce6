import { z } from 'zod';
import { readContent, readContentText } from '@/lib/content/read-content';
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales';
import { excerpt, type Finding, findingAt } from './finding';
import type { Text } from './read-texts';

/** The terms, from the repository's root. */
export const glossaryFile = 'messages/glossary.yml';

/** The page that shows them. */
export const glossaryPage = 'docs/glossary.md';

/** A word of its own: no part of a name, an address or a file. */
const pattern = z.string().transform((source, context) => {
  try {
    return new RegExp(`(?<![\\p{L}\\p{N}_@./-])(?:${source})(?![\\p{L}\\p{N}_-]|\\.\\p{L})`, 'gu');
  } catch {
    context.addIssue({ code: 'custom', message: `"${source}" is no regular expression` });
    return z.NEVER;
  }
});

const glossarySchema = z.strictObject({
  /** What has capital letters in English headings. */
  names: z.array(z.string()),
  /** A term in English and in the languages that have one for it. */
  terms: z.array(z.partialRecord(z.enum(locales), z.string())),
  /** What is not said, and what is instead. */
  wrong: z.array(
    z.strictObject({
      locale: z.enum(locales),
      not: z.string(),
      but: z.string(),
      /** Expressions that find it; without any, people look for it. */
      find: z.array(pattern).default([]),
    }),
  ),
});

export type Glossary = z.output<typeof glossarySchema>;

/** @throws ContentError when messages/glossary.yml can't be read */
export function readGlossary(): Glossary {
  return readContent(glossaryFile, glossarySchema);
}

/** The names that the spelling check knows (cspell.config.yaml): one on each line. */
export function readNames(): string[] {
  return readContentText('messages/spelling/names.txt').split('\n').filter(Boolean);
}

/** Wrong terms, each with the right one. */
export function checkTerms(text: Text, { wrong }: Glossary): Finding[] {
  return wrong
    .filter(({ locale }) => locale === text.locale)
    .flatMap(({ find, but }) =>
      text.plain.flatMap(({ text: plain }) =>
        find.flatMap((expression) => {
          const [match] = plain.matchAll(expression);
          return match ? [findingAt(text, excerpt(plain, match[0], match.index), `"${match[0]}": write ${but}`)] : [];
        }),
      ),
    );
}

/**
 * The page of the glossary with the tables as the file has them.
 * @param page its text, whose tables begin with the names of the languages, and with Language, Not and But
 */
export function withTables(page: string, { terms, wrong }: Glossary): string {
  const languages = locales.filter((locale) => terms.some((term) => term[locale] !== undefined));
  const termTable = table(
    languages.map(languageName),
    terms.map((term) => languages.map((locale) => term[locale] ?? '')),
  );
  const wrongTable = table(
    ['Language', 'Not', 'But'],
    wrong.map(({ locale, not, but }) => [locale, not, but]),
  );
  return page.replace(/^\| English .*\n(?:\|.*\n)*/m, () => termTable).replace(/^\| Language .*\n(?:\|.*\n)*/m, () => wrongTable);
}

/** The name of a locale's language at the head of its column. */
function languageName(locale: Locale): string {
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(new Intl.Locale(locale).language) ?? locale;
  return locale === defaultLocale ? name : `${name} (${locale})`;
}

/** A table of Markdown with columns of equal width. */
function table(head: string[], rows: string[][]): string {
  const widths = head.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |\n`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('');
}
