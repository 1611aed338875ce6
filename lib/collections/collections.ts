import { advisoryCollection } from '@/lib/advisories/advisories';
import { pluginWarningCollection } from '@/lib/advisories/plugin-warnings';
import { logoCollection } from '@/lib/artwork/logos';
import { changelogCollections } from '@/lib/changelog/changelogs';
import { ratingCollection } from '@/lib/changelog/ratings';
import { testedConfigurationCollection } from '@/lib/changelog/tested-configurations';
import { carouselCollection } from '@/lib/community/carousel';
import { mailingListCollection } from '@/lib/community/mailing-lists';
import { newsCollection } from '@/lib/community/news';
import { participateCollection } from '@/lib/community/participate';
import { supporterCollection } from '@/lib/community/supporters';
import { thankYouCollection } from '@/lib/community/thank-you';
import { type Collection, defineCollection, hasFile } from '@/lib/content/define-collection';
import { type Translation, translationFile, translationGaps, translationSchema } from '@/lib/content/translation';
import { cloudCollection, releaseCollections } from '@/lib/download/downloads';
import { javaCollection } from '@/lib/download/java';
import { keyCollection, verificationCollection } from '@/lib/download/verification';
import { contributorSummitCollection } from '@/lib/events/contributor-summit';
import { devopsWorldCollection } from '@/lib/events/devops-world';
import { eventAdditionCollection } from '@/lib/events/event-additions';
import { eventCollection } from '@/lib/events/events';
import { hacktoberfestCollection } from '@/lib/events/hacktoberfest';
import { jamCollection } from '@/lib/events/jam';
import { prefixedLocales } from '@/lib/i18n/locales';
import { mediaCollection } from '@/lib/pictures/media';
import { awardCollection } from '@/lib/records/awards';
import { bookCollection } from '@/lib/records/books';
import { roadmapArchiveCollection, roadmapCollection } from '@/lib/roadmap/roadmap';
import { figureCollection } from '@/lib/site/figures';
import { externalRedirectCollection, linkCollection } from '@/lib/site/links';
import { navigationCollection } from '@/lib/site/navigation';
import { redirectCollection } from '@/lib/site/redirects';
import { securityCollection } from '@/lib/site/security-contact';
import { siteCollection } from '@/lib/site/site';
import { upgradeCollection } from '@/lib/upgrades/upgrades';

const untranslated: readonly Collection[] = [
  siteCollection,
  linkCollection,
  externalRedirectCollection,
  redirectCollection,
  navigationCollection,
  securityCollection,
  figureCollection,
  hacktoberfestCollection,
  jamCollection,
  participateCollection,
  roadmapCollection,
  roadmapArchiveCollection,
  eventCollection,
  eventAdditionCollection,
  contributorSummitCollection,
  devopsWorldCollection,
  mediaCollection,
  awardCollection,
  bookCollection,
  logoCollection,
  mailingListCollection,
  releaseCollections.stable,
  releaseCollections.weekly,
  keyCollection,
  verificationCollection,
  cloudCollection,
  javaCollection,
  advisoryCollection,
  pluginWarningCollection,
  changelogCollections.stable,
  changelogCollections.weekly,
  testedConfigurationCollection,
  upgradeCollection,
  ratingCollection,
  newsCollection,
  supporterCollection,
  carouselCollection,
  thankYouCollection,
];

/** The translations of records into every locale except English. */
function translationsOf(all: readonly Collection[]): Collection[] {
  const translatable = all.filter((collection) => collection.translatable);
  const folders = new Set(translatable.map(({ path, translationFolder = path }) => translationFolder));
  return [...folders].flatMap((folder) => {
    const own = translatable.filter(({ path, translationFolder = path }) => translationFolder === folder);
    const records = () => own.flatMap(({ load, translatable: textsOf }) => textsOf?.(load()) ?? []);
    return prefixedLocales.map((locale) =>
      defineCollection({
        file: translationFile(folder, locale),
        schema: translationSchema,
        records: ['**'],
        ifMissing: new Map(),
        plain: (translation: Translation) => textsOf(translation, (field) => field !== markdownField),
        markdown: (translation: Translation) => textsOf(translation, (field) => field === markdownField),
        warnings: () => translationGaps(folder, locale, records()),
      }),
    );
  });
}

/** The field of records that is in Markdown. */
export const markdownField = 'raw_content';

function textsOf(translation: Translation, isMeant: (field: string) => boolean) {
  return [...translation].flatMap(([id, texts]) =>
    Object.entries(texts).flatMap(([field, text]) => (isMeant(field) ? [{ text, usedBy: id }] : [])),
  );
}

/** Every collection of content/. Add new ones to `untranslated`. */
export const collections: readonly Collection[] = [...untranslated, ...translationsOf(untranslated)];

/** The collection that a file of content/ belongs to. */
export function collectionOf(file: string): Collection | undefined {
  return collections.find((collection) => hasFile(collection, file));
}
