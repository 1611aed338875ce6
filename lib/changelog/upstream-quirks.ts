import { z } from 'zod';
import type { ContentProblem } from '@/lib/content/content-error';
import { parseRecords } from '@/lib/content/parse-records';
import { describePath, readContentText } from '@/lib/content/read-content';
import { yamlPlaces } from '@/lib/content/yaml-places';
import type { ReleaseLine } from '@/lib/download/downloads';
import { hasMailbox, isProgram, readAuthor } from './authors';
import { changelogFile } from './changelogs';

const optionalText = z.string().optional().catch(undefined);

const looseChange = z
  .object({ type: optionalText, message: optionalText, pr_title: optionalText, authors: z.array(optionalText).catch([]) })
  .catch({ type: '-', message: '-', authors: [] });

/** Of a changelog what may be odd. The rest, and what is broken, is for its own schema. */
const looseChangelog = z
  .array(
    z
      .object({
        version: optionalText,
        date: optionalText,
        changes: z.array(looseChange).catch([]),
        lts_changes: z.array(looseChange).catch([]),
      })
      .catch({ changes: [], lts_changes: [] }),
  )
  .catch([]);

type LooseChange = z.output<typeof looseChange>;

interface Quirk {
  path: PropertyKey[];
  message: string;
}

/**
 * What is odd in a changelog and does no harm, each with its line: it is shown as well as possible.
 * @throws ContentError when the file can't be read
 */
export function changelogQuirks(line: ReleaseLine): ContentProblem[] {
  const file = changelogFile(line);
  const { value, text } = parseRecords(file, readContentText(file), { asWritten: true });
  const releases = looseChangelog.parse(value);
  const quirks = releases.flatMap(({ version, date, changes, lts_changes }, index): Quirk[] => [
    ...(version ? oddDate(date, releases[index - 1]) : []).map((message) => ({
      path: [index, ...(date ? ['date'] : [])],
      message,
    })),
    ...changes.flatMap((change, number) => oddChange(change, [index, 'changes', number])),
    ...lts_changes.flatMap((change, number) => oddChange(change, [index, 'lts_changes', number])),
  ]);
  const places = yamlPlaces(
    text,
    quirks.map(({ path }) => path),
  );
  return quirks.map(({ path, message }, index) => ({ file, ...places[index], path: describePath(value, path), message }));
}

function oddDate(date?: string, before?: { version?: string; date?: string }): string[] {
  if (!date) return ['it has no date, and is shown as one that was never properly released'];
  return date === before?.date ? [`it has the date of ${before.version}, the release before it`] : [];
}

function oddChange({ type, message, pr_title, authors }: LooseChange, path: PropertyKey[]): Quirk[] {
  return [
    ...(type ? [] : [{ path, message: 'it has no type, and is shown as another change' }]),
    ...(message
      ? []
      : [{ path, message: `it has no message; ${pr_title ? 'its pr_title is' : 'only its references are'} shown` }]),
    ...authors.flatMap((author = '', index) =>
      oddAuthor(author).map((odd) => ({ path: [...path, 'authors', index], message: odd })),
    ),
  ];
}

function oddAuthor(written: string): string[] {
  const author = readAuthor(written);
  return [
    ...(hasMailbox(written) ? ['the mailbox is left out'] : []),
    ...(author && !author.handle && !isProgram(author)
      ? [`"${author.name}" is no account on GitHub, and is shown without a link`]
      : []),
  ];
}
