import { daysSince, maxDataAge } from './data-age';
import { matchesWhole, maxVersionLength } from './harmless-pattern';
import type { ListedPlugin } from './listed-plugin';
import type { PluginList } from './plugin-list';
import type { PublishedWarning, PublishedWarnings } from './warning-data';

// The logic of the plugin check. It also runs in the browser, so it must not read content.

/** A plugin with warnings, newest first. */
export interface WarnedPlugin extends ListedPlugin {
  warnings: readonly FoundWarning[];
  /** No known warning that has a fix applies after this version. */
  safeAfter?: string;
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
export interface CheckedPlugins extends Omit<PluginList, 'plugins'> {
  /** The number of plugins in the list. */
  count: number;
  asOf: string;
  /** Whether the warnings are older than `maxDataAge`. */
  isOld: boolean;
  incomplete: boolean;
  /** Whether the ids of all plugins are known; otherwise only those with warnings are. */
  areNamesKnown: boolean;
  /** Plugins whose version has warnings. */
  affected: readonly WarnedPlugin[];
  /** Plugins whose version is missing or can't be compared, with the warnings that may apply. */
  unclear: readonly WarnedPlugin[];
  /** Known plugins in a version without warnings. */
  clear: readonly ListedPlugin[];
  /** Plugins with names that are not known. */
  unknown: readonly ListedPlugin[];
  /** Plugins in several versions. */
  repeated: readonly ListedPlugin[];
  /** The number of entries about which nothing certain is known. */
  uncertain: number;
}

/**
 * Compares a list of plugins with the published warnings.
 * @param now the visitor's time
 */
export function checkPlugins({ plugins, ...list }: PluginList, published: PublishedWarnings, now: Date): CheckedPlugins {
  const { asOf, incomplete } = published;
  const warnings = new Map(Object.entries(published.warnings).map(([name, found]) => [name.toLowerCase(), found.toReversed()]));
  const names = new Set([...published.plugins.map((name) => name.toLowerCase()), ...warnings.keys()]);
  const affected: WarnedPlugin[] = [];
  const unclear: WarnedPlugin[] = [];
  const clear: ListedPlugin[] = [];
  const unknown: ListedPlugin[] = [];
  const byName = new Map<string, ListedPlugin[]>();
  for (const plugin of plugins) {
    const name = plugin.name.toLowerCase();
    byName.set(name, [...(byName.get(name) ?? []), plugin]);
    const ofPlugin = warnings.get(name) ?? [];
    const withWarnings = (applies: boolean | undefined): WarnedPlugin => {
      const found = ofPlugin.filter((warning) => appliesTo(warning, plugin.version) === applies).map(toFound);
      const isFixed = found.some(({ isUnfixed }) => !isUnfixed);
      return { ...plugin, warnings: found, safeAfter: isFixed ? lastAffected(ofPlugin.map(toFound)) : undefined };
    };
    const certain = withWarnings(true);
    const possible = withWarnings(undefined);
    if (certain.warnings.length > 0) affected.push(certain);
    else if (!names.has(name)) unknown.push(plugin);
    else if (possible.warnings.length > 0 || !isVersion(plugin.version)) unclear.push(possible);
    else clear.push(plugin);
  }
  return {
    ...list,
    count: plugins.length,
    asOf,
    isOld: daysSince(asOf, now) > maxDataAge,
    incomplete,
    areNamesKnown: published.plugins.length > 0,
    affected,
    unclear,
    clear,
    unknown,
    repeated: [...byName.values()].filter(({ length }) => length > 1).flat(),
    uncertain: unclear.length + unknown.length + list.unreadableCount,
  };
}

/** Whether a text is a version such as 2.10.1, 2.0-beta-5 or 1415.v9a_f9b_3a_c253d, whose hash has an underscore after a and b. */
function isVersion(text = ''): boolean {
  const [first = '', ...parts] = text.length > maxVersionLength ? [] : text.split(/[.-]/);
  return /^\d+$/.test(first) && parts.every((part) => /^(?:[\da-z]+|v(?:[ab]_?|[\dc-f]){12})$/i.test(part));
}

const everyVersion = '.*';

/** Undefined if the version is missing or can't be compared. */
function appliesTo({ versions }: PublishedWarning, version = ''): boolean | undefined {
  const results = versions.map(({ pattern, lastVersion }) => {
    if (pattern === everyVersion) return true;
    if (pattern === undefined || !isVersion(version)) return undefined;
    return version === lastVersion || matchesWhole(pattern, version);
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

/** The version after which none of the warnings that have a fix applies, as far as one is known. */
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
