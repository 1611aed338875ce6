import { parseArgs } from 'node:util';
import { type Locale, prefixedLocales } from '@/lib/i18n/locales';
import { UsageError } from '@/scripts/shared/usage-error';
import { type Kind, kinds } from './overview';

export interface MessagesOptions {
  locales: readonly Locale[];
  /** What to list. */
  only: readonly Kind[];
  /** Notes that translations fit, instead of listing. */
  done: boolean;
  /** Messages or groups of them. */
  keys: readonly string[];
}

const kindNames = Object.keys(kinds) as Kind[];

export const usage = `npm run messages -- [locale…] [key…] [options]

Lists what there is to do in each translation, with the pages where it is shown. A key
may be a group, such as pages.chat.

  --only <kind>  one of ${kindNames.join(', ')};
                 may be given several times
  --done         notes that translations say what the English says now: those of the
                 keys; without a key, all that are not stale
  --help         this text

  npm run messages                                 everything
  npm run messages -- fr-CA --only stale           what the English has left behind
  npm run messages -- --done fr-CA                 after you have translated
  npm run messages -- --done fr-CA pages.chat      these still fit`;

/**
 * Parses the command line.
 * @returns undefined if only help was requested
 * @throws UsageError when an option is invalid
 */
export function readOptions(args: readonly string[]): MessagesOptions | undefined {
  const { values, positionals } = parse(args);
  if (values.help) return undefined;
  const isOwn = (word: string): word is Locale => prefixedLocales.some((locale) => locale === word);
  const unknown = values.only.find((kind) => !kindNames.some((name) => name === kind));
  if (unknown !== undefined) throw new UsageError(`--only needs one of ${kindNames.join(', ')}, found "${unknown}".`);
  if (values.done && values.only.length > 0) throw new UsageError('--only is for lists, and --done makes none.');
  const named = positionals.filter(isOwn);
  return {
    locales: named.length > 0 ? named : prefixedLocales,
    only: values.only.length > 0 ? kindNames.filter((kind) => values.only.includes(kind)) : kindNames,
    done: values.done,
    keys: positionals.filter((word) => !isOwn(word)),
  };
}

function parse(args: readonly string[]) {
  try {
    const flag = { type: 'boolean', default: false } as const;
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { only: { type: 'string', multiple: true, default: [] }, done: flag, help: flag },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
