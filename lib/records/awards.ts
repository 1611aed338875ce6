import { z } from 'zod';
import { defineFolder } from '@/lib/content/define-collection';
import { optionalFileName, optionalLink, optionalText, shortText, year } from '@/lib/content/fields';
import type { WithFileName } from '@/lib/content/record-folder';
import { withoutComing } from '@/lib/site/coming-records';
import { recordFacts } from './record-texts';

export const awardsFolder = 'content/awards';

/** An award in the Jenkins project's format. */
const awardSchema = z.looseObject({
  year,
  title: shortText,
  description: optionalText,
  quote: optionalText,
  url: optionalLink,
  image: optionalFileName,
});

export type Award = WithFileName<z.output<typeof awardSchema>>;

export const awardCollection = defineFolder({
  folder: awardsFolder,
  schema: awardSchema,
  transform: (awards) =>
    sortAwards(withoutComing(awardsFolder, awards, ({ file, year: of }) => ({ name: file, day: String(of) }))),
  ...recordFacts('awards'),
});

/** The awards, newest first (docs/behavior.md, Awards). */
export const loadAwards = awardCollection.load;

/** By year descending, then by title. */
export function sortAwards<T extends { year: number; title: string }>(awards: readonly T[]): T[] {
  return [...awards].sort((a, b) => b.year - a.year || a.title.localeCompare(b.title, 'en'));
}
