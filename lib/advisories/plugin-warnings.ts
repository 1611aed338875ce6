import { z } from 'zod';
import { defineCollection } from '@/lib/content/define-collection';
import { day, shortText, webAddress } from '@/lib/content/fields';
import { isComing } from '@/lib/site/build-date';
import { withoutComing } from '@/lib/site/coming-records';
import { advisoryDay, patternSchema } from './advisories';
import { matchesWhole } from './harmless-pattern';
import type { ListedPlugin } from './listed-plugin';

export const pluginWarningsFile = 'content/plugin-warnings.yml';

/** The id of a plugin, such as `workflow-cps`. */
const pluginName = z.string().regex(/^[\w.-]{1,200}$/, 'expected the id of a plugin, such as workflow-cps');

const rangeSchema = z.looseObject({
  firstVersion: shortText.nullish().describe('first affected version, for display only'),
  lastVersion: shortText.nullish().describe('last affected version, for display only'),
  pattern: patternSchema.nullish().describe("regular expression that matches whole versions; without it, they can't be compared"),
});

/** A warning about a plugin, in the format of the Jenkins project's update center; unknown fields are ignored. */
export const pluginWarningSchema = z.looseObject({
  id: shortText.describe('id of the warning'),
  name: pluginName.describe('id of the plugin'),
  url: webAddress.describe('address of the advisory, with its day'),
  versions: z.array(rangeSchema).min(1).describe('versions that are affected'),
});

/** Schema of `content/plugin-warnings.yml`, for reading and writing the file. */
const pluginWarningsSchema = z.strictObject({
  asOf: day.describe('day on which the warnings were complete'),
  warnings: z.array(pluginWarningSchema).describe('all warnings'),
  plugins: z.array(pluginName).default([]).describe('ids of all plugins, if known'),
});

/** A security warning about a plugin. */
export type PluginWarning = z.output<typeof pluginWarningSchema>;

/** All known security warnings about plugins, and when they were complete. */
export type PluginWarnings = Omit<z.output<typeof pluginWarningsSchema>, 'warnings'> & { warnings: readonly PluginWarning[] };

export const pluginWarningCollection = defineCollection({
  file: pluginWarningsFile,
  schema: pluginWarningsSchema,
  records: ['warnings.*', 'plugins.*'],
  transform: ({ warnings, ...data }): PluginWarnings => ({
    ...data,
    warnings: withoutComing(pluginWarningsFile, warnings, advisoryDay),
  }),
  count: ({ warnings }) => warnings.length,
  links: ({ warnings }) => warnings.map(({ id, url }) => ({ address: url, usedBy: id })),
  warnings: ({ asOf }) =>
    isComing(asOf)
      ? [
          {
            file: pluginWarningsFile,
            path: 'asOf',
            expected: 'a day on which the warnings were complete, and not one that is coming',
            found: asOf,
          },
        ]
      : [],
});

/** The known security warnings about plugins, oldest first. */
export const loadPluginWarnings = pluginWarningCollection.load;

/** The number of plugins to try the check with. */
const exampleSize = 3;

/** The plugins with the newest warnings, each in the last version that the warning is about. */
export function examplePlugins(warnings: readonly PluginWarning[]): ListedPlugin[] {
  const found = new Map<string, ListedPlugin>();
  for (const { name, versions } of warnings.toReversed()) {
    for (const { lastVersion: version, pattern } of versions) {
      if (version && pattern && matchesWhole(pattern, version) && !found.has(name)) found.set(name, { name, version });
    }
    if (found.size === exampleSize) break;
  }
  return [...found.values()];
}
