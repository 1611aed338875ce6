import { z } from 'zod';
import { defineCollection, linksOf } from '@/lib/content/define-collection';
import { link, text } from '@/lib/content/fields';
import type { LocalText } from '@/lib/content/local-text';
import { messageKeys } from '@/lib/content/message-keys';
import { loadTranslation, translateRecord } from '@/lib/content/translation';
import type { Locale } from '@/lib/i18n/locales';
import messages from '@/messages/en.json';

export const contributorSummitFile = 'content/contributor-summit.yml';
const contributorSummitFolder = 'content/contributor-summit';

const pageMessages = messages.pages.contributorSummit;

const day = z.iso.date('a day such as 2026-01-30');

const year = z.number().int();

const agendaItemSchema = z.object({
  /** The message key under `pages.contributorSummit.next.agenda`. */
  item: messageKeys(pageMessages.next.agenda),
  /** One of these people speaks. */
  speakers: z.array(text).default([]),
  /** A member of the governance board speaks. */
  boardMember: z.boolean().default(false),
  /** Message keys under `pages.contributorSummit.next.points`. */
  points: z.array(messageKeys(pageMessages.next.points)).default([]),
});

const summitSchema = z.object({
  next: z.object({
    city: text,
    year,
    confirmed: z.boolean(),
    /** An event without days is shown as to be confirmed; `jenkins`, the next summit, only once it is. */
    keyDates: z.array(z.object({ event: messageKeys(pageMessages.next.dates), days: z.array(day) })),
    venue: z.object({ name: text, link, address: text }),
    capacity: z.number().int().positive(),
  }),
  fosdem: z.object({ year, days: z.array(day).min(1), link }),
  agenda: z.object({ draft: z.boolean(), items: z.array(agendaItemSchema) }),
  previous: z.array(
    z.object({
      /** The message key under `pages.contributorSummit.archive.previous`. */
      kind: messageKeys(pageMessages.archive.previous),
      year: year.optional(),
      /** Ranges of consecutive days. */
      days: z.array(z.array(day).min(1)).default([]),
      link,
    }),
  ),
  gallery: z.array(z.object({ messages: messageKeys(pageMessages.gallery), picture: text })),
});

type EnglishSummit = z.output<typeof summitSchema>;

/** The summits in a locale. */
export type ContributorSummit = Omit<EnglishSummit, 'next'> & {
  next: Omit<EnglishSummit['next'], 'city' | 'venue'> & {
    city: LocalText;
    venue: Omit<EnglishSummit['next']['venue'], 'address'> & { address: LocalText };
  };
};

export const contributorSummitCollection = defineCollection({
  file: contributorSummitFile,
  schema: summitSchema,
  records: ['next.keyDates.*', 'agenda.items.*', 'previous.*', 'gallery.*'],
  pages: ['contributorSummit'],
  count: ({ previous }) => previous.length,
  links: ({ previous, fosdem, next }) => linksOf([...previous, fosdem, next.venue]),
  pictures: ({ gallery }) => gallery.map(({ picture, messages: usedBy }) => ({ id: picture, usedBy })),
  translationFolder: contributorSummitFolder,
  translatable: ({ next }) => [cityRecord(next), venueRecord(next)],
});

/**
 * The next and the previous Contributor Summits (docs/behavior.md, Contributor Summit).
 * @throws ContentError when the file can't be read or is invalid outside its records
 */
export function loadContributorSummit(locale: Locale): ContributorSummit {
  const { next, ...summit } = contributorSummitCollection.load();
  const translation = loadTranslation(contributorSummitFolder, locale);
  const { city } = translateRecord(cityRecord(next), translation, locale);
  const { address } = translateRecord(venueRecord(next), translation, locale);
  return { ...summit, next: { ...next, city, venue: { ...next.venue, address } } };
}

function cityRecord({ city }: EnglishSummit['next']) {
  return { id: 'next', texts: { city } };
}

function venueRecord({ venue: { address } }: EnglishSummit['next']) {
  return { id: 'venue', texts: { address } };
}
