import { type ListedPlugin, pluginText } from './listed-plugin';
import { rewriteJson } from './parsers/json';
import { readLine } from './parsers/line';
import { rewriteListPlugins } from './parsers/list-plugins';
import { rewriteTitles } from './parsers/script-console';
import { rewriteSupportBundle } from './parsers/support-bundle';
import { rewriteXml } from './parsers/xml';
import { rewriteYaml } from './parsers/yaml';

// Lists of plugins. They are also read in the browser, so this must not read content.

/** The result of parsing the visitor's list. */
export interface PluginList {
  /** Plugins with several versions are several entries. */
  plugins: readonly ListedPlugin[];
  /** Entries that are not understood; after the first `maxUnreadable`, an ellipsis. */
  unreadable: readonly string[];
  unreadableCount: number;
  /** Whether the list is longer than what was read. */
  isCut: boolean;
}

/** In characters. The answer of the API has about 600 for each plugin. */
const maxLength = 1_000_000;

/** Number of plugins. All plugins together are about 2,100. */
const maxPlugins = 5000;

/** In characters. Longer words are no plugins, and take long to compare with patterns. */
const longWord = /[^\s,]{200,}/g;

const maxUnreadable = 100;
const maxUnreadableLength = 300;

/**
 * Finds plugins and versions in a list of any form in ./parsers/. Each parser rewrites what it understands as lines of a plugins.txt,
 * and leaves the rest to the next one. Comments are skipped.
 */
export async function readPluginList(input: string): Promise<PluginList> {
  // A version that is cut could look like another one.
  const text = (input.length > maxLength ? `${input.slice(0, maxLength)}~` : input)
    .normalize('NFKC')
    .replaceAll(/\r\n?/g, '\n')
    // Invisible characters.
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll('\u2010', '-');
  const lines = rewriteJson(rewriteXml(await rewriteYaml(text))).replaceAll(longWord, (word) => `${word.slice(0, 200)}…`);
  const read = rewriteTitles(rewriteListPlugins(rewriteSupportBundle(lines)))
    .split(/\n+/)
    .map(readLine);
  const unreadable = new Set(read.flatMap((line) => line.unreadable));
  const plugins = withoutRepetitions(read.flatMap((line) => line.plugins));
  return {
    plugins: plugins.slice(0, maxPlugins),
    unreadable: [
      ...[...unreadable].slice(0, maxUnreadable).map((entry) => entry.slice(0, maxUnreadableLength)),
      ...(unreadable.size > maxUnreadable ? ['…'] : []),
    ],
    unreadableCount: unreadable.size,
    isCut: input.length > maxLength || plugins.length > maxPlugins,
  };
}

/** Each plugin in each version; without a version only if there is none. */
function withoutRepetitions(plugins: readonly ListedPlugin[]): ListedPlugin[] {
  const versioned = new Set(plugins.flatMap(({ name, version }) => (version ? name.toLowerCase() : [])));
  const unique = new Map<string, ListedPlugin>();
  for (const plugin of plugins) {
    const key = pluginText(plugin).toLowerCase();
    if ((plugin.version || !versioned.has(key)) && !unique.has(key)) unique.set(key, plugin);
  }
  return [...unique.values()];
}
