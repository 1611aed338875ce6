import { dump } from 'js-yaml';
import { z } from 'zod';
import { type Advisory, advisoriesFile, advisoriesSchema } from '@/lib/advisories/advisories';
import { parseYaml } from '@/lib/content/parse-yaml';
import { quote } from './read-responses';
import { assertEnough, type Findings, leadingComments, type SourceContext } from './source';
import { readUpdateCenter } from './update-center';

const warningsSchema = z.object({ warnings: z.array(z.unknown()) });

const isCore = z.looseObject({ type: z.literal('core') });

/**
 * Updates the security warnings about Jenkins core from the update center.
 * @throws SyncError or ContentError
 */
export async function advisoriesSource(context: SourceContext): Promise<Findings> {
  const text = context.read(advisoriesFile);
  const before = parseYaml(advisoriesFile, text);
  const { address, data } = await readUpdateCenter('weekly', warningsSchema, context);
  const { advisories, invalidRecords } = coreAdvisories(data.warnings);
  if (!context.options.force) {
    assertEnough('security warnings', address, { before: Array.isArray(before) ? before.length : 0, now: advisories.length });
  }

  const messages = invalidRecords.map((problem) => `skipped: ${problem}`);
  const edited = leadingComments(text) + dump(advisories, { lineWidth: -1 });
  if (edited === text) return { edits: [], messages: [...messages, `${advisories.length} warnings, none new`] };
  const known = new Set(idsOf(before));
  const added = advisories.flatMap(({ id }) => (known.has(id) ? [] : [id]));
  return {
    edits: [{ file: advisoriesFile, text: edited }],
    messages: [...messages, `${advisories.length} warnings${added.length > 0 ? `, new: ${shortList(added)}` : ''}`],
  };
}

/** The valid warnings about Jenkins core, oldest first, with only the fields that the site uses, and the problems of the others. */
function coreAdvisories(warnings: readonly unknown[]): { advisories: Advisory[]; invalidRecords: string[] } {
  const advisories: Advisory[] = [];
  const invalidRecords: string[] = [];
  for (const warning of warnings.filter((record) => isCore.safeParse(record).success)) {
    const { data, error } = advisoriesSchema.safeParse([warning]);
    if (data) advisories.push(...data.map(usedFields));
    else
      invalidRecords.push(
        `${quote(JSON.stringify(warning))}: ${error.issues[0]?.path.slice(1).join('.')}: ${error.issues[0]?.message}`,
      );
  }
  return {
    advisories: advisories.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)) || a.id.localeCompare(b.id)),
    invalidRecords,
  };
}

function usedFields({ id, url, message, versions }: Advisory): Advisory {
  return {
    id,
    url,
    ...(message ? { message } : {}),
    versions: versions.map(({ pattern, lastVersion }) => ({ ...(lastVersion ? { lastVersion } : {}), pattern })),
  };
}

/** The date of an advisory, which is part of its URL. */
function dayOf({ url }: Advisory): string {
  return /\d{4}-\d{2}-\d{2}/.exec(url)?.[0] ?? '';
}

function idsOf(records: unknown): unknown[] {
  return Array.isArray(records) ? records.map((record) => Object.assign({ id: undefined }, record).id) : [];
}

function shortList(names: readonly string[]): string {
  const rest = names.length - 5;
  return names.slice(0, 5).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
