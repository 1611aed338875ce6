import { type TranslatableRecord, type Translation, translateRecord } from '@/lib/content/translation';
import type { Locale } from '@/lib/i18n/locales';

export const roadmapFolder = 'content/roadmap';

/** Returns functions that translate each kind of record, falling back to English. */
export function roadmapTexts(translation: Translation, locale: Locale) {
  const translate = <Texts extends TranslatableRecord['texts']>(record: TranslatableRecord<Texts>) =>
    translateRecord(record, translation, locale);

  return {
    status: (status: Status) => {
      const { displayName, description } = translate(statusRecord(status));
      return { name: displayName, description };
    },
    /** An unlisted label is shown by its formatted name. */
    label: (name: string, listed: readonly Label[]) =>
      translate(labelRecord(listed.find((label) => label.name === name) ?? unlisted(name))).displayName,
    category: (category: Named) => translate(categoryRecord(category)),
    initiative: (initiative: Named) => translate(initiativeRecord(initiative)),
  };
}

export type RoadmapTexts = ReturnType<typeof roadmapTexts>;

interface Named {
  name: string;
  description?: string;
}

interface Label extends Named {
  displayName: string;
}

interface Status {
  id: string;
  displayName: string;
  description?: string;
}

export function statusRecord({ id, displayName, description }: Status) {
  return { id: `statuses/${id}`, texts: { displayName, description } };
}

export function labelRecord({ name, displayName, description }: Label) {
  return { id: `labels/${name}`, texts: { displayName, description } };
}

/** A label that the roadmap doesn't list: `good-name` is shown as "Good name". */
export function unlisted(name: string): Label {
  return { name, displayName: `${name.charAt(0).toUpperCase()}${name.slice(1)}`.replaceAll('-', ' ') };
}

export function categoryRecord({ name, description }: Named) {
  return { id: `categories/${name}`, texts: { name, description } };
}

export function initiativeRecord({ name, description }: Named) {
  return { id: `initiatives/${name}`, texts: { name, description } };
}
