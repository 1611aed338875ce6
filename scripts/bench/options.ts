import { localPath } from '@/lib/i18n/local-path';
import { locales } from '@/lib/i18n/locales';
import { routeIds, routes } from '@/lib/routing/routes';
import { flag, text } from '@/scripts/shared/option-values';
import { parseArguments, UsageError } from '@/scripts/shared/parse-options.mjs';

export type BenchOptions = NonNullable<ReturnType<typeof readOptions>>;

const { home, download, changelogWeekly, roadmap, participate, participateCode, events, artwork, conduct } = routes;
/** One page of each kind, and the most visited ones. */
const usual = [home, download, changelogWeekly, roadmap, participate, participateCode, events, artwork, conduct];

export const usage = `npm run bench -- [options]

Measures pages of the built site with Lighthouse, emulating a phone on slow 4G.

  --pages <paths>  such as /books/,/fr-CA/chat/ (default: one page of each kind)
  --every-page     every page in every language; takes 15 minutes per language and run
  --runs <number>  number of runs per page; the medians are printed (default: 3)
  --help           show this help`;

/**
 * Parses the command line.
 * @returns the paths of the pages and the number of runs for each; undefined if help was requested
 * @throws UsageError if an option is invalid
 */
export function readOptions(args: readonly string[]) {
  const options = { pages: text, 'every-page': flag, runs: { ...text, default: '3' } };
  const values = parseArguments(args, { options })?.values;
  if (!values) return undefined;
  const every = locales.flatMap((locale) => routeIds.map((id) => localPath(routes[id].path, locale)));
  const pages = values['every-page'] ? every : (values.pages?.split(',') ?? usual.map(({ path }) => path));
  if (!pages.every((path) => /^\/(.*\/)?$/.test(path)))
    throw new UsageError(`--pages needs paths such as /,/books/, found "${values.pages}".`);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new UsageError('--runs needs a whole number above 0.');
  return { pages, runs };
}
