import { z } from 'zod';
import { defineCollection } from '@/lib/content/define-collection';
import { webAddress } from '@/lib/content/fields';
import { portraitFolder, profiles } from './contributor-hosts';

export const thankYouFile = 'content/thank_you.yml';

const trimmed = z.string().trim().min(1);

/** In the Jenkins project's format: every value is text, and unused fields are ignored. */
const recordSchema = z.looseObject({
  MONTH: trimmed
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'a month such as "2025-06"')
    .describe('month of the contributions, such as "2025-06"'),
  GH_HANDLE: trimmed.describe('name on GitHub'),
  FULL_NAME: z.string().optional().describe('name that visitors read'),
  GH_HANDLE_URL: z.string().trim().pipe(webAddress).describe('address on GitHub'),
  GH_HANDLE_AVATAR: z.string().trim().pipe(webAddress).describe('address of the picture on GitHub'),
  NBR_PR: z.coerce.string().trim().regex(/^\d+$/, 'a whole number such as "24"').describe('number of pull requests'),
  REPOSITORIES: trimmed
    .regex(/(^|\s)[^\s/]+\/[^\s/]+(\s|$)/, 'names of repositories such as "jenkinsci/docker"')
    .describe('repositories as owner/name, separated by spaces'),
});

export const thankYouCollection = defineCollection({
  file: thankYouFile,
  schema: z.array(recordSchema),
  records: ['*'],
  upstream: 'content/_data/indexpage/thank_you.yml',
  identities: (records) => records.map(({ MONTH, GH_HANDLE }) => ({ same: `${GH_HANDLE} in ${MONTH}`, usedBy: GH_HANDLE })),
  unusedFields: ['RUN_DATE', 'COMPANY'],
  warnings: (records, now) => [
    ...records.flatMap(({ GH_HANDLE_URL, GH_HANDLE_AVATAR }, index) => [
      ...misplaced(`[${index}].GH_HANDLE_URL`, profiles, GH_HANDLE_URL),
      ...misplaced(`[${index}].GH_HANDLE_AVATAR`, portraitFolder, GH_HANDLE_AVATAR),
    ]),
    ...records
      .filter(({ MONTH }) => MONTH > now.toISOString().slice(0, 7))
      .map(({ MONTH, GH_HANDLE }) => `${GH_HANDLE} is thanked for ${MONTH}, which has not begun yet: the record is not shown`),
  ],
});

/** A warning about an address that visitors wouldn't get, because it is elsewhere. */
function misplaced(path: string, folder: string, found: string) {
  return found.startsWith(folder) ? [] : [{ file: thankYouFile, path, expected: `an address below ${folder}`, found }];
}

/** The records of contributors to thank (docs/behavior.md, Thanks to contributors). */
export const loadThankYou = thankYouCollection.load;
