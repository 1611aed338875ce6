import { z } from 'zod';
import { defineCollection } from '@/lib/content/define-collection';
import { text, versionForm } from '@/lib/content/fields';
import { maxVersionNumbers } from '@/lib/content/limits';
import { compareVersions } from '@/lib/download/compare-versions';
import { versionFormats } from '@/lib/download/downloads';

/** The configurations that stable releases are tested with; `npm run import` updates the file. */
export const testedConfigurationsFile = 'content/changelogs/tested_configurations.yml';

const version = z.string().regex(versionForm(2, maxVersionNumbers), 'a version in quotation marks, such as "2.541.1"');

const rangeSchema = z.looseObject({
  value: z
    .preprocess((value) => (typeof value === 'number' ? String(value) : value), text)
    .describe('platform, or a Java version'),
  from: version.describe('first release tested with it'),
  to: version.nullish().describe('last release tested with it, if testing has ended'),
});

const rangesSchema = z
  .array(rangeSchema)
  .nullish()
  .transform((list) => list ?? []);

const testedSchema = z.looseObject({
  lts: z
    .looseObject({ platforms: rangesSchema.describe('platforms'), jdks: rangesSchema.describe('Java versions') })
    .describe('what stable releases are tested with'),
});

/** The configurations of a release, as written in the file, such as Linux and 21. */
export interface TestedConfigurations {
  platforms: readonly string[];
  jdks: readonly string[];
}

export const testedConfigurationCollection = defineCollection({
  file: testedConfigurationsFile,
  schema: testedSchema,
  records: ['lts.platforms.*', 'lts.jdks.*'],
  ifMissing: { lts: { platforms: [], jdks: [] } },
  transform: ({ lts }) => lts,
  count: ({ platforms, jdks }) => platforms.length + jdks.length,
  upstream: 'content/_data/changelogs/tested_configurations.yml',
});

/** The tested platforms and Java versions; empty if the file doesn't exist. */
export const loadTestedConfigurations = testedConfigurationCollection.load;

/**
 * What a release was tested with, which differs from what it requires.
 * @param version a stable version; there is no data for weekly ones
 * @returns undefined if there is no data
 * @throws ContentError when the file is invalid outside its records
 */
export function testedConfigurationsOf(version: string): TestedConfigurations | undefined {
  if (!versionFormats.stable.test(version)) return undefined;
  const { platforms, jdks } = loadTestedConfigurations();
  const tested = (ranges: typeof jdks) =>
    ranges
      .filter(({ from, to }) => compareVersions(from, version) <= 0 && (!to || compareVersions(version, to) <= 0))
      .map(({ value }) => value);
  const found = { platforms: tested(platforms), jdks: tested(jdks) };
  return found.platforms.length + found.jdks.length > 0 ? found : undefined;
}
