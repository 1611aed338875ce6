import { matchesWhole, maxVersionLength } from './harmless-pattern';

// The logic of the plugin check. It also runs in the browser, so it must not read content.

/** A plugin in the visitor's list. */
export interface ListedPlugin {
  /** Its id, such as `git-client`. */
  name: string;
  /** Undefined if the list has none, or only a name such as `latest`. */
  version?: string;
}

/** The result of parsing the visitor's list. */
export interface PluginList {
  plugins: readonly ListedPlugin[];
  /** Entries that contain no id of a plugin. */
  unreadable: readonly string[];
}

/** Number of plugins. All plugins together are about 2,100. */
const maxPlugins = 5000;

/**
 * Finds plugins and versions in a list, separated by lines or commas: `git:5.7.0` (plugins.txt, support bundles),
 * `Git plugin (git): 5.7.0` (script console), `git  Git plugin  5.7.0 (5.8.0)` (the `list-plugins` command), or the
 * `artifactId` and `version` of a plugins.yaml. Comments and bullets are skipped. The first mention of a plugin with a version counts.
 */
export function readPluginList(text: string): PluginList {
  const plugins = new Map<string, ListedPlugin>();
  const unreadable: string[] = [];
  for (const line of fromYaml(text).split(/[\n\r,]+/)) {
    const entry = line
      .replace(/(^|\s)#.*/, '')
      .replace(/^[\s*•-]+/, '')
      .replaceAll(/[`'"]/g, '')
      .trim();
    if (entry === '' || plugins.size >= maxPlugins) continue;
    const found = readEntry(entry);
    if (found.length === 0) unreadable.push(entry);
    for (const plugin of found) if (!plugins.get(plugin.name)?.version) plugins.set(plugin.name, plugin);
  }
  return { plugins: [...plugins.values()], unreadable: [...new Set(unreadable)] };
}

/** The plugins of a plugins.yaml as lines of a plugins.txt; other text is returned as is. */
function fromYaml(text: string): string {
  const [, ...entries] = text.split(/^[\s-]*artifactId:/m);
  if (entries.length === 0) return text;
  return entries
    .map((entry) => {
      const [name = ''] = entry.trim().split(/\s/);
      const [, version = ''] = /^[\s-]*version:\s*(\S+)/m.exec(entry) ?? [];
      return `${name}:${version}`;
    })
    .join('\n');
}

const nameForm = /^[a-z\d][\w.-]{0,199}$/i;
const versionForm = /^v?\d[\w.-]*$/i;

/** The plugins of an entry; empty if it is unclear, because a wrong guess could make a plugin look safe. */
function readEntry(entry: string): ListedPlugin[] {
  const [, titled, titledVersion] = /\(([\w.-]+)\)\s*:\s*(\S+)/.exec(entry) ?? [];
  if (titled) return [withVersion(titled, titledVersion)];
  // Columns: the id, the name, and the version, before the one that is available, in parentheses.
  const [id = '', ...columns] = entry.split(/\s{2,}|\t/);
  const installed = columns.at(-1)?.replace(/\s*\(.*\)$/, '') ?? '';
  if (columns.length > 1 && nameForm.test(id) && versionForm.test(installed)) return [withVersion(id, installed)];
  const words = entry
    .replaceAll(/\*?\([^)]*\)\*?/g, ' ')
    .replaceAll(/\s*[:@=]\s*/g, ':')
    .split(/\s+/)
    .filter(Boolean);
  // A title may follow, as in the overview of a support bundle.
  const [first = '', ...rest] = words;
  if (first.includes(':')) {
    if (rest.some((word) => word.includes(':'))) return words.every((word) => word.includes(':')) ? words.flatMap(readWord) : [];
    return readWord(first);
  }
  if (words.length === 1) return readWord(first);
  // Names and versions in turn.
  const pairs = words.flatMap((name, index) => (index % 2 === 0 ? [[name, words[index + 1] ?? '']] : []));
  return pairs.every(([name = '', version = '']) => nameForm.test(name) && versionForm.test(version))
    ? pairs.map(([name = '', version]) => withVersion(name, version))
    : [];
}

/** Reads `name`, `name:version` or `name:version:more`. */
function readWord(word: string): ListedPlugin[] {
  const [name = '', version] = word.split(':');
  return nameForm.test(name) ? [withVersion(name, version)] : [];
}

function withVersion(name: string, word = ''): ListedPlugin {
  // incrementals;org.jenkins-ci.plugins;2.19-rc289
  const version = word.startsWith('incrementals;') ? word.split(';').at(-1) : word;
  return version && /\d/.test(version) && version.length <= maxVersionLength ? { name, version } : { name };
}

/** A warning in the published data. */
export interface PublishedWarning {
  id: string;
  url: string;
  /** The affected versions. */
  versions: readonly {
    /** The last affected version, for display only. */
    lastVersion?: string;
    /** Matches whole versions; without it, versions can't be compared. */
    pattern?: string;
  }[];
}

/** The published warnings about plugins (docs/behavior.md, Open data). */
export interface PublishedWarnings {
  /** The day on which they were complete. */
  asOf: string;
  /** Whether some warnings could not be published. */
  incomplete: boolean;
  /** The warnings about each plugin, oldest first, by its id. */
  warnings: Readonly<Record<string, readonly PublishedWarning[]>>;
  /** The ids of all plugins; empty if unknown. */
  plugins: readonly string[];
}

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

/** In days. The project publishes warnings more often, so with older data, newer warnings are probably missing. */
export const maxDataAge = 45;

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
    isOld: now.getTime() - Date.parse(asOf) > maxDataAge * 86_400_000,
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

/**
 * Reads the published warnings about plugins in a list; the others would take too long on a phone.
 * @throws Error if anything is malformed, because leaving it out could make a plugin look safe
 */
export function parsePluginWarnings(json: unknown, list: PluginList): PublishedWarnings {
  const { asOf, incomplete, warnings, plugins } = Object.assign(
    { asOf: undefined, incomplete: undefined, warnings: undefined, plugins: undefined },
    isObject(json) ? json : {},
  ) as Record<keyof PublishedWarnings, unknown>;
  if (typeof asOf !== 'string' || !isObject(warnings) || !isListOf(plugins, isText)) throw new Error('Unexpected format');
  const lists = Object.entries(warnings);
  if (lists.length === 0) throw new Error('No warnings');
  const listed = new Set(list.plugins.map(({ name }) => name.toLowerCase()));
  return {
    asOf,
    incomplete: incomplete !== false,
    plugins,
    warnings: Object.fromEntries(
      lists
        .filter(([name]) => listed.has(name.toLowerCase()))
        .map(([name, ofPlugin]: [string, unknown]) => {
          if (!isListOf(ofPlugin, isWarning)) throw new Error(`Unexpected format: ${name}`);
          return [name, ofPlugin];
        }),
    ),
  };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isListOf<Item>(value: unknown, isItem: (item: unknown) => item is Item): value is Item[] {
  return Array.isArray(value) && value.every(isItem);
}

function isWarning(value: unknown): value is PublishedWarning {
  if (!isObject(value) || !('id' in value && 'url' in value && 'versions' in value)) return false;
  const { id, url, versions } = value;
  return isText(id) && isText(url) && /^https?:\/\//.test(url) && isListOf(versions, isRange) && versions.length > 0;
}

function isRange(value: unknown): value is PublishedWarning['versions'][number] {
  if (!isObject(value)) return false;
  const { lastVersion, pattern } = Object.assign({ lastVersion: undefined, pattern: undefined }, value) as Record<
    string,
    unknown
  >;
  return (lastVersion === undefined || isText(lastVersion)) && (pattern === undefined || isText(pattern));
}
