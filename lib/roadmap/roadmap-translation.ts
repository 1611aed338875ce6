import { z } from 'zod';
import { text } from '@/lib/content/fields';
import { localText } from '@/lib/content/local-text';
import { readTranslation } from '@/lib/content/translation';
import type { Locale } from '@/lib/i18n/locales';
import type { Roadmap, RoadmapArchive } from './roadmap';

const displayed = z.looseObject({ displayName: text, description: text.optional() });
const named = z.looseObject({ name: text.optional(), description: text.optional() });

const translationSchema = z.object({
  statuses: z.record(z.string(), displayed).default({}),
  labels: z.record(z.string(), displayed).default({}),
  categories: z.record(z.string(), named).default({}),
  initiatives: z.record(z.string(), named).default({}),
});

type RoadmapTranslation = z.output<typeof translationSchema>;

/** Where the roadmap's words in a locale are; English has none, its words are the records' own. */
export function roadmapTranslationFile(locale: Locale): string {
  return `content/roadmap/translations/${locale}.yml`;
}

/**
 * The roadmap's words in a locale. The roadmap file is the Jenkins project's own and in English;
 * the translations lie beside it, so that it can be replaced without touching them. Whatever
 * they lack stays English and says so with its language.
 */
export function loadRoadmapTranslation(locale: Locale): RoadmapTranslation {
  return readTranslation(roadmapTranslationFile(locale), locale, translationSchema);
}

/**
 * Finds translations, falling back to the English record.
 * @param loaded undefined if the locale's file can't be read: everything is then in English
 */
export function roadmapWords(loaded: RoadmapTranslation | undefined, locale: Locale) {
  const translation = loaded ?? translationSchema.parse({});
  const pick = (translated: string | undefined, original: string) => localText(translated, original, locale);
  const pickOptional = (translated: string | undefined, original: string | undefined) =>
    original === undefined ? undefined : pick(translated, original);

  return {
    status: (status: Roadmap['statuses'][number]) => ({
      name: pick(translation.statuses[status.id]?.displayName, status.displayName),
      description: pickOptional(translation.statuses[status.id]?.description, status.description),
    }),
    /** A label the list lacks shows by its raw name. */
    label: (name: string, listed: readonly Roadmap['labels'][number][]) =>
      pick(translation.labels[name]?.displayName, listed.find((label) => label.name === name)?.displayName ?? name),
    category: (category: RoadmapArchive['categories'][number]) => ({
      name: pick(translation.categories[category.name]?.name, category.name),
      description: pickOptional(translation.categories[category.name]?.description, category.description),
    }),
    initiative: (initiative: { name: string; description?: string }) => ({
      name: pick(translation.initiatives[initiative.name]?.name, initiative.name),
      description: pickOptional(translation.initiatives[initiative.name]?.description, initiative.description),
    }),
  };
}

export type RoadmapWords = ReturnType<typeof roadmapWords>;
