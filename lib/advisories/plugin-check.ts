import { daysSince, maxDataAge } from './data-age';
import { matchesWhole } from './harmless-pattern';
import type { ListedPlugin, PluginList } from './plugin-list';
import type { PublishedWarning, PublishedWarnings } from './published-warnings';

// The logic of the plugin check. It also runs in the browser, so it must not read content.

/** A plugin with warnings, newest first. */
export interface WarnedPlugin extends ListedPlugin {
  warnings: readonly FoundWarning[];
}

/** A warning about a listed plugin. */
export interface FoundWarning {
  id: string;
  url: string;
  /** The date of the advisory, if its URL has one. */
  date?: string;
  /** The last affected version. */
  lastVersion?: string;
  /** Whether every version is affected, so that no fix is known. */
  isUnfixed: boolean;
}

/** The result of the check. */
export interface CheckedPlugins {
  /** The number of plugins in the list. */
  count: number;
  asOf: string;
  /** Whether the warnings are older than `maxDataAge`. */
  isOld: boolean;
  incomplete: boolean;
  /** Whether the ids of all plugins are known; otherwise `unknown` is empty. */
  areNamesKnown: boolean;
  /** Plugins whose version has warnings. */
  affected: readonly WarnedPlugin[];
  /** Plugins with warnings that may apply, because the version is missing or can't be compared. */
  unclear: readonly WarnedPlugin[];
  /** Plugins without warnings that apply. */
  clear: readonly ListedPlugin[];
  /** Names that no plugin has. */
  unknown: readonly ListedPlugin[];
  unreadable: readonly string[];
}

/**
 * Compares a list of plugins with the published warnings.
 * @param now the visitor's time
 */
export function checkPlugins({ plugins, unreadable }: PluginList, published: PublishedWarnings, now: Date): CheckedPlugins {
  const { asOf, incomplete } = published;
  const warnings = new Map(Object.entries(published.warnings).map(([name, list]) => [name.toLowerCase(), list]));
  const names = new Set(published.plugins.map((name) => name.toLowerCase()));
  const affected: WarnedPlugin[] = [];
  const unclear: WarnedPlugin[] = [];
  const clear: ListedPlugin[] = [];
  const unknown: ListedPlugin[] = [];
  for (const plugin of plugins) {
    const name = plugin.name.toLowerCase();
    const found = (warnings.get(name) ?? [])
      .toReversed()
      .map((warning) => ({ warning, applies: appliesTo(warning, plugin.version) }));
    const certain = found.filter(({ applies }) => applies === true);
    const possible = found.filter(({ applies }) => applies === undefined);
    if (certain.length > 0) affected.push({ ...plugin, warnings: certain.map(({ warning }) => toFound(warning)) });
    else if (possible.length > 0) unclear.push({ ...plugin, warnings: possible.map(({ warning }) => toFound(warning)) });
    else if (names.size > 0 && !names.has(name) && !warnings.has(name)) unknown.push(plugin);
    else clear.push(plugin);
  }
  return {
    count: plugins.length,
    asOf,
    isOld: daysSince(asOf, now) > maxDataAge,
    incomplete,
    areNamesKnown: names.size > 0,
    affected,
    unclear,
    clear,
    unknown,
    unreadable,
  };
}

const everyVersion = '.*';

/** Undefined if the version is missing or can't be compared. */
function appliesTo({ versions }: PublishedWarning, version: string | undefined): boolean | undefined {
  const results = versions.map(({ pattern }) => {
    if (pattern === everyVersion) return true;
    if (pattern === undefined || version === undefined) return undefined;
    return matchesWhole(pattern, version);
  });
  return results.includes(true) || (results.includes(undefined) ? undefined : false);
}

/** What is said about a warning. */
export function toFound({ id, url, versions }: PublishedWarning): FoundWarning {
  return {
    id,
    url,
    date: /\/(\d{4}-\d{2}-\d{2})\b/.exec(url)?.[1],
    lastVersion: versions.findLast(({ lastVersion }) => lastVersion)?.lastVersion,
    isUnfixed: versions.some(({ pattern }) => pattern === everyVersion),
  };
}

/** Warnings of one advisory that are fixed in the same version. */
export type WarningGroup<Warning extends FoundWarning = FoundWarning> = Omit<Warning, 'id' | 'url'> & {
  warnings: Pick<FoundWarning, 'id' | 'url'>[];
};

/** Groups warnings that differ only in id and URL, in their order, because an advisory often has many about one plugin. */
export function groupWarnings<Warning extends FoundWarning>(warnings: readonly Warning[]): WarningGroup<Warning>[] {
  const groups = new Map<string, WarningGroup<Warning>>();
  for (const { id, url, ...fix } of warnings) {
    const key = JSON.stringify(fix);
    const group = groups.get(key) ?? { ...fix, warnings: [] };
    group.warnings.push({ id, url });
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** The version after which none of the warnings applies, as far as one is known. */
export function lastAffected(warnings: readonly FoundWarning[]): string | undefined {
  return warnings
    .flatMap(({ isUnfixed, lastVersion }) => (isUnfixed || lastVersion === undefined ? [] : [lastVersion]))
    .sort(comparePluginVersions)
    .at(-1);
}

/** Compares the leading numbers of versions such as 1415.v9a_f9b_3a_c253d and 2.10.1. */
function comparePluginVersions(one: string, other: string): number {
  const [ours, theirs] = [one, other].map((version) => /^[\d.]*/.exec(version)?.[0].split('.').map(Number) ?? []);
  const index = ours?.findIndex((number, place) => number !== theirs?.[place]) ?? -1;
  return index < 0 ? (ours?.length ?? 0) - (theirs?.length ?? 0) : (ours?.[index] ?? 0) - (theirs?.[index] ?? 0);
}
