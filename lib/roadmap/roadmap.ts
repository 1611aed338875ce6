import { z } from 'zod';
import { defineCollection, linksOf } from '@/lib/content/define-collection';
import { optionalLink, optionalText, text } from '@/lib/content/fields';
import { categoryRecord, initiativeRecord, labelRecord, roadmapFolder, statusRecord, unlisted } from './roadmap-translation';

export const roadmapFile = 'content/roadmap/roadmap.yml';
export const roadmapArchiveFile = 'content/roadmap/archive.yml';

const initiativeSchema = z.looseObject({
  name: text.describe('name of the initiative'),
  description: optionalText.describe('plain text about it'),
  link: optionalLink.describe('address, or a path of this site'),
  status: text.describe('the id of a status of this file'),
  labels: z
    .array(text)
    .nullish()
    .transform((labels) => labels ?? [])
    .describe('names of labels; one that is not in the list of labels gets no checkbox'),
});

const categorySchema = z.looseObject({
  name: text.describe('name of the category'),
  description: optionalText.describe('plain text about it'),
  link: optionalLink.describe('address, or a path of this site'),
  initiatives: z.array(initiativeSchema).describe('initiatives, in order'),
});

/** A status without a name is shown by its id. */
const statusSchema = z
  .looseObject({
    id: text.describe('name that initiatives use'),
    displayName: text.nullish().describe('title of the column; by default the id'),
    description: optionalText.describe('plain text about it'),
    hide: z
      .boolean()
      .nullish()
      .transform((hide) => hide ?? false)
      .describe('whether to hide the column'),
  })
  .transform((status) => ({ ...status, displayName: status.displayName ?? status.id }));

const labelSchema = z.looseObject({
  name: text.describe('name that initiatives use'),
  displayName: text.describe('name that visitors read'),
  description: optionalText.describe('plain text about it'),
  link: optionalLink.describe('address, or a path of this site'),
});

/** In the Jenkins project's format; labels, statuses and categories are required (docs/behavior.md, Roadmap). */
const roadmapSchema = z
  .looseObject({
    labels: z.array(labelSchema).describe('labels that get a checkbox'),
    statuses: z.array(statusSchema).describe('columns, in order'),
    categories: z.array(categorySchema).describe('rows, in order'),
  })
  .superRefine((roadmap, context) => {
    const known = roadmap.statuses.map((status) => status.id);
    roadmap.categories.forEach((category, categoryIndex) => {
      category.initiatives.forEach((initiative, index) => {
        if (known.includes(initiative.status)) return;
        context.addIssue({
          code: 'custom',
          path: ['categories', categoryIndex, 'initiatives', index, 'status'],
          message: `expected one of the file's statuses (${known.join(', ')}), found "${initiative.status}"`,
        });
      });
    });
  });

const archiveSchema = z.looseObject({ categories: z.array(categorySchema).describe('rows, in order') });

/** Record patterns that both files share. */
const categories = ['categories.*', 'categories.*.initiatives.*'];

/** Invalid fields of a status are skipped separately, because without the status its initiatives would be invalid too. */
const statuses = ['statuses.*', ...['displayName', 'description', 'hide'].map((field) => `statuses.*.${field}`)];

export type Roadmap = z.output<typeof roadmapSchema>;
export type RoadmapArchive = z.output<typeof archiveSchema>;
export type RoadmapCategory = Roadmap['categories'][number];
export type Initiative = RoadmapCategory['initiatives'][number];
export type RoadmapStatus = Roadmap['statuses'][number];
export type RoadmapLabel = Roadmap['labels'][number];

export const roadmapCollection = defineCollection({
  file: roadmapFile,
  schema: roadmapSchema,
  records: ['labels.*', ...statuses, ...categories],
  pages: ['roadmap'],
  upstream: 'content/_data/roadmap/roadmap.yml',
  count: countInitiatives,
  links: (roadmap) => [...linksOfCategories(roadmap), ...linksOf(roadmap.labels)],
  warnings: (roadmap) =>
    [...unlistedLabels(roadmap)].map(
      ([label, initiatives]) =>
        `the label "${label}" is not in the list of labels and has no checkbox; it is used by ${initiatives.map((name) => `"${name}"`).join(', ')}`,
    ),
  translationFolder: roadmapFolder,
  translatable: (roadmap) => [
    ...roadmap.statuses.map(statusRecord),
    ...[...roadmap.labels, ...[...unlistedLabels(roadmap).keys()].map(unlisted)].map(labelRecord),
    ...translatableCategories(roadmap),
  ],
});

export const roadmapArchiveCollection = defineCollection({
  file: roadmapArchiveFile,
  schema: archiveSchema,
  records: categories,
  upstream: 'content/_data/roadmap/archive.yml',
  count: countInitiatives,
  links: linksOfCategories,
  translationFolder: roadmapFolder,
  translatable: translatableCategories,
});

function countInitiatives(archive: RoadmapArchive) {
  return archive.categories.flatMap(({ initiatives }) => initiatives).length;
}

function linksOfCategories(archive: RoadmapArchive) {
  return archive.categories.flatMap((category) => linksOf([category, ...category.initiatives]));
}

function translatableCategories(archive: RoadmapArchive) {
  return archive.categories.flatMap((category) => [categoryRecord(category), ...category.initiatives.map(initiativeRecord)]);
}

/** The roadmap (docs/behavior.md, Roadmap). */
export const loadRoadmap = roadmapCollection.load;

/** The completed and withdrawn initiatives that are no longer on the roadmap. */
export const loadRoadmapArchive = roadmapArchiveCollection.load;

/** The ID of a category on the page, from its English name. */
export function categoryAnchor({ name }: RoadmapCategory): string {
  return `category-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;
}

/** The initiatives of a category that have a status. */
export function withStatus(category: RoadmapCategory, status: RoadmapStatus): Initiative[] {
  return category.initiatives.filter((initiative) => initiative.status === status.id);
}

/** The labels of initiatives, each once. */
export function labelsOf(initiatives: readonly Initiative[]): string[] {
  return [...new Set(initiatives.flatMap((initiative) => initiative.labels))];
}

/**
 * Labels that initiatives use but the file doesn't list. They have no checkbox in the filter bar, so `npm run check:content`
 * reports them.
 * @returns the initiatives' names by label
 */
function unlistedLabels(roadmap: Roadmap): Map<string, string[]> {
  const listed = new Set(roadmap.labels.map((label) => label.name));
  const unlisted = new Map<string, string[]>();
  for (const { initiatives } of roadmap.categories) {
    for (const initiative of initiatives) {
      for (const label of initiative.labels) {
        if (!listed.has(label)) unlisted.set(label, [...(unlisted.get(label) ?? []), initiative.name]);
      }
    }
  }
  return unlisted;
}
