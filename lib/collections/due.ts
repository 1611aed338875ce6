import { offeredReleaseWarnings } from '@/lib/changelog/status/release-status';
import type { ContentProblem } from '@/lib/content/content-error';
import { day } from '@/lib/content/fields';
import { parseRecords } from '@/lib/content/parse-records';
import { contentFiles, describePath, readContentText } from '@/lib/content/read-content';
import { yamlPlaces } from '@/lib/content/yaml-places';
import { releaseFile, releaseLines } from '@/lib/download/downloads';
import { collections } from './collections';

/** The field with the last day on which a record is known to be correct (docs/how-to/edit-a-record.md, Records that expire). */
export const expiryField = 'validUntil';

/**
 * Warnings for editors about content that has probably become outdated. They never fail a check: a commit that built yesterday
 * must build today.
 * @throws ContentError when a file can't be read
 */
export function dueRecords(now: Date): ContentProblem[] {
  const outdated = [
    ...releaseLines.map((line) => ({ file: releaseFile(line), messages: offeredReleaseWarnings(line, now) })),
    ...collections.map(({ path, due, load }) => ({ file: path, messages: due?.(load(), now) ?? [] })),
  ];
  return [...outdated.flatMap(({ file, messages }) => messages.map((message) => ({ file, message }))), ...expiredRecords(now)];
}

/** Records in any file whose `validUntil` is over. */
function expiredRecords(now: Date): ContentProblem[] {
  const today = now.toISOString().slice(0, 10);
  return contentFiles().flatMap((file) =>
    lastDayProblems(file, (last) =>
      last < today && day.safeParse(last).success
        ? { message: `was valid until ${last}: correct it, or set a later date if it is still right` }
        : undefined,
    ),
  );
}

/**
 * Records in a file whose `validUntil` is not a day.
 * @throws ContentError when the file can't be read
 */
export function wrongLastDays(file: string): ContentProblem[] {
  return lastDayProblems(file, (last) => {
    const expected = day.safeParse(last).error?.issues[0]?.message;
    return expected === undefined ? undefined : { expected, found: `"${last}"` };
  });
}

/** The problems that a function finds with the values of `validUntil` in a file, with their places. */
function lastDayProblems(file: string, problemWith: (last: string) => Partial<ContentProblem> | undefined): ContentProblem[] {
  const written = readContentText(file);
  if (!written.includes(expiryField)) return [];
  const { value, text } = parseRecords(file, written, { asWritten: true });
  return lastDays(value, []).flatMap(({ path, last }) => {
    const problem = problemWith(last);
    return problem ? [{ file, ...yamlPlaces(text, [path])[0], path: describePath(value, path), ...problem }] : [];
  });
}

function lastDays(value: unknown, path: PropertyKey[]): { path: PropertyKey[]; last: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    key === expiryField ? [{ path: [...path, key], last: String(child) }] : lastDays(child, [...path, key]),
  );
}
