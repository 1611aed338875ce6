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
  return contentFiles().flatMap((file) => {
    if (!readContentText(file).includes(expiryField)) return [];
    const { value, text } = parseRecords(file, readContentText(file), { asWritten: true });
    const found = lastDays(value, []).filter(({ last }) => last < today || !day.safeParse(last).success);
    const places = yamlPlaces(
      text,
      found.map(({ path }) => path),
    );
    return found.map(({ path, last }, index) => {
      const wrong = day.safeParse(last).error?.issues[0]?.message;
      return {
        file,
        ...places[index],
        path: describePath(value, path),
        message: wrong
          ? `expected ${wrong}, found "${last}"`
          : `was valid until ${last}: correct it, or set a later date if it is still right`,
      };
    });
  });
}

function lastDays(value: unknown, path: PropertyKey[]): { path: PropertyKey[]; last: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    key === expiryField ? [{ path: [...path, key], last: String(child) }] : lastDays(child, [...path, key]),
  );
}
