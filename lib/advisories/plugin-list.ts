import { maxVersionLength } from './harmless-pattern';

// Lists of plugins. They are also read in the browser, so this must not read content.

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

/** A plugin as in a plugins.txt. */
export function pluginText({ name, version }: ListedPlugin): string {
  return version ? `${name}:${version}` : name;
}

/** The key of the list in the fragment of the URL, which browsers don't send. */
const listKey = 'plugins';

/** A link that checks these plugins. */
export function listLink(plugins: readonly ListedPlugin[]): string {
  return `#${listKey}=${encodeURIComponent(plugins.map(pluginText).join(','))}`;
}

/** The list in the fragment of a URL, one plugin per line. */
export function listInFragment(fragment: string): string | undefined {
  return new URLSearchParams(fragment.slice(1)).get(listKey)?.replaceAll(',', '\n');
}
