import type { PluginList } from './plugin-list';

// The published data for the plugin check. It is also read in the browser, so this must not read content.

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
