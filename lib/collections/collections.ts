import { loadEveryLogo, logoPictureId, logosFolder } from '@/lib/artwork/logos';
import { changelogFile, loadChangelog } from '@/lib/changelog/changelogs';
import { loadRatings, ratingsFile } from '@/lib/changelog/ratings';
import {
  listAddresses,
  loadMailingLists,
  loadMailingListTranslation,
  mailingListsFile,
  mailingListTranslationFile,
  unknownListTranslations,
} from '@/lib/community/mailing-lists';
import {
  loadParticipateCards,
  participateFile,
  participateTranslationFile,
  participateTranslationGaps,
} from '@/lib/community/participate';
import { loadThankYou, thankYouFile } from '@/lib/community/thank-you';
import { loadRecordTranslation, recordTranslationFile } from '@/lib/content/record-translation';
import { cloudsFile, loadClouds, loadReleaseLine, releaseFile, releaseLines, warAddress } from '@/lib/download/downloads';
import { contributorSummitFile, loadContributorSummit } from '@/lib/events/contributor-summit';
import { devopsWorldFile, loadDevopsWorld } from '@/lib/events/devops-world';
import { eventsFolder, eventWarnings, loadEvents } from '@/lib/events/events';
import { hacktoberfestFile, hacktoberfestLinks, loadHacktoberfest } from '@/lib/events/hacktoberfest';
import { jamFile, loadJam } from '@/lib/events/jam';
import { defaultLocale, prefixedLocales } from '@/lib/i18n/locales';
import { loadMedia, mediaFile } from '@/lib/pictures/media';
import { awardsFolder, loadAwards } from '@/lib/records/awards';
import { booksFolder, loadBooks } from '@/lib/records/books';
import { loadRoadmap, loadRoadmapArchive, roadmapArchiveFile, roadmapFile, unlistedLabels } from '@/lib/roadmap/roadmap';
import { loadRoadmapTranslation, roadmapTranslationFile } from '@/lib/roadmap/roadmap-translation';
import { handoffsFile, linksFile, loadHandoffs, loadLinks } from '@/lib/site/links';
import { loadNavigation, navigationFile } from '@/lib/site/navigation';
import { loadSite, siteFile } from '@/lib/site/site';

/** A collection of content/ for `npm run check:content`. */
export interface Collection {
  /** The file, or the folder, from the repository's root. */
  file: string;
  /**
   * Reads the whole collection.
   * @returns the number of records
   * @throws ContentError when anything is invalid
   */
  read: () => number;
  /** The addresses that its records link to, for the link check. */
  links?: () => { address: string; usedBy: string }[];
  /** Warnings: oddities that do no harm. */
  warnings?: () => string[];
}

/** Every collection of content/. Add new ones here, so that they are checked. */
export const collections: readonly Collection[] = [
  { file: siteFile, read: () => Object.keys(loadSite()).length },
  {
    file: linksFile,
    read: () => Object.keys(loadLinks()).length,
    links: () => Object.entries(loadLinks()).map(([name, address]) => ({ address, usedBy: name })),
  },
  { file: handoffsFile, read: () => loadHandoffs().paths.length },
  { file: navigationFile, read: () => loadNavigation().bar.length },
  { file: hacktoberfestFile, read: () => loadHacktoberfest().featuredProjects.length, links: hacktoberfestLinks },
  { file: jamFile, read: () => Object.keys(loadJam()).length },
  {
    file: participateFile,
    read: () => loadParticipateCards(defaultLocale).length,
    links: () => loadParticipateCards(defaultLocale).map(({ url, label }) => ({ address: url, usedBy: label.text })),
  },
  ...prefixedLocales.map(
    (locale): Collection => ({
      file: participateTranslationFile(locale),
      read: () => loadParticipateCards(locale).length,
      warnings: () => participateTranslationGaps(locale),
    }),
  ),
  {
    file: roadmapFile,
    read: () => loadRoadmap().categories.flatMap((category) => category.initiatives).length,
    links: () => [...linksOf(loadRoadmap().categories), ...linksOf([{ initiatives: loadRoadmap().labels }])],
    warnings: () =>
      [...unlistedLabels(loadRoadmap())].map(
        ([label, initiatives]) =>
          `the label "${label}" is not in the list of labels and has no checkbox; it is used by ${initiatives.map((name) => `"${name}"`).join(', ')}`,
      ),
  },
  {
    file: roadmapArchiveFile,
    read: () => loadRoadmapArchive().categories.flatMap((category) => category.initiatives).length,
    links: () => linksOf(loadRoadmapArchive().categories),
  },
  {
    file: eventsFolder,
    read: () => loadEvents().length,
    links: () => loadEvents().map(({ link, file }) => ({ address: link, usedBy: file })),
    warnings: eventWarnings,
  },
  {
    file: contributorSummitFile,
    read: () => loadContributorSummit().previous.length,
    links: () =>
      linksOf([...loadContributorSummit().previous, loadContributorSummit().fosdem, loadContributorSummit().next.venue]),
  },
  { file: devopsWorldFile, read: () => loadDevopsWorld().previous.length, links: () => linksOf(loadDevopsWorld().previous) },
  ...prefixedLocales.map(
    (locale): Collection => ({
      file: roadmapTranslationFile(locale),
      read: () => Object.keys(loadRoadmapTranslation(locale).initiatives).length,
      warnings: () => unknownNames(locale),
    }),
  ),
  { file: mediaFile, read: () => loadMedia().pictures.length },
  {
    file: logosFolder,
    read: () => loadEveryLogo().length,
    links: () =>
      loadEveryLogo().flatMap(({ file, credit_url, source_url }) =>
        linksOf([
          { name: file, link: credit_url },
          { name: file, link: source_url },
        ]),
      ),
    warnings: () => unlistedPictures(),
  },
  ...recordCollections(booksFolder, loadBooks),
  ...recordCollections(awardsFolder, loadAwards),
  {
    file: mailingListsFile,
    read: () => loadMailingLists().lists.length,
    links: () =>
      loadMailingLists().lists.flatMap(({ name, more }) => [
        { address: listAddresses(name, loadMailingLists()).archive, usedBy: name },
        ...(more ? [{ address: more.address, usedBy: name }] : []),
      ]),
  },
  ...prefixedLocales.map(
    (locale): Collection => ({
      file: mailingListTranslationFile(locale),
      read: () => Object.values(loadMailingListTranslation(locale)).flatMap(Object.keys).length,
      warnings: () => unknownListTranslations(locale),
    }),
  ),
  ...releaseLines.map(
    (line): Collection => ({
      file: releaseFile(line),
      read: () => loadReleaseLine(line).platforms.length,
      links: () => [
        { address: warAddress(loadReleaseLine(line)), usedBy: 'war' },
        ...loadReleaseLine(line).platforms.map(({ link, label }) => ({ address: link, usedBy: label })),
      ],
    }),
  ),
  {
    file: cloudsFile,
    read: () => loadClouds().length,
    links: () => loadClouds().map(({ link, name }) => ({ address: link, usedBy: name })),
  },
  ...releaseLines.map((line): Collection => ({ file: changelogFile(line), read: () => loadChangelog(line).length })),
  { file: ratingsFile, read: () => Object.keys(loadRatings()).length },
  { file: thankYouFile, read: () => loadThankYou().length },
];

/** A folder of records and its translations. */
function recordCollections(folder: string, load: () => readonly { file: string; url?: string }[]): Collection[] {
  return [
    {
      file: folder,
      read: () => load().length,
      links: () => linksOf(load().map(({ file, url }) => ({ name: file, link: url }))),
    },
    ...prefixedLocales.map(
      (locale): Collection => ({
        file: recordTranslationFile(folder, locale),
        read: () => Object.keys(loadRecordTranslation(folder, locale)).length,
        warnings: () =>
          Object.keys(loadRecordTranslation(folder, locale))
            .filter((name) => !load().some(({ file }) => file === name))
            .map((name) => `"${name}" is translated, and ${folder} has no such file`),
      }),
    ),
  ];
}

/** Logos whose pictures are not in content/media.yml: they are shown, but `npm run media` can't download them. */
function unlistedPictures(): string[] {
  const listed = new Set(loadMedia().pictures.map(({ id }) => id));
  return loadEveryLogo()
    .filter(({ file, url }) => !listed.has(logoPictureId(file, url)))
    .map(({ file }) => `the pictures of ${file} are not in ${mediaFile}`);
}

interface Linked {
  name?: string;
  link?: string;
  initiatives?: readonly Linked[];
}

function linksOf(records: readonly Linked[]): { address: string; usedBy: string }[] {
  return records.flatMap(({ name = '', link, initiatives = [] }) => [
    ...(link ? [{ address: link, usedBy: name }] : []),
    ...linksOf(initiatives),
  ]);
}

/** Translations of records that are no longer there, or were renamed. */
function unknownNames(locale: (typeof prefixedLocales)[number]): string[] {
  const categories = [...loadRoadmap().categories, ...loadRoadmapArchive().categories];
  const known = new Set(
    categories.flatMap(({ name, initiatives }) => [name, ...initiatives.map((initiative) => initiative.name)]),
  );
  const translation = loadRoadmapTranslation(locale);
  return [...Object.keys(translation.categories), ...Object.keys(translation.initiatives)]
    .filter((name) => !known.has(name))
    .map((name) => `"${name}" is translated, and no category or initiative has that name`);
}
