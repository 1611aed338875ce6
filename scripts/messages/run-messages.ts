import { closestMatch } from 'leven';
import { type Locale, prefixedLocales } from '@/lib/i18n/locales';
import { countOf } from '@/scripts/shared/count-of';
import { runCommand, UsageError } from '@/scripts/shared/parse-options.mjs';
import { flattenMessages } from './compare-messages';
import { messagePages } from './message-pages';
import { moveMessages } from './move-messages';
import { oldEnglish } from './old-english';
import { type MessagesOptions, readOptions, usage } from './options';
import { confirmTranslations, type Entry, isIn, type Kind, kinds, overviewOf } from './overview';
import { brokenMessages, readMessages } from './read-messages';
import { describeStatus } from './status';

/**
 * Lists what needs translation, or records what has been translated.
 * @param args the command line
 * @param output receives the list
 * @returns the exit code: 0, 1 if a file is not JSON, or 2 for invalid options
 */
export function runMessages(args: readonly string[], output: NodeJS.WritableStream): number {
  const run = (options: MessagesOptions) => {
    const broken = brokenMessages().map((problem) => `Error: ${problem}`);
    const action = options.status ? status : options.done ? confirm : options.move ? move : list;
    for (const line of broken.length > 0 ? broken : action(options)) output.write(`${line}\n`);
    return broken.length > 0 ? 1 : 0;
  };
  return runCommand(usage, () => readOptions(args), run, output);
}

function confirm({ locales, keys }: MessagesOptions): string[] {
  rejectUnknownKeys(keys);
  return locales.flatMap((locale) => {
    const { confirmed, removed } = confirmTranslations(locale, keys);
    return [
      `${locale}: ${countOf(confirmed, 'translation')} recorded as up to date.`,
      ...(removed.length > 0 ? [`${locale}: removed what has no translation any more: ${removed.join(', ')}.`] : []),
    ];
  });
}

function move({ keys: [from = '', to = ''] }: MessagesOptions): string[] {
  rejectUnknownKeys([from]);
  return moveMessages(from, to);
}

function status({ locales }: MessagesOptions): string[] {
  const pagesOf = messagePages();
  return locales.flatMap((locale) => describeStatus(locale, pagesOf));
}

function list({ locales, only, keys, isSummary }: MessagesOptions): string[] {
  rejectUnknownKeys(keys);
  const isMeant = ({ key }: Entry) => keys.length === 0 || keys.some((group) => isIn(key, group));
  const overviews = locales.map((locale) => ({ locale, overview: overviewOf(locale) }));
  const total = flattenMessages(readMessages('en')).size;
  const sums = overviews.map(({ locale, overview }) => {
    const counts = (Object.keys(kinds) as Kind[]).map((kind) => `${overview[kind].length} ${kind}`);
    return `${locale}: ${counts.join(', ')}, of ${total} messages`;
  });
  if (isSummary) return [...sums, `To list one: npm run messages -- ${locales.at(-1)}`];

  const pagesOf = messagePages();
  const stale = overviews.flatMap(({ overview }) => overview.stale.filter(isMeant));
  const old = oldEnglish(new Set(stale.flatMap(({ madeFrom = [] }) => madeFrom)));
  const lists = overviews.flatMap(({ locale, overview }) =>
    only.flatMap((kind) => {
      const entries = overview[kind].filter(isMeant);
      if (entries.length === 0) return [];
      return [`${locale}: ${kinds[kind]} (${entries.length})`, ...entries.flatMap((entry) => describe(locale, kind, entry)), ''];
    }),
  );
  return [...lists, ...sums];

  function describe(locale: Locale, kind: Kind, { key, english, translation, madeFrom = [] }: Entry): string[] {
    const before = madeFrom.flatMap((print) => old.get(print) ?? []).at(-1);
    const texts = [
      ...(before === undefined ? [] : [['was', before] as const]),
      ['en', english] as const,
      ...(translation === undefined || kind === 'same' ? [] : [[locale, translation] as const]),
    ];
    return [`  ${key} (${pagesOf(key)})`, ...texts.map(([language, text]) => `    ${language.padEnd(5)}  ${text}`)];
  }
}

/** @throws UsageError if a key is neither a message nor a group */
function rejectUnknownKeys(keys: readonly string[]): void {
  const known = new Set(
    [...flattenMessages(readMessages('en')).keys()].flatMap((key) =>
      key.split('.').map((_part, index, parts) => parts.slice(0, index + 1).join('.')),
    ),
  );
  const unknown = keys.find((key) => !known.has(key));
  if (unknown === undefined) return;
  if (/^[a-z]{2}-[a-z]{2}$/i.test(unknown)) throw new UsageError(`No locale ${unknown} (${prefixedLocales.join(', ')}).`);
  const depth = unknown.split('.').length;
  const similar = closestMatch(
    unknown,
    [...known].filter((key) => key.split('.').length === depth),
    { maxDistance: Math.ceil(unknown.length / 4) },
  );
  throw new UsageError(`No message begins with ${unknown}${similar ? `; did you mean ${similar}?` : '.'}`);
}
