import { z } from 'zod';
import { defineCollection, linksOf } from '@/lib/content/define-collection';
import { amount, count, day, link, optionalLink, text, year } from '@/lib/content/fields';
import type { LocalText } from '@/lib/content/local-text';
import { messageKeys } from '@/lib/content/message-keys';
import { loadTranslation, translateRecord } from '@/lib/content/translation';
import type { Locale } from '@/lib/i18n/locales';
import messages from '@/messages/en.json';

export const hacktoberfestFile = 'content/hacktoberfest.yml';
export const hacktoberfestFolder = 'content/hacktoberfest';

const pageMessages = messages.pages.hacktoberfest;

const resourceSchema = z.object({
  title: text.describe('title, which is translated'),
  kind: messageKeys(pageMessages.resourceKinds).describe('key under pages.hacktoberfest.resourceKinds'),
  link: link.describe('address'),
});

const featuredProjectSchema = z.object({
  id: messageKeys(pageMessages.projects).describe('key under pages.hacktoberfest.projects'),
  link: optionalLink.describe('address of the project'),
  keywords: z
    .array(
      z.union([text, z.object({ word: messageKeys(pageMessages.keywords).describe('key under pages.hacktoberfest.keywords') })]),
    )
    .min(1)
    .describe('names that are not translated, or keys of those that are'),
  ideas: z.array(messageKeys(pageMessages.ideas)).min(1).describe('keys under pages.hacktoberfest.ideas'),
});

const hacktoberfestSchema = z.object({
  edition: z
    .object({
      year: year.describe('year of the edition'),
    })
    .describe('the last edition'),
  numbers: z
    .object({
      pullRequests: count.describe('pull requests that a participant needs'),
      newbieIssues: count.describe('issues for newcomers'),
      cspMinutes: amount.describe('minutes for a file without inline scripts'),
      cspHours: amount.describe('hours for a plugin without inline scripts'),
    })
    .describe('numbers in sentences, by their placeholders in the messages'),
  rulesChanged: day.transform((written) => new Date(written)).describe('day on which the rules changed'),
  featuredProjects: z.array(featuredProjectSchema).min(1).describe('projects to contribute to'),
  resources: z.array(resourceSchema).min(1).describe('material for local events'),
  slideDecks: z.array(resourceSchema).min(1).describe('slides for local events'),
  previousYears: z
    .array(
      z.object({
        year: year.describe('year of the edition'),
        title: text.describe('title of its page, which is translated'),
        link: link.describe('address of its page'),
      }),
    )
    .describe('earlier editions, the newest first'),
});

export type Hacktoberfest = z.output<typeof hacktoberfestSchema>;
export type FeaturedProject = Hacktoberfest['featuredProjects'][number];
export type HacktoberfestResource = Hacktoberfest['resources'][number];

export const hacktoberfestCollection = defineCollection({
  file: hacktoberfestFile,
  schema: hacktoberfestSchema,
  records: ['featuredProjects.*', 'resources.*', 'slideDecks.*', 'previousYears.*'],
  pages: ['hacktoberfest'],
  count: ({ featuredProjects }) => featuredProjects.length,
  links: ({ featuredProjects, ...titled }) => [
    ...linksOf(featuredProjects.map(({ id, link: address }) => ({ name: id, link: address }))),
    ...titledRecords(titled).map((record) => ({ address: record.link, usedBy: record.title })),
  ],
  translationFolder: hacktoberfestFolder,
  translatable: (hacktoberfest) => titledRecords(hacktoberfest).map(({ title }) => translatable(title)),
});

function titledRecords({ resources, slideDecks, previousYears }: Omit<Hacktoberfest, 'featuredProjects'>) {
  return [...resources, ...slideDecks, ...previousYears];
}

/** The facts that change from one Hacktoberfest to the next (docs/behavior.md, Hacktoberfest). */
export const loadHacktoberfest = hacktoberfestCollection.load;

/** Returns a function that translates titles by their English text. */
export function hacktoberfestTitles(locale: Locale): (title: string) => LocalText {
  const translation = loadTranslation(hacktoberfestFolder, locale);
  return (title) => translateRecord(translatable(title), translation, locale).title;
}

function translatable(title: string) {
  return { id: title, texts: { title } };
}
