import { z } from 'zod';
import { pathsInMarkdown } from '@/lib/content/addresses-in';
import { defineFolder } from '@/lib/content/define-collection';
import { markdown } from '@/lib/content/fields';
import { contentExists, readContent } from '@/lib/content/read-content';
import { compareVersions } from '@/lib/download/compare-versions';
import { versionFormats } from '@/lib/download/downloads';

/** Upgrade notes, with one file per stable release that has any; `npm run import` updates them. */
export const upgradesFolder = 'content/upgrades';

const upgradeSchema = z.looseObject({
  version: z.string().regex(versionFormats.stable, 'a version such as 2.516.1').describe('stable release, as in the file name'),
  raw_content: markdown.describe('Markdown with headings of level four'),
});

export const upgradeCollection = defineFolder({
  folder: upgradesFolder,
  schema: upgradeSchema,
  checkName: (file) =>
    versionFormats.stable.test(file) ? undefined : 'expected a version as the file name, such as 2.516.1.yml',
  ifMissing: [],
  transform: (upgrades) => upgrades.toSorted((a, b) => compareVersions(b.file, a.file)),
  upstream: 'content/_data/upgrades',
  mentions: (upgrades) =>
    upgrades.flatMap(({ file, raw_content }) => pathsInMarkdown(raw_content).map((address) => ({ address, usedBy: file }))),
  markdown: (upgrades) => upgrades.map(({ file, raw_content }) => ({ text: raw_content, usedBy: file })),
  // The file name counts.
  warnings: (upgrades) =>
    upgrades
      .filter(({ file, version }) => file !== version)
      .map(({ file, version }) => `${file}.yml has the version ${version}: its notes are shown for ${file}`),
});

/** The upgrade notes of all stable releases, newest first. */
export const loadUpgrades = upgradeCollection.load;

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
