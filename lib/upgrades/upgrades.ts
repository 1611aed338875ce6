import { z } from 'zod';
import { markdown } from '@/lib/content/fields';
import { isContentHere, readContent } from '@/lib/content/read-content';
import { readRecords, recordFiles, type WithFileName } from '@/lib/content/record-folder';
import { compareVersions } from '@/lib/download/compare-versions';
import { versionFormats } from '@/lib/download/downloads';

/** The notes on upgrading, a file for each stable release that needs some; `npm run import` writes them. */
export const upgradesFolder = 'content/upgrades';

const upgradeSchema = z.looseObject({
  version: z.string().regex(versionFormats.stable, 'a version such as 2.516.1'),
  /** In Markdown, whose headings are of level four. */
  raw_content: markdown,
});

/** What to know before upgrading to a stable release. */
export type UpgradeNotes = WithFileName<z.output<typeof upgradeSchema>>;

/**
 * The notes on upgrading to every stable release that has some, newest first.
 * @throws ContentError when there are notes and none can be read
 */
export function loadUpgrades(): UpgradeNotes[] {
  if (recordFiles(upgradesFolder).length === 0) return [];
  const check = (file: string) =>
    versionFormats.stable.test(file) ? undefined : 'expected a version as the name of the file, such as 2.516.1.yml';
  return readRecords(upgradesFolder, upgradeSchema, { check }).sort((a, b) => compareVersions(b.file, a.file));
}

/**
 * The notes on upgrading to a release, in Markdown.
 * @param version of a stable release, such as 2.516.1; others have none
 * @returns undefined when there is nothing to know
 * @throws ContentError when the file is broken
 */
export function upgradeNotesOf(version: string): string | undefined {
  const file = `${upgradesFolder}/${version}.yml`;
  const isHere = versionFormats.stable.test(version) && isContentHere(file);
  return isHere ? readContent(file, upgradeSchema).raw_content : undefined;
}

/** Files that say another version than their names do; the name decides. */
export function upgradeWarnings(): string[] {
  return loadUpgrades()
    .filter(({ file, version }) => file !== version)
    .map(({ file, version }) => `${file}.yml says that it is about ${version}: it is shown with ${file}`);
}
