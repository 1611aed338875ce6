import { type TranslatableRecord, type Translation, translateRecord } from '@/lib/content/translation';
import type { Locale } from '@/lib/i18n/locales';
import { loadRoadmap, loadRoadmapArchive, type Roadmap, type RoadmapArchive, unlistedLabels } from './roadmap';

export const roadmapFolder = 'content/roadmap';

/** Returns functions that translate each kind of record, falling back to English. */
export function roadmapTexts(translation: Translation, locale: Locale) {
  const translate = <Texts extends TranslatableRecord['texts']>(record: TranslatableRecord<Texts>) =>
    translateRecord(record, translation, locale);

  return {
    status: (status: Roadmap['statuses'][number]) => {
      const { displayName, description } = translate(statusRecord(status));
      return { name: displayName, description };
    },
    /** An unlisted label is shown by its formatted name. */
    label: (name: string, listed: readonly Roadmap['labels'][number][]) =>
      translate(labelRecord(listed.find((label) => label.name === name) ?? unlisted(name))).displayName,
    category: (category: RoadmapArchive['categories'][number]) => translate(categoryRecord(category)),
    initiative: (initiative: Named) => translate(initiativeRecord(initiative)),
  };
}

export type RoadmapTexts = ReturnType<typeof roadmapTexts>;

interface Named {
  name: string;
  description?: string;
}

function statusRecord({ id, displayName, description }: Roadmap['statuses'][number]) {
  return { id: `statuses/${id}`, texts: { displayName, description } };
}

function labelRecord({ name, displayName, description }: Named & { displayName: string }) {
  return { id: `labels/${name}`, texts: { displayName, description } };
}

/** Formats `good-name` as "Good name". */
function unlisted(name: string) {
  return { name, displayName: `${name.charAt(0).toUpperCase()}${name.slice(1)}`.replaceAll('-', ' ') };
}

function categoryRecord({ name, description }: Named) {
  return { id: `categories/${name}`, texts: { name, description } };
}

function initiativeRecord({ name, description }: Named) {
  return { id: `initiatives/${name}`, texts: { name, description } };
}

/** The translatable texts of the roadmap and its archive, for the translation check. */
export function translatableRoadmap(): TranslatableRecord[] {
  const roadmap = loadRoadmap();
  const { statuses, labels, categories } = roadmap;
  const all = [...categories, ...loadRoadmapArchive().categories];
  return [
    ...statuses.map(statusRecord),
    ...labels.map(labelRecord),
    ...[...unlistedLabels(roadmap).keys()].map((name) => labelRecord(unlisted(name))),
    ...all.map(categoryRecord),
    ...all.flatMap(({ initiatives }) => initiatives).map(initiativeRecord),
  ];
}
