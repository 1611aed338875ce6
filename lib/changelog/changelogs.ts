import { z } from 'zod';
import { inlineHtml, link, text, versionForm } from '@/lib/content/fields';
import { maxVersionNumbers } from '@/lib/content/limits';
import { readContent } from '@/lib/content/read-content';
import type { ReleaseLine } from '@/lib/download/downloads';

/** The file with a line's changelog, in the Jenkins project's own format. */
export function changelogFile(line: ReleaseLine): string {
  return `content/changelogs/${{ stable: 'lts', weekly: 'weekly' }[line]}.yml`;
}

const issueNumber = z.coerce.number('a number such as 10807').int('a whole number such as 10807').positive('a number above 0');

/** A reference is one of three things: an issue, a pull request, or an address with a title. */
const referenceSchema = z
  .looseObject({
    issue: issueNumber.nullish(),
    pull: issueNumber.nullish(),
    url: link.nullish(),
    title: text.nullish(),
  })
  .refine(({ issue, pull, url }) => issue ?? pull ?? url, 'an issue, a pull or a url');

/** The project's file has keys without a value where there is nothing to say. */
function optionalList<Schema extends z.ZodType>(schema: Schema) {
  return z
    .array(schema)
    .nullish()
    .transform((list) => list ?? []);
}

const changeSchema = z.looseObject({
  type: text,
  category: text.nullish(),
  message: inlineHtml,
  pull: issueNumber.nullish(),
  issue: issueNumber.nullish(),
  authors: optionalList(text),
  references: optionalList(referenceSchema),
});

const releaseSchema = z.looseObject({
  version: z.string().regex(versionForm(2, maxVersionNumbers), "a version in quotation marks, such as '2.516'"),
  date: z.preprocess(
    (value) => (value instanceof Date && !Number.isNaN(value.getTime()) ? value.toISOString().slice(0, 10) : value),
    z.iso.date('a date such as 2025-08-05').nullish(),
  ),
  banner: inlineHtml.nullish(),
  changes: optionalList(changeSchema),
  lts_baseline: text.nullish(),
  lts_predecessor: text.nullish(),
  lts_changes: optionalList(changeSchema),
});

/** The file starts with the oldest release, the result with the newest. */
const changelogSchema = z
  .array(releaseSchema)
  .superRefine((releases, context) => {
    const seen = new Set<string>();
    for (const [index, { version }] of releases.entries()) {
      if (seen.has(version)) {
        context.addIssue({
          code: 'custom',
          path: [index, 'version'],
          message: `a version of its own; "${version}" is there twice`,
        });
      }
      seen.add(version);
    }
  })
  .transform((releases) => releases.toReversed());

export type Change = z.output<typeof changeSchema>;
export type ChangeReference = z.output<typeof referenceSchema>;
export type ChangelogRelease = z.output<typeof releaseSchema>;

/**
 * The releases of a line, newest first.
 * @throws ContentError when the file can't be read
 */
export function loadChangelog(line: ReleaseLine): readonly ChangelogRelease[] {
  return readContent(changelogFile(line), changelogSchema, [
    '*',
    ...['changes', 'lts_changes'].flatMap((list) => [`*.${list}.*`, `*.${list}.*.references.*`]),
  ]);
}
