import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { parseYaml } from '@/lib/content/parse-yaml';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { readGlossary } from '@/scripts/check-messages/glossary';
import { repositoryOfSources } from '@/scripts/shared/repository.mjs';
import { flattenMessages } from './compare-messages';
import { overviewOf } from './overview';
import { messageLines } from './parse-messages';
import { messagesFile, readMessagesText, readOwnMessages } from './read-messages';

/**
 * Describes how far the translation of a locale is: in total, on the pages where something is left to do, with the place where it
 * begins, and what its translators have to do without.
 * @param pagesOf the pages that show a message (message-pages.ts)
 */
export function describeStatus(locale: Locale, pagesOf: (key: string) => string): string[] {
  const overview = overviewOf(locale);
  const keysOf = (kind: 'stale' | 'missing') => new Set(overview[kind].map(({ key }) => key));
  const [stale, missing] = [keysOf('stale'), keysOf('missing')];
  const describe = (keys: readonly string[]) => {
    const numberIn = (some: ReadonlySet<string>) => keys.filter((key) => some.has(key)).length;
    const [old, none] = [numberIn(stale), numberIn(missing)];
    return `${keys.length - old - none} translated, ${old} stale, ${none} missing`;
  };

  const pages = new Map<string, string[]>();
  for (const key of flattenMessages(readOwnMessages(defaultLocale)).keys()) {
    const page = pagesOf(key);
    pages.set(page, [...(pages.get(page) ?? []), key]);
  }
  const unfinished = [...pages]
    .map(([page, keys]) => ({ page, keys, open: [stale, missing].flatMap((some) => keys.filter((key) => some.has(key))) }))
    .filter(({ open }) => open.length > 0)
    .sort((a, b) => b.open.length - a.open.length || (a.page < b.page ? -1 : 1));
  const width = Math.max(...unfinished.map(({ page }) => page.length));
  const placeOf = placesIn(locale);
  return [
    `${locale}: ${describe([...pages.values()].flat())}`,
    ...unfinished.flatMap(({ page, keys, open: [first = ''] }) => [
      `  ${page.padEnd(width)}  ${describe(keys)}`,
      `    ${placeOf(first)}`,
    ]),
    ...lacksOf(locale).map((lack) => `  lacks ${lack}`),
    '',
  ];
}

/** Returns a function that finds where to edit a message: its line, or that of the group to add it to. */
function placesIn(locale: Locale): (key: string) => string {
  const lineOf = messageLines(readMessagesText(locale));
  const file = messagesFile(locale);
  const { address, branch } = repositoryOfSources() ?? {};
  return (key) => {
    const parts = key.split('.');
    const groups = parts.map((_, index) => parts.slice(0, parts.length - index).join('.'));
    const line = groups.map(lineOf).find((found) => found !== undefined) ?? 1;
    // An address of GitHub's editor, if the repository and its branch are known.
    return branch ? `${address}/edit/${branch}/${file}#L${line}` : `${file}:${line}`;
  };
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
