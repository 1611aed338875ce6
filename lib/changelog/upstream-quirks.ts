import { z } from 'zod';
import type { ContentProblem } from '@/lib/content/content-error';
import { parseRecords } from '@/lib/content/parse-records';
import { describePath, readContentText } from '@/lib/content/read-content';
import { yamlPlaces } from '@/lib/content/yaml-places';
import { hasMailbox, isBot, readAuthor } from './authors';

const optionalText = z.string().optional().catch(undefined);

const looseChange = z
  .object({ type: optionalText, message: optionalText, pr_title: optionalText, authors: z.array(optionalText).catch([]) })
  .catch({ type: '-', message: '-', authors: [] });

/** The parts of a changelog that may have quirks. The changelog's own schema reports everything invalid. */
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
 * Upstream quirks of a changelog with their positions: mistakes that pages can work around.
 * @throws ContentError when the file can't be read
 */
export function changelogQuirks(file: string): ContentProblem[] {
  const { value, text } = parseRecords(file, readContentText(file), { asWritten: true });
  const releases = looseChangelog.parse(value);
  const quirks = releases.flatMap(({ version, date, changes, lts_changes }, index): Quirk[] => [
    ...(version ? dateQuirks(date, releases[index - 1]) : []).map((message) => ({
      path: [index, ...(date ? ['date'] : [])],
      message,
    })),
    ...changes.flatMap((change, number) => changeQuirks(change, [index, 'changes', number])),
    ...lts_changes.flatMap((change, number) => changeQuirks(change, [index, 'lts_changes', number])),
  ]);
  const places = yamlPlaces(
    text,
    quirks.map(({ path }) => path),
  );
  return quirks.map(({ path, message }, index) => ({ file, ...places[index], path: describePath(value, path), message }));
}

function dateQuirks(date?: string, before?: { version?: string; date?: string }): string[] {
  if (!date) return ['it has no date, so it is shown as never properly released'];
  return date === before?.date ? [`it has the date of ${before.version}, the release before it`] : [];
}

function changeQuirks({ type, message, pr_title, authors }: LooseChange, path: PropertyKey[]): Quirk[] {
  return [
    ...(type ? [] : [{ path, message: 'it has no type, so it is shown under other changes' }]),
    ...(message
      ? []
      : [{ path, message: `it has no message; ${pr_title ? 'its pr_title is' : 'only its references are'} shown` }]),
    ...authors.flatMap((author = '', index) =>
      authorQuirks(author).map((text) => ({ path: [...path, 'authors', index], message: text })),
    ),
  ];
}

function authorQuirks(written: string): string[] {
  const author = readAuthor(written);
  return [
    ...(hasMailbox(written) ? ['the email address is removed'] : []),
    ...(author && !author.handle && !isBot(author)
      ? [`"${author.name}" is not a GitHub account, so it is shown without a link`]
      : []),
  ];
}
