import { z } from 'zod';
import { readContent, readContentText } from '@/lib/content/read-content';
import { locales } from '@/lib/i18n/locales';
import { excerpt, type Finding, findingAt } from './finding';
import type { Text } from './read-texts';

const glossaryFile = 'messages/glossary.yml';

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
  /** A term in English and in the languages that have one for it: for people, no check reads them. */
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

type Glossary = z.output<typeof glossarySchema>;

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
