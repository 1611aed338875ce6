import { z } from 'zod';
import { readContent, readContentText } from '@/lib/content/read-content';
import { isLocale } from '@/lib/i18n/locales';
import { excerpt, type Finding, findingAt } from './finding';
import type { Text } from './read-texts';

const glossaryFile = 'messages/glossary.yml';

/** A regular expression that matches whole words only, and no parts of names, URLs or file names. */
const pattern = z.string().transform((source, context) => {
  try {
    return new RegExp(`(?<![\\p{L}\\p{N}_@./-])(?:${source})(?![\\p{L}\\p{N}_-]|\\.\\p{L})`, 'gu');
  } catch {
    context.addIssue({ code: 'custom', message: `"${source}" is not a valid regular expression` });
    return z.NEVER;
  }
});

const glossarySchema = z.strictObject({
  /** Names that are capitalized in English headings. */
  names: z.array(z.string()),
  /** Terms and their translations, for people. No check reads them. */
  terms: z.array(z.record(z.string(), z.string())).superRefine((terms, context) => {
    for (const locale of new Set(terms.flatMap(Object.keys))) {
      if (!isLocale(locale)) context.addIssue({ code: 'custom', message: `${locale} is not a locale: remove its terms` });
    }
  }),
  /** Terms to avoid and their replacements. */
  wrong: z.array(
    z.strictObject({
      locale: z.string().refine(isLocale, { error: ({ input }) => `${input} is not a locale: remove its terms` }),
      not: z.string(),
      but: z.string(),
      /** Patterns that find the term; if empty, only people check it. */
      find: z.array(pattern).default([]),
    }),
  ),
});

type Glossary = z.output<typeof glossarySchema>;

/** @throws ContentError if messages/glossary.yml can't be read */
export function readGlossary(): Glossary {
  return readContent(glossaryFile, glossarySchema);
}

/** The names in the dictionary of the spelling check (cspell.config.yaml). */
export function readNames(): string[] {
  return readContentText('messages/spelling/names.txt').split('\n').filter(Boolean);
}

/** Finds terms to avoid. */
export function checkTerms(text: Text, { wrong }: Glossary): Finding[] {
  return wrong
    .filter(({ locale }) => locale === text.locale)
    .flatMap(({ find, but }) =>
      text.plain.flatMap(({ text: plain }) =>
        find.flatMap((expression) => {
          const [match] = plain.matchAll(expression);
          return match ? [findingAt(text, excerpt(plain, match[0], match.index), `write ${but} instead of "${match[0]}"`)] : [];
        }),
      ),
    );
}
