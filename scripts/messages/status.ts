import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { parseYaml } from '@/lib/content/parse-yaml';
import type { Locale } from '@/lib/i18n/locales';
import { readGlossary } from '@/scripts/check-messages/glossary';
import { repositoryOfSources } from '@/scripts/shared/repository.mjs';
import { flattenMessages } from './compare-messages';
import { overviewOf } from './overview';
import { messageLines } from './parse-messages';
import { messagesFile, readMessagesText, readOwnMessages } from './read-messages';

/** The numbers of messages. */
interface Counts {
  translated: number;
  /** Translated, but the English has changed since. */
  stale: number;
  missing: number;
}

/** A message to translate, and where. */
interface OpenMessage {
  key: string;
  kind: 'stale' | 'missing';
  page: string;
  /** The path from the repository's root, and the line of the message, or of the group to add it to. */
  file: string;
  line: number;
  /** The address of the line in GitHub's editor, if the repository and its branch are known. */
  edit?: string;
}

/** How far a locale's translation is. */
export interface LocaleStatus extends Counts {
  locale: Locale;
  /** The counts by page, or by a group of pages such as `every page`; those with most work come first. */
  pages: (Counts & { page: string })[];
  open: OpenMessage[];
  /** What its translators have to do without. */
  lacks: string[];
}

/** @param pagesOf the pages that show a message (message-pages.ts) */
export function statusOf(locale: Locale, pagesOf: (key: string) => string): LocaleStatus {
  const { missing, stale } = overviewOf(locale);
  const place = placesIn(locale);
  const open = [
    ...stale.map(({ key }) => ({ key, kind: 'stale' as const, page: pagesOf(key), ...place(key) })),
    ...missing.map(({ key }) => ({ key, kind: 'missing' as const, page: pagesOf(key), ...place(key) })),
  ];
  const pages = [...flattenMessages(readOwnMessages('en')).keys()].map(pagesOf);
  const count = (isMeant: (page: string) => boolean): Counts => {
    const own = open.filter(({ page }) => isMeant(page));
    const old = own.filter(({ kind }) => kind === 'stale').length;
    return { translated: pages.filter(isMeant).length - own.length, stale: old, missing: own.length - old };
  };
  const byPage = [...new Set(pages)].map((page) => ({ page, ...count((other) => other === page) }));
  return {
    locale,
    ...count(() => true),
    pages: byPage.sort((a, b) => b.stale + b.missing - a.stale - a.missing || (a.page < b.page ? -1 : 1)),
    open,
    lacks: lacksOf(locale),
  };
}

/** Returns a function that finds where to edit a message. */
function placesIn(locale: Locale): (key: string) => Pick<OpenMessage, 'file' | 'line' | 'edit'> {
  const lineOf = messageLines(readMessagesText(locale));
  const file = messagesFile(locale);
  const { address = '', branch = '' } = repositoryOfSources() ?? {};
  return (key) => {
    const parts = key.split('.');
    const groups = parts.map((_, index) => parts.slice(0, parts.length - index).join('.'));
    const line = groups.map(lineOf).find((found) => found !== undefined) ?? 1;
    return { file, line, ...(branch ? { edit: `${address}/edit/${branch}/${file}#L${line}` } : {}) };
  };
}

/** Describes a status, with the pages on which something is left to do, and where it begins. */
export function describeStatus({ locale, pages, open, lacks, ...total }: LocaleStatus): string[] {
  const unfinished = pages.filter(({ stale, missing }) => stale + missing > 0);
  const width = Math.max(...unfinished.map(({ page }) => page.length));
  const first = (page: string) => open.filter((message) => message.page === page).slice(0, 1);
  return [
    `${locale}: ${describe(total)}`,
    ...unfinished.flatMap(({ page, ...counts }) => [
      `  ${page.padEnd(width)}  ${describe(counts)}`,
      ...first(page).map(({ file, line, edit }) => `    ${edit ?? `${file}:${line}`}`),
    ]),
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
