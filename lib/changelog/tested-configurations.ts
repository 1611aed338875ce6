import { z } from 'zod';
import { text, versionForm } from '@/lib/content/fields';
import { maxVersionNumbers } from '@/lib/content/limits';
import { isContentHere, readContent } from '@/lib/content/read-content';
import { compareVersions } from '@/lib/download/compare-versions';
import { versionFormats } from '@/lib/download/downloads';

/** The Jenkins project's own list of what its stable releases are tested with; it comes by `npm run import`. */
export const testedConfigurationsFile = 'content/changelogs/tested_configurations.yml';

const version = z.string().regex(versionForm(2, maxVersionNumbers), 'a version in quotation marks, such as "2.541.1"');

const rangeSchema = z.looseObject({
  /** A platform, or a number of Java. */
  value: z.preprocess((value) => (typeof value === 'number' ? String(value) : value), text),
  /** The first release that is tested with it. */
  from: version,
  /** The last one, if it is no longer tested. */
  to: version.nullish(),
});

const rangesSchema = z
  .array(rangeSchema)
  .nullish()
  .transform((list) => list ?? []);

const testedSchema = z.looseObject({ lts: z.looseObject({ platforms: rangesSchema, jdks: rangesSchema }) });

/** What a release was tested with, as the file names it: Linux and Windows, 21 and 25. */
export interface TestedConfigurations {
  platforms: readonly string[];
  jdks: readonly string[];
}

/**
 * The platforms and versions of Java with the releases that were tested on them; without the file there are none.
 * @throws ContentError when the file is broken outside its records
 */
export function loadTestedConfigurations(): z.output<typeof testedSchema>['lts'] {
  if (!isContentHere(testedConfigurationsFile)) return { platforms: [], jdks: [] };
  return readContent(testedConfigurationsFile, testedSchema, ['lts.platforms.*', 'lts.jdks.*']).lts;
}

/**
 * What a release was tested with, which is not what it requires.
 * @param version of a stable release; nothing is known of weekly ones
 * @returns undefined when nothing is known
 * @throws ContentError when the file is broken outside its records
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
