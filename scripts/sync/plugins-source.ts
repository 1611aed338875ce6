import { z } from 'zod';
import { isHarmlessPattern } from '@/lib/advisories/harmless-pattern';
import { type PluginWarning, pluginWarningSchema, pluginWarningsFile } from '@/lib/advisories/plugin-warnings';
import { parseYaml } from '@/lib/content/parse-yaml';
import { assertEnough, type Findings, replaceData, type SourceContext } from './source';
import { readUpdateCenter } from './update-center';
import { describeWarnings, validWarnings, warningsSchema } from './warnings';

const pluginsSchema = warningsSchema.extend({ plugins: z.record(z.string(), z.unknown()) });

/** What is in content/ before, as far as it can be read. */
const beforeSchema = z
  .object({ warnings: z.array(z.unknown()).catch([]), plugins: z.array(z.unknown()).catch([]) })
  .catch({ warnings: [], plugins: [] });

/**
 * Updates the security warnings about plugins, and the ids of all plugins, from the update center.
 * @throws SourceError or ContentError
 */
export async function pluginsSource(context: SourceContext): Promise<Findings> {
  const text = context.read(pluginWarningsFile);
  const before = beforeSchema.parse(parseYaml(pluginWarningsFile, text));
  const { address, data } = await readUpdateCenter('weekly', pluginsSchema, context);
  const uncomparable: string[] = [];
  const records = data.warnings.map((record) => withoutHarm(record, (id) => uncomparable.push(id)));
  const { warnings, invalidRecords } = validWarnings(records, 'plugin', pluginWarningSchema);
  const plugins = Object.keys(data.plugins).sort();
  if (!context.options.force) {
    assertEnough('warnings about plugins', address, { before: before.warnings.length, now: warnings.length });
    assertEnough('plugins', address, { before: before.plugins.length, now: plugins.length });
  }
  const content = { asOf: new Date().toISOString().slice(0, 10), warnings: warnings.map(usedFields), plugins };
  return {
    edits: replaceData(pluginWarningsFile, text, content, { flowLevel: 2, noRefs: true }),
    messages: [
      ...invalidRecords.map((problem) => `skipped: ${problem}`),
      ...uncomparable.map((id) => `${id}: its pattern could be slow in browsers, so versions are not compared with it`),
      describeWarnings(warnings, before.warnings),
    ],
  };
}

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
