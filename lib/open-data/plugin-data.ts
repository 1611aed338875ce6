import { loadPluginWarnings, type PluginWarning } from '@/lib/advisories/plugin-warnings';
import type { PublishedWarning, PublishedWarnings } from '@/lib/advisories/warning-data';
import { collectInvalidRecords } from '@/lib/content/invalid-records';

/**
 * The warnings about plugins that the plugin check fetches, by plugin.
 * @throws ContentError when they can't be read
 */
export function publishedPluginWarnings(): PublishedWarnings {
  const { value, invalidRecords } = collectInvalidRecords(loadPluginWarnings);
  const warnings = new Map<string, PublishedWarning[]>();
  for (const warning of value.warnings)
    warnings.set(warning.name, [...(warnings.get(warning.name) ?? []), publishedWarning(warning)]);
  return {
    asOf: value.asOf,
    incomplete: invalidRecords.length > 0,
    warnings: Object.fromEntries(warnings),
    plugins: value.plugins,
  };
}

/** A warning as it is published. */
export function publishedWarning({ id, url, versions }: PluginWarning): PublishedWarning {
  return {
    id,
    url,
    versions: versions.map(({ lastVersion, pattern }) => ({
      lastVersion: lastVersion ?? undefined,
      pattern: pattern ?? undefined,
    })),
  };
}
