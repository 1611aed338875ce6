import { z } from 'zod';
import { ContentError } from '@/lib/content/content-error';
import { defineCollection } from '@/lib/content/define-collection';
import { optionalText } from '@/lib/content/fields';
import { reportInvalidRecords } from '@/lib/content/invalid-records';
import { isTimeZone } from './event-time';

/** Fields that upstream event records lack, in a separate file so that imports don't overwrite them. */
export const eventAdditionsFile = 'content/event-additions.yml';

/** The name of a time zone, which may be missing. */
export const optionalZone = z
  .string()
  .regex(/^(UTC|\w+\/.+)$/, { error: 'a name such as America/Los_Angeles', abort: true })
  .refine(isTimeZone, { error: ({ input }) => `expected a name such as America/Los_Angeles, found "${input}"` })
  .nullish()
  .transform((zone) => zone ?? undefined);

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** The tag of a known language, which may be missing. */
export const optionalLanguage = optionalText.refine(
  (tag) => tag === undefined || isLanguage(tag),
  'expected the tag of a language, such as pt-BR',
);

function isLanguage(tag: string): boolean {
  try {
    return languageNames.of(tag) !== undefined;
  } catch {
    return false;
  }
}

const additionSchema = z.object({
  timezone: optionalZone.describe('time zone of the place'),
  lang: optionalLanguage.describe('language of title and description, if it is not English'),
});

const additionsSchema = z.record(z.string(), additionSchema).transform((additions) => new Map(Object.entries(additions)));

export type EventAdditions = ReadonlyMap<string, z.output<typeof additionSchema>>;

export const eventAdditionCollection = defineCollection({
  file: eventAdditionsFile,
  schema: additionsSchema,
  records: ['*'],
  ifMissing: new Map(),
});

/** The additions by the file name of the event. Invalid ones are reported and skipped. */
export function loadEventAdditions(): EventAdditions {
  try {
    return eventAdditionCollection.load();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    reportInvalidRecords(error.problems);
    return new Map();
  }
}
