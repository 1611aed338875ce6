import { z } from 'zod';
import { markdown } from '@/lib/content/fields';
import { contentExists, readContent } from '@/lib/content/read-content';
import { readRecords, recordFiles, type WithFileName } from '@/lib/content/record-folder';
import { compareVersions } from '@/lib/download/compare-versions';
import { versionFormats } from '@/lib/download/downloads';

/** Upgrade notes, with one file per stable release that has any; `npm run import` updates them. */
export const upgradesFolder = 'content/upgrades';

const upgradeSchema = z.looseObject({
  version: z.string().regex(versionFormats.stable, 'a version such as 2.516.1'),
  /** Markdown with headings of level four. */
  raw_content: markdown,
});

/** The upgrade notes of a stable release. */
export type UpgradeNotes = WithFileName<z.output<typeof upgradeSchema>>;

/**
 * The upgrade notes of all stable releases, newest first.
 * @throws ContentError when there are notes and none is valid
 */
export function loadUpgrades(): UpgradeNotes[] {
  if (recordFiles(upgradesFolder).length === 0) return [];
  const check = (file: string) =>
    versionFormats.stable.test(file) ? undefined : 'expected a version as the file name, such as 2.516.1.yml';
  return readRecords(upgradesFolder, upgradeSchema, { check }).sort((a, b) => compareVersions(b.file, a.file));
}

/**
 * The upgrade notes of a release, in Markdown.
 * @param version a version such as 2.516.1; only stable releases have notes
 * @returns undefined if there are no notes
 * @throws ContentError when the file is invalid
 */
export function upgradeNotesOf(version: string): string | undefined {
  const file = `${upgradesFolder}/${version}.yml`;
  const isHere = versionFormats.stable.test(version) && contentExists(file);
  return isHere ? readContent(file, upgradeSchema).raw_content : undefined;
}

/** Warnings about files whose name and `version` differ; the name counts. */
export function upgradeWarnings(): string[] {
  return loadUpgrades()
    .filter(({ file, version }) => file !== version)
    .map(({ file, version }) => `${file}.yml has the version ${version}: its notes are shown for ${file}`);
}
