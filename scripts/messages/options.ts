import { type Locale, prefixedLocales } from '@/lib/i18n/locales';
import { chosenNames, flag, list } from '@/scripts/shared/option-values';
import { parseArguments, UsageError } from '@/scripts/shared/parse-options.mjs';
import { type Kind, kinds, openKinds } from './overview';

export type MessagesOptions = NonNullable<ReturnType<typeof readOptions>>;

const kindNames = Object.keys(kinds) as Kind[];

export const usage = `npm run messages -- [locale…] [key…] [options]

Lists the messages of a language that are ${openKinds.join(', ')}, with the
pages that show them and, if the English has changed, what it was. Without a language, a key
or --only, says how many there are. A key may be a group, such as pages.chat.

  --only <kind>  one of ${kindNames.join(', ')};
                 may be repeated
  --move         rename a message or a group in every language, or move it to another
                 group, with the records of its translations
  --done         record that translations match the current English: those of the keys,
                 or without keys all that are not stale; removes the records of
                 messages without a translation
  --status       show how far the translation of each page is, and what a locale lacks
  --help         show this help

Examples:
  npm run messages                              how many there are in each language
  npm run messages -- fr-CA                     list what is open in French
  npm run messages -- fr-CA --only stale        list translations of changed English texts
  npm run messages -- --status fr-CA            how far French is, page by page
  npm run messages -- --done fr-CA              after translating: record all as done
  npm run messages -- --done fr-CA pages.chat   record that these still match
  npm run messages -- --move pages.chat.lead pages.chat.intro`;

/**
 * Parses the command line.
 * @returns the options, with the locales and the keys in the command line; undefined if help was requested
 * @throws UsageError if an option is invalid
 */
export function readOptions(args: readonly string[]) {
  const parsed = parseArguments(args, { allowPositionals: true, options: { only: list, done: flag, move: flag, status: flag } });
  if (!parsed) return undefined;
  const { values, positionals } = parsed;
  const isOwn = (word: string): word is Locale => prefixedLocales.some((locale) => locale === word);
  const only = values.only.length > 0 ? chosenNames('--only', values.only, kindNames) : openKinds;
  if (values.done && values.only.length > 0)
    throw new UsageError("--only and --done can't be combined, because --done lists nothing.");
  const named = positionals.filter(isOwn);
  const keys = positionals.filter((word) => !isOwn(word));
  if (values.move && (values.done || values.status || values.only.length > 0 || named.length > 0 || keys.length !== 2))
    throw new UsageError('--move needs two keys, the old one and the new one, and nothing else.');
  if (values.status && (values.done || values.only.length > 0 || keys.length > 0))
    throw new UsageError("--status is about all messages: it can't be combined with --done, --only or keys.");
  return {
    locales: named.length > 0 ? named : prefixedLocales,
    only,
    done: values.done,
    status: values.status,
    move: values.move,
    /** Whether only to say how much there is to do. */
    isSummary: named.length + keys.length + values.only.length === 0,
    keys,
  };
}
