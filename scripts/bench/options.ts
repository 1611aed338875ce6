import { parseArgs } from 'node:util';
import { localPath } from '@/lib/i18n/local-path';
import { locales } from '@/lib/i18n/locales';
import { routeIds, routes } from '@/lib/routing/routes';
import { UsageError } from '@/scripts/shared/usage-error';

/** What `npm run bench` is asked to measure: pages by their paths, each as often as there are runs. */
export interface BenchOptions {
  pages: readonly string[];
  runs: number;
  /** How many releases a copy is built with, in the place of measuring pages. */
  releases?: number;
}

const { home, download, changelogWeekly, roadmap, participate, participateCode, events, artwork, conduct } = routes;
/** One page of each kind, and those that people open most. */
const usual = [home, download, changelogWeekly, roadmap, participate, participateCode, events, artwork, conduct];

export const usage = `npm run bench -- [options]

Prints how fast pages of the finished site are: Lighthouse on a phone with slow 4G.

  --pages <paths>      such as /books/,/fr-CA/chat/; else one page of each kind
  --every-page         every page in every language; a quarter of an hour for each and run
  --runs <number>      of each page, of which the medians are printed; else 3
  --releases <number>  instead builds a copy with that many releases: its time and size
  --help               this text`;

/**
 * Parses the command line.
 * @returns undefined if only help was requested
 * @throws UsageError when an option is invalid
 */
export function readOptions(args: readonly string[]): BenchOptions | undefined {
  const values = parse(args);
  if (values.help) return undefined;
  const every = locales.flatMap((locale) => routeIds.map((id) => localPath(routes[id].path, locale)));
  const pages = values['every-page'] ? every : (values.pages?.split(',') ?? usual.map(({ path }) => path));
  if (!pages.every((path) => /^\/(.*\/)?$/.test(path))) throw new UsageError('--pages needs paths such as /,/books/.');
  const runs = Number(values.runs);
  const releases = values.releases === undefined ? undefined : Number(values.releases);
  if (![runs, releases ?? 1].every((number) => Number.isInteger(number) && number > 0))
    throw new UsageError('--runs and --releases need a whole number above 0.');
  return { pages, runs, releases };
}

function parse(args: readonly string[]) {
  const [text, flag] = [{ type: 'string' }, { type: 'boolean' }] as const;
  const options = { pages: text, 'every-page': flag, runs: { ...text, default: '3' }, releases: text, help: flag } as const;
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
