import { z } from 'zod';
import { defineCollection } from '@/lib/content/define-collection';

export const jamFile = 'content/jam.yml';

const positive = z.number().positive();

const jamSchema = z.object({
  handedOver: z.number().int().min(2000),
  /** Numbers in sentences, by their placeholders in the messages. */
  numbers: z
    .object({ foodFrom: positive, foodTo: positive, audioAbove: positive, tableFeet: positive, talkMinutes: positive })
    .refine(({ foodFrom, foodTo }) => foodFrom <= foodTo, {
      path: ['foodTo'],
      message: 'expected a number that is at least foodFrom',
    }),
});

export const jamCollection = defineCollection({ file: jamFile, schema: jamSchema });

/** Dates and numbers on the page about area meetups (docs/behavior.md, Area meetups). */
export const loadJam = jamCollection.load;
