import { z } from 'zod';
import { defineCollection } from '@/lib/content/define-collection';

export const jamFile = 'content/jam.yml';

const positive = z.number().positive();

const jamSchema = z.object({
  handedOver: z.number().int().min(2000).describe('year in which the foundation took over the account'),
  numbers: z
    .object({
      foodFrom: positive.describe('least cost of food for a person, in dollars'),
      foodTo: positive.describe('highest cost of food for a person, in dollars'),
      audioAbove: positive.describe('number of people above which a microphone is needed'),
      tableFeet: positive.describe('length of a table, in feet'),
      talkMinutes: positive.describe('length of a talk, in minutes'),
    })
    .refine(({ foodFrom, foodTo }) => foodFrom <= foodTo, {
      path: ['foodTo'],
      message: 'expected a number that is at least foodFrom',
    })
    .describe('numbers in sentences, by their placeholders in the messages'),
});

export const jamCollection = defineCollection({ file: jamFile, schema: jamSchema });

/** Dates and numbers on the page about area meetups (docs/behavior.md, Area meetups). */
export const loadJam = jamCollection.load;
