import { z } from 'zod';
import { isHarmlessPattern } from '@/lib/advisories/harmless-pattern';
import { type PluginWarning, pluginWarningSchema, pluginWarningsFile } from '@/lib/advisories/plugin-warnings';
import { doubtsAbout, fileSource, readJson, updateCenterAddress } from './source';
import { describeWarnings, validWarnings, warningsSchema } from './warnings';

const pluginsSchema = warningsSchema.extend({ plugins: z.record(z.string(), z.unknown()) });

/** What is in content/ before, as far as it can be read. */
const beforeSchema = z
  .object({ warnings: z.array(z.unknown()).catch([]), plugins: z.array(z.unknown()).catch([]) })
  .catch({ warnings: [], plugins: [] });

/** Updates the security warnings about plugins, and the ids of all plugins, from the update center. */
export const pluginsSource = fileSource({
  file: pluginWarningsFile,
  address: (options) => updateCenterAddress(options, 'weekly'),
  read(text, address, content) {
    const before = beforeSchema.parse(content);
    const found = readJson(address, text, pluginsSchema);
    const uncomparable: string[] = [];
    const records = found.warnings.map((record) => withoutHarm(record, (id) => uncomparable.push(id)));
    const { warnings, invalidRecords } = validWarnings(records, 'plugin', pluginWarningSchema);
    const plugins = Object.keys(found.plugins).sort();
    return {
      data: { asOf: new Date().toISOString().slice(0, 10), warnings: warnings.map(usedFields), plugins },
      format: { flowLevel: 2, noRefs: true },
      doubts: [
        ...doubtsAbout('warnings about plugins', address, { before: before.warnings.length, now: warnings.length }),
        ...doubtsAbout('plugins', address, { before: before.plugins.length, now: plugins.length }),
      ],
      messages: [
        ...invalidRecords.map((problem) => `skipped: ${problem}`),
        ...uncomparable.map((id) => `${id}: its pattern could be slow in browsers, so versions are not compared with it`),
        describeWarnings(warnings, before.warnings),
      ],
    };
  },
});

const patternsSchema = z.looseObject({
  type: z.literal('plugin'),
  id: z.string(),
  versions: z.array(z.looseObject({ pattern: z.string() })),
});

/** Drops patterns that are not harmless: without the warning, the plugin would look safe. */
function withoutHarm(record: unknown, onDrop: (id: string) => void): unknown {
  const { data } = patternsSchema.safeParse(record);
  if (!data || data.versions.every(({ pattern }) => isHarmlessPattern(pattern))) return record;
  onDrop(data.id);
  return {
    ...data,
    versions: data.versions.map(({ pattern, ...range }) => (isHarmlessPattern(pattern) ? { ...range, pattern } : range)),
  };
}

function usedFields({ id, name, url, versions }: PluginWarning): PluginWarning {
  return {
    id,
    name,
    url,
    versions: versions.map(({ firstVersion, lastVersion, pattern }) => ({
      ...(firstVersion ? { firstVersion } : {}),
      ...(lastVersion ? { lastVersion } : {}),
      ...(pattern ? { pattern } : {}),
    })),
  };
}
