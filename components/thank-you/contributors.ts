import { portraitFolder, profiles } from '@/lib/community/contributor-hosts';

/** An unvalidated record of the Jenkins project, from content/ or from its CSV file. */
export type ThankYouRecord = Readonly<Record<string, unknown>>;

/** A contributor to thank, with only text and URLs that are safe to link to. */
export interface Contributor {
  /** YYYY-MM */
  month: string;
  handle: string;
  fullName?: string;
  /** Missing if the record's address is not on GitHub. */
  profile?: string;
  portrait?: string;
  pullRequests: number;
  repositories: readonly { name: string; address: string }[];
}

/** Maximum age of the newest month, in days from its first day (docs/behavior.md, Thanks to contributors). */
const staleAfter = 45;
const day = 86_400_000; // milliseconds

/** Display limits, because the CSV file is third-party data. */
const maxNameLength = 60;
const maxRepositories = 60;

/** Parses a record; undefined if a required field is missing (docs/behavior.md, Thanks to contributors). */
export function readContributor(record: ThankYouRecord): Contributor | undefined {
  const month = field(record, 'MONTH');
  const handle = field(record, 'GH_HANDLE').replace(/^@/, '').slice(0, maxNameLength);
  const pullRequests = field(record, 'NBR_PR');
  const repositories = readRepositories(field(record, 'REPOSITORIES'));
  const isComplete = /^\d{4}-(0[1-9]|1[0-2])$/.test(month) && handle && /^\d{1,6}$/.test(pullRequests) && repositories.length > 0;
  if (!isComplete) return undefined;
  return {
    month,
    handle,
    fullName: field(record, 'FULL_NAME').slice(0, maxNameLength) || undefined,
    profile: addressBelow(profiles, field(record, 'GH_HANDLE_URL')),
    portrait: addressBelow(portraitFolder, field(record, 'GH_HANDLE_AVATAR')),
    pullRequests: Number(pullRequests),
    repositories,
  };
}

function field(record: ThankYouRecord, name: string): string {
  const value = Object.hasOwn(record, name) ? record[name] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** @param text names of the form owner/repository, separated by spaces; malformed ones are skipped */
function readRepositories(text: string): Contributor['repositories'] {
  return text
    .split(/\s+/)
    .filter((path) => /^[\w-][\w.-]*\/[\w.-]*\w[\w.-]*$/.test(path))
    .slice(0, maxRepositories)
    .map((path) => ({ name: path.slice(path.indexOf('/') + 1), address: `${profiles}${path}` }));
}

function addressBelow(folder: string, address: string): string | undefined {
  const href = URL.canParse(address) ? new URL(address).href : '';
  return href.startsWith(folder) ? href : undefined;
}

/** The contributors of the newest month. Future months are mistakes and are ignored. */
export function newestContributors(records: readonly ThankYouRecord[], today: Date): Contributor[] {
  const contributors = readContributors(records, today);
  const newest = newestMonth(contributors);
  return contributors.filter(({ month }) => month === newest);
}

/**
 * Whether the records in content/ are insufficient: fewer than 2, none with a month, or the newest month is stale
 * (docs/behavior.md, Thanks to contributors).
 */
export function needsFallback(records: readonly ThankYouRecord[], today: Date): boolean {
  const newest = newestMonth(readContributors(records, today));
  return records.length < 2 || !newest || today.getTime() - firstDayOf(newest).getTime() > staleAfter * day;
}

function readContributors(records: readonly ThankYouRecord[], today: Date): Contributor[] {
  return records.flatMap((record) => readContributor(record) ?? []).filter(({ month }) => firstDayOf(month) <= today);
}

function newestMonth(contributors: readonly Contributor[]): string | undefined {
  return contributors
    .map(({ month }) => month)
    .sort()
    .at(-1);
}

/** @param month YYYY-MM */
function firstDayOf(month: string): Date {
  return new Date(`${month}-01T00:00:00Z`);
}

/**
 * Formats a month with its year, such as "June 2025". In UTC, because west of it, the first day would fall into the
 * previous month.
 */
export function writeMonth(month: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(firstDayOf(month));
}

/**
 * Returns the list in random order.
 * @param random replaces Math.random in tests
 */
export function shuffle<T>(list: readonly T[], random: () => number = Math.random): T[] {
  return list
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
