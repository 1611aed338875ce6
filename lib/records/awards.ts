import { z } from 'zod';
import { optionalFileName, optionalLink, optionalText, shortText, year } from '@/lib/content/fields';
import { readRecords, type WithFileName } from '@/lib/content/record-folder';
import { withoutComing } from '@/lib/site/coming-records';

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

/**
 * The awards, newest first (docs/behavior.md, Awards).
 * @throws ContentError when no award is valid
 */
export function loadAwards(): Award[] {
  const awards = readRecords(awardsFolder, awardSchema);
  return sortAwards(withoutComing(awardsFolder, awards, ({ file, year: of }) => ({ name: file, day: String(of) })));
}

/** By year descending, then by title. */
export function sortAwards<T extends { year: number; title: string }>(awards: readonly T[]): T[] {
  return [...awards].sort((a, b) => b.year - a.year || a.title.localeCompare(b.title, 'en'));
}
