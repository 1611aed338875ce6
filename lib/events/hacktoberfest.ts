import { z } from 'zod';
import { defineCollection, linksOf } from '@/lib/content/define-collection';
import { amount, count, link, optionalLink, text, year } from '@/lib/content/fields';
import type { LocalText } from '@/lib/content/local-text';
import { messageKeys } from '@/lib/content/message-keys';
import { loadTranslation, translateRecord } from '@/lib/content/translation';
import type { Locale } from '@/lib/i18n/locales';
import messages from '@/messages/en.json';

export const hacktoberfestFile = 'content/hacktoberfest.yml';
export const hacktoberfestFolder = 'content/hacktoberfest';

const pageMessages = messages.pages.hacktoberfest;

const resourceSchema = z.object({
  title: text,
  kind: messageKeys(pageMessages.resourceKinds),
  link,
});

const featuredProjectSchema = z.object({
  id: messageKeys(pageMessages.projects),
  link: optionalLink,
  /** Names that are not translated, or message keys of those that are. */
  keywords: z.array(z.union([text, z.object({ word: messageKeys(pageMessages.keywords) })])).min(1),
  ideas: z.array(messageKeys(pageMessages.ideas)).min(1),
});

const hacktoberfestSchema = z.object({
  edition: z.object({ year }),
  /** Numbers in sentences, by their placeholders in the messages. */
  numbers: z.object({
    pullRequests: count,
    newbieIssues: count,
    cspMinutes: amount,
    cspHours: amount,
  }),
  rulesChanged: z.iso.date('a date such as 2020-10-03').transform((day) => new Date(day)),
  featuredProjects: z.array(featuredProjectSchema).min(1),
  resources: z.array(resourceSchema).min(1),
  slideDecks: z.array(resourceSchema).min(1),
  previousYears: z.array(z.object({ year, title: text, link })),
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
