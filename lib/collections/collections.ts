import { basename } from 'node:path';
import { advisoriesFile, loadAdvisories } from '@/lib/advisories/advisories';
import { loadPluginWarnings, pluginWarningsFile } from '@/lib/advisories/plugin-warnings';
import { loadLogos, logoPictureId, logosFolder, translatableLogo } from '@/lib/artwork/logos';
import { changelogFile, loadChangelog } from '@/lib/changelog/changelogs';
import { changeTypes, unknownTypes } from '@/lib/changelog/pages/group-changes';
import { loadRatings, ratingsFile } from '@/lib/changelog/ratings';
import { loadTestedConfigurations, testedConfigurationsFile } from '@/lib/changelog/tested-configurations';
import { changelogQuirks } from '@/lib/changelog/upstream-quirks';
import { carouselFile, carouselFolder, loadCarousel, translatableCarousel } from '@/lib/community/carousel';
import {
  listAddresses,
  loadMailingLists,
  mailingListsFile,
  mailingListsFolder,
  translatableLists,
} from '@/lib/community/mailing-lists';
import { loadNews, newsFile } from '@/lib/community/news';
import { loadParticipateCards, participateFile, participateFolder, translatableCards } from '@/lib/community/participate';
import { loadSupporters, supporterPictureId, supportersFile } from '@/lib/community/supporters';
import { loadThankYou, thankYouFile, thankYouWarnings } from '@/lib/community/thank-you';
import type { ContentProblem } from '@/lib/content/content-error';
import { loadTranslation, type TranslatableRecord, translationFile, translationGaps } from '@/lib/content/translation';
import {
  cloudsFile,
  downloadsFolder,
  loadClouds,
  loadReleaseLine,
  releaseFile,
  releaseLines,
  translatableDownloads,
  warAddress,
} from '@/lib/download/downloads';
import { javaFile, loadJavaRequirements, wrongJava } from '@/lib/download/java';
import { keysFile, loadKeys, loadVerification, verificationFile } from '@/lib/download/verification';
import {
  contributorSummitFile,
  contributorSummitFolder,
  loadContributorSummit,
  translatableSummit,
} from '@/lib/events/contributor-summit';
import { devopsWorldFile, loadDevopsWorld } from '@/lib/events/devops-world';
import { eventAdditionsFile, loadEventAdditions } from '@/lib/events/event-additions';
import { translatableEvents } from '@/lib/events/event-texts';
import { eventsFolder, eventWarnings, loadEvents } from '@/lib/events/events';
import {
  hacktoberfestFile,
  hacktoberfestFolder,
  hacktoberfestLinks,
  loadHacktoberfest,
  translatableHacktoberfest,
} from '@/lib/events/hacktoberfest';
import { jamFile, loadJam } from '@/lib/events/jam';
import { defaultLocale, prefixedLocales } from '@/lib/i18n/locales';
import { loadMedia, mediaFile, mediaFolder, translatablePictures } from '@/lib/pictures/media';
import { awardsFolder, loadAwards } from '@/lib/records/awards';
import { booksFolder, loadBooks } from '@/lib/records/books';
import { type RecordTexts, translatableRecord } from '@/lib/records/record-texts';
import { loadRoadmap, loadRoadmapArchive, roadmapArchiveFile, roadmapFile, unlistedLabels } from '@/lib/roadmap/roadmap';
import { roadmapFolder, translatableRoadmap } from '@/lib/roadmap/roadmap-translation';
import { buildDate } from '@/lib/site/build-date';
import { figuresFile, loadFigures } from '@/lib/site/figures';
import { externalRedirectsFile, linksFile, loadExternalRedirects, loadLinks } from '@/lib/site/links';
import { loadNavigation, navigationFile } from '@/lib/site/navigation';
import { loadRedirects, redirectsFile } from '@/lib/site/redirects';
import { loadCurrentSecurityContact, loadSecurityContact, securityFile } from '@/lib/site/security-contact';
import { loadSite, siteFile } from '@/lib/site/site';
import { loadUpgrades, upgradesFolder, upgradeWarnings } from '@/lib/upgrades/upgrades';

/** A collection of content/ for `npm run check:content`. */
export interface Collection {
  /** The file or folder, from the repository root. */
  file: string;
  /**
   * Loads the whole collection.
   * @returns the number of records
   * @throws ContentError when anything is invalid
   */
  read: () => number;
  /** The addresses that its records link to, which must exist. */
  links?: () => { address: string; usedBy: string }[];
  /** The addresses in imported text, where a broken link becomes plain text and causes only a warning. */
  mentions?: () => { address: string; usedBy: string }[];
  /** The ids of the pictures that its pages show, which must be in content/media.yml. */
  pictures?: () => string[];
  /** Harmless problems, with or without their position in the file. */
  warnings?: () => (string | ContentProblem)[];
}

/** Every collection of content/. Add new ones here to have them checked. */
export const collections: readonly Collection[] = [
  { file: siteFile, read: () => Object.keys(loadSite()).length },
  {
    file: linksFile,
    read: () => Object.keys(loadLinks()).length,
    links: () => Object.entries(loadLinks()).map(([name, address]) => ({ address, usedBy: name })),
  },
  { file: externalRedirectsFile, read: () => loadExternalRedirects().paths.length },
  {
    file: redirectsFile,
    read: () => loadRedirects().length,
    links: () => loadRedirects().map(({ path, to }) => ({ address: to, usedBy: path })),
  },
  { file: navigationFile, read: () => loadNavigation().bar.length },
  {
    file: securityFile,
    read: () => loadCurrentSecurityContact(buildDate()).contacts.length,
    links: () =>
      [...loadSecurityContact().contacts, loadSecurityContact().policy].map((address) => ({ address, usedBy: address })),
  },
  {
    file: figuresFile,
    read: () => Object.keys(loadFigures()).length,
    links: () => Object.entries(loadFigures()).map(([name, { source }]) => ({ address: source, usedBy: name })),
  },
  {
    file: hacktoberfestFile,
    read: () => loadHacktoberfest().featuredProjects.length,
    links: hacktoberfestLinks,
  },
  ...translations(hacktoberfestFolder, translatableHacktoberfest),
  { file: jamFile, read: () => Object.keys(loadJam()).length },
  {
    file: participateFile,
    read: () => loadParticipateCards(defaultLocale).length,
    links: () => loadParticipateCards(defaultLocale).map(({ url, label }) => ({ address: url, usedBy: label.text })),
  },
  ...translations(participateFolder, translatableCards),
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
    links: () =>
      loadEvents().flatMap(({ link, file, description = '' }) =>
        [link, ...linksIn(description)].map((address) => ({ address, usedBy: file })),
      ),
    warnings: () => eventWarnings(buildDate().getTime()),
  },
  ...translations(eventsFolder, translatableEvents),
  { file: eventAdditionsFile, read: () => loadEventAdditions().size },
  {
    file: contributorSummitFile,
    read: () => loadContributorSummit(defaultLocale).previous.length,
    links: () => {
      const { previous, fosdem, next } = loadContributorSummit(defaultLocale);
      return linksOf([...previous, fosdem, next.venue]);
    },
    pictures: () => loadContributorSummit(defaultLocale).gallery.map(({ picture }) => picture),
  },
  ...translations(contributorSummitFolder, translatableSummit),
  {
    file: devopsWorldFile,
    read: () => loadDevopsWorld().previous.length,
    links: () => linksOf(loadDevopsWorld().previous),
    pictures: () => loadDevopsWorld().gallery.map(({ picture }) => picture),
  },
  ...translations(roadmapFolder, translatableRoadmap),
  { file: mediaFile, read: () => loadMedia().pictures.length },
  ...translations(mediaFolder, translatablePictures),
  {
    file: logosFolder,
    read: () => loadLogos(defaultLocale).length,
    links: () =>
      loadLogos(defaultLocale).flatMap(({ file, credit_url, source_url }) =>
        linksOf([
          { name: file, link: credit_url },
          { name: file, link: source_url },
        ]),
      ),
    warnings: () =>
      unlistedPictures(
        loadLogos(defaultLocale).flatMap(({ file, url, url_256, vector }) =>
          [url, url_256, vector].flatMap((address) => (address ? [{ file, id: logoPictureId(file, address) }] : [])),
        ),
      ),
  },
  ...translations(logosFolder, () => loadLogos(defaultLocale).map(translatableLogo)),
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
  ...translations(mailingListsFolder, translatableLists),
  ...releaseLines.map(
    (line): Collection => ({
      file: releaseFile(line),
      read: () => loadReleaseLine(line).platforms.length,
      links: () => [
        { address: warAddress(loadReleaseLine(line)), usedBy: 'war' },
        ...loadReleaseLine(line).platforms.map(({ link, label }) => ({ address: link, usedBy: label })),
      ],
      warnings: () => wrongJava(line),
    }),
  ),
  { file: keysFile, read: () => loadKeys().length },
  { file: verificationFile, read: () => Object.values(loadVerification().commands).flat().length },
  {
    file: cloudsFile,
    read: () => loadClouds().length,
    links: () => loadClouds().map(({ link, name }) => ({ address: link, usedBy: name })),
  },
  ...translations(downloadsFolder, translatableDownloads),
  { file: javaFile, read: () => loadJavaRequirements().length },
  {
    file: advisoriesFile,
    read: () => loadAdvisories().length,
    links: () => loadAdvisories().map(({ id, url }) => ({ address: url, usedBy: id })),
  },
  {
    file: pluginWarningsFile,
    read: () => loadPluginWarnings().warnings.length,
    links: () => loadPluginWarnings().warnings.map(({ id, url }) => ({ address: url, usedBy: id })),
  },
  ...releaseLines.map(
    (line): Collection => ({
      file: changelogFile(line),
      read: () => loadChangelog(line).length,
      links: () =>
        loadChangelog(line).flatMap(({ version, changes, lts_changes }) =>
          [...changes, ...lts_changes].flatMap(({ references }) =>
            references.flatMap((reference) => ('url' in reference ? [{ address: reference.url, usedBy: version }] : [])),
          ),
        ),
      mentions: () =>
        loadChangelog(line).flatMap(({ version, banner, changes, lts_changes }) =>
          [banner ?? '', ...[...changes, ...lts_changes].map(({ message }) => message)].flatMap((html) =>
            linksInHtml(html).map((address) => ({ address, usedBy: version })),
          ),
        ),
      warnings: () => [
        ...[...unknownTypes(loadChangelog(line))].map(
          ([type, versions]) =>
            `the type "${type}" is not one of ${changeTypes.join(', ')}, so it is shown as is; it is used by ${versions.join(', ')}`,
        ),
        ...changelogQuirks(line),
      ],
    }),
  ),
  {
    file: testedConfigurationsFile,
    read: () => {
      const { platforms, jdks } = loadTestedConfigurations();
      return platforms.length + jdks.length;
    },
  },
  {
    file: upgradesFolder,
    read: () => loadUpgrades().length,
    mentions: () =>
      loadUpgrades().flatMap(({ file, raw_content }) => linksIn(raw_content).map((address) => ({ address, usedBy: file }))),
    warnings: upgradeWarnings,
  },
  { file: ratingsFile, read: () => Object.keys(loadRatings()).length },
  {
    file: newsFile,
    read: () => loadNews().length,
    links: () => loadNews().map(({ title, url }) => ({ address: url, usedBy: title })),
  },
  {
    file: supportersFile,
    read: () => loadSupporters().length,
    links: () => linksOf(loadSupporters().map(({ name, url }) => ({ name, link: url }))),
    warnings: () =>
      unlistedPictures(
        loadSupporters().flatMap(({ name, logo }) => (logo ? [{ file: name, id: supporterPictureId(logo) }] : [])),
      ),
  },
  {
    file: carouselFile,
    read: () => loadCarousel().length,
    mentions: () => linksOf(loadCarousel().map(({ title, href }) => ({ name: title, link: href }))),
  },
  ...translations(carouselFolder, translatableCarousel),
  { file: thankYouFile, read: () => loadThankYou().length, warnings: () => thankYouWarnings(buildDate()) },
];

/** The translations of records into every locale except English. */
function translations(folder: string, records: () => readonly TranslatableRecord[]): Collection[] {
  return prefixedLocales.map((locale) => ({
    file: translationFile(folder, locale),
    read: () => loadTranslation(folder, locale).size,
    warnings: () => translationGaps(folder, locale, records()),
  }));
}

/** A folder of books or awards with its translations. */
function recordCollections(
  folder: string,
  load: () => readonly (RecordTexts & { url?: string; image?: string })[],
): Collection[] {
  return [
    {
      file: folder,
      read: () => load().length,
      links: () => linksOf(load().map(({ file, url }) => ({ name: file, link: url }))),
      warnings: () =>
        unlistedPictures(load().flatMap(({ file, image }) => (image ? [{ file, id: `${basename(folder)}/${image}` }] : []))),
    },
    ...translations(folder, () => load().map(translatableRecord)),
  ];
}

/**
 * Warnings about pictures missing from content/media.yml: pages load them from the media host, but `npm run media` can't download
 * them.
 */
function unlistedPictures(pictures: readonly { file: string; id: string }[]): string[] {
  const listed = new Set(loadMedia().pictures.map(({ id }) => id));
  return pictures
    .filter(({ id }) => !listed.has(id))
    .map(({ file, id }) => `${file}: the picture "${id}" is not in ${mediaFile}`);
}

/** The site paths that a Markdown text links to. */
function linksIn(markdown: string): string[] {
  return [...markdown.matchAll(/\]\((\/[^\s)]*)/g)].flatMap(([, path]) => path ?? []);
}

/** The addresses that inline HTML links to. */
function linksInHtml(html: string): string[] {
  return [...html.matchAll(/<a\s[^>]*?href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/gi)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  );
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
