import { z } from 'zod';
import { defineFolder } from '@/lib/content/define-collection';
import { optionalFileName, optionalLink, optionalText, shortText, year } from '@/lib/content/fields';
import type { WithFileName } from '@/lib/content/record-folder';
import { withoutComing } from '@/lib/site/coming-records';
import { recordFacts } from './record-texts';

export const awardsFolder = 'content/awards';

/** An award in the Jenkins project's format. */
const awardSchema = z.looseObject({
  year: year.describe('year of the award, as in the file name'),
  title: shortText.describe('name of the award'),
  description: optionalText.describe('plain text, which is translated'),
  quote: optionalText.describe('plain text in quotation marks, which is translated'),
  url: optionalLink.describe('address of a report'),
  image: optionalFileName.describe('file name of a picture in content/media.yml, below awards/'),
});

export type Award = WithFileName<z.output<typeof awardSchema>>;

export const awardCollection = defineFolder({
  folder: awardsFolder,
  schema: awardSchema,
  transform: (awards) =>
    sortAwards(withoutComing(awardsFolder, awards, ({ file, year: of }) => ({ name: file, day: String(of) }))),
  ...recordFacts('awards'),
  identities: (awards) => awards.map(({ file, title, year: of }) => ({ same: `${title}, ${of}`, usedBy: file })),
  warnings: (awards) => {
    const numbers = awards.map(({ file }) => Number(/^\d{4}-(\d+)$/.exec(file)?.[1] ?? 0));
    const free = String(Math.max(0, ...numbers) + 1).padStart(4, '0');
    return awards
      .filter(({ file, year: of }) => !new RegExp(`^${of}-\\d+$`).test(file))
      .map(({ file: name, year: of }) => {
        const file = `${awardsFolder}/${name}.yml`;
        if (!/^\d{4}-\d+$/.test(name))
          return {
            file,
            message: `expected a file name of the form <year>-<number>.yml, such as ${of}-${free}.yml: rename the file`,
            found: name,
          };
        return {
          file,
          path: 'year',
          message: `expected the year in the file name, found ${of}; correct the one that is wrong`,
          found: String(of),
        };
      });
  },
});

/** The awards, newest first (docs/behavior.md, Awards). */
export const loadAwards = awardCollection.load;

/** By year descending, then by title. */
export function sortAwards<T extends { year: number; title: string }>(awards: readonly T[]): T[] {
  return [...awards].sort((a, b) => b.year - a.year || a.title.localeCompare(b.title, 'en'));
}
