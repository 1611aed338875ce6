import { z } from 'zod';
import { defineCollection, linksOf } from '@/lib/content/define-collection';
import { day, link, text } from '@/lib/content/fields';
import type { LocalText } from '@/lib/content/local-text';
import { messageKeys } from '@/lib/content/message-keys';
import { loadTranslation, translateRecord } from '@/lib/content/translation';
import type { Locale } from '@/lib/i18n/locales';
import messages from '@/messages/en.json';

export const contributorSummitFile = 'content/contributor-summit.yml';
const contributorSummitFolder = 'content/contributor-summit';

const pageMessages = messages.pages.contributorSummit;

const year = z.number().int();

const agendaItemSchema = z.object({
  item: messageKeys(pageMessages.next.agenda).describe('key under pages.contributorSummit.next.agenda'),
  speakers: z.array(text).default([]).describe('names, of whom one speaks'),
  boardMember: z.boolean().default(false).describe('whether a member of the governance board speaks'),
  points: z.array(messageKeys(pageMessages.next.points)).default([]).describe('keys under pages.contributorSummit.next.points'),
});

const summitSchema = z.object({
  next: z
    .object({
      city: text.describe('city, which is translated'),
      year: year.describe('year of the summit'),
      confirmed: z.boolean().describe('whether the summit takes place; until then, the page shows the last one'),
      /** An event without days is shown as to be confirmed; `jenkins`, the next summit, only once it is. */
      keyDates: z
        .array(
          z.object({
            event: messageKeys(pageMessages.next.dates).describe('key under pages.contributorSummit.next.dates'),
            days: z.array(day).describe('its days; without any, it is to be confirmed'),
          }),
        )
        .describe('days to note; `jenkins` is the summit, which is shown once it is confirmed'),
      venue: z
        .object({
          name: text.describe('name of the place'),
          link: link.describe('address of its website'),
          address: text.describe('postal address, which is translated'),
        })
        .describe('where it is'),
      capacity: z.number().int().positive().describe('how many people fit'),
    })
    .describe('the next summit'),
  fosdem: z
    .object({
      year: year.describe('year of FOSDEM'),
      days: z.array(day).min(1).describe('its days'),
      link: link.describe('address of its website'),
    })
    .describe('the conference that the summit precedes'),
  agenda: z
    .object({
      draft: z.boolean().describe('whether the agenda may change'),
      items: z.array(agendaItemSchema).describe('the items, in order'),
    })
    .describe('what is talked about'),
  previous: z
    .array(
      z.object({
        kind: messageKeys(pageMessages.archive.previous).describe('key under pages.contributorSummit.archive.previous'),
        year: year.optional().describe('year of the summit'),
        days: z.array(z.array(day).min(1)).default([]).describe('ranges of consecutive days'),
        link: link.describe('address of a report'),
      }),
    )
    .describe('earlier summits, the newest first'),
  gallery: z
    .array(
      z.object({
        messages: messageKeys(pageMessages.gallery).describe('key under pages.contributorSummit.gallery'),
        picture: text.describe('id of a picture in content/media.yml'),
      }),
    )
    .describe('photos, in order'),
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
