import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { parseYaml } from '@/lib/content/parse-yaml';
import type { Locale } from '@/lib/i18n/locales';
import { readGlossary } from '@/scripts/check-messages/glossary';
import { flattenMessages } from './compare-messages';
import { type Entry, overviewOf } from './overview';
import { readOwnMessages } from './read-messages';

/** The numbers of messages. */
interface Counts {
  translated: number;
  /** Translated, but the English has changed since. */
  stale: number;
  missing: number;
}

/** How far a locale's translation is. */
export interface LocaleStatus extends Counts {
  locale: Locale;
  /** The counts by page, or by a group of pages such as `every page`; those with most work come first. */
  pages: (Counts & { page: string })[];
  /** What its translators have to do without. */
  lacks: string[];
}

/** @param pagesOf the pages that show a message (message-pages.ts) */
export function statusOf(locale: Locale, pagesOf: (key: string) => string): LocaleStatus {
  const { missing, stale } = overviewOf(locale);
  const keys = [...flattenMessages(readOwnMessages('en')).keys()];
  const pages = new Map(keys.map((key) => [key, pagesOf(key)]));
  const [noText, oldText] = [missing, stale].map((entries: Entry[]) => new Set(entries.map(({ key }) => key)));
  const count = (own: readonly string[]): Counts => {
    const [absent, old] = [noText, oldText].map((some) => own.filter((key) => some?.has(key)).length);
    return { translated: own.length - (absent ?? 0) - (old ?? 0), stale: old ?? 0, missing: absent ?? 0 };
  };
  const byPage = [...new Set(pages.values())].map((page) => ({ page, ...count(keys.filter((key) => pages.get(key) === page)) }));
  return {
    locale,
    ...count(keys),
    pages: byPage.sort((a, b) => b.stale + b.missing - a.stale - a.missing || (a.page < b.page ? -1 : 1)),
    lacks: lacksOf(locale),
  };
}

/** Describes a status, with the pages on which something is left to do. */
export function describeStatus({ locale, pages, lacks, ...total }: LocaleStatus): string[] {
  const open = pages.filter(({ stale, missing }) => stale + missing > 0);
  const width = Math.max(...open.map(({ page }) => page.length));
  return [
    `${locale}: ${describe(total)}`,
    ...open.map(({ page, ...counts }) => `  ${page.padEnd(width)}  ${describe(counts)}`),
    ...lacks.map((lack) => `  lacks ${lack}`),
    '',
  ];
}

function describe({ translated, stale, missing }: Counts): string {
  return `${translated} translated, ${stale} stale, ${missing} missing`;
}

const spellingSchema = z.object({ overrides: z.array(z.object({ filename: z.string(), language: z.string().optional() })) });

/** The dictionary and the parts of the glossary that a locale doesn't have. */
export function lacksOf(locale: Locale): string[] {
  const file = 'cspell.config.yaml';
  const { overrides } = spellingSchema.parse(parseYaml(file, readFileSync(file, 'utf8')));
  const hasDictionary = overrides.some(({ filename, language }) => language && filename.includes(`/${locale}.`));
  const { terms, wrong } = readGlossary();
  const open = terms.filter((term) => !term[locale]).flatMap(({ en }) => en ?? []);
  return [
    ...(hasDictionary ? [] : [`a dictionary in ${file}, so its spelling is not checked (docs/how-to/add-a-locale.md)`]),
    ...(open.length > 0 ? [`${open.length} of ${terms.length} terms in messages/glossary.yml: ${someOf(open)}`] : []),
    ...(wrong.some((term) => term.locale === locale) ? [] : ['terms to avoid in messages/glossary.yml']),
  ];
}

function someOf(names: readonly string[]): string {
  return [...names.slice(0, 3), ...(names.length > 3 ? ['…'] : [])].join(', ');
}
