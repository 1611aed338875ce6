// Also runs in the browser, before the parsers of lists are loaded.

/** A plugin in the visitor's list. */
export interface ListedPlugin {
  /** Its id, such as `git-client`. */
  name: string;
  /** As in the list: also `latest`, or what is no version at all. */
  version?: string;
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
