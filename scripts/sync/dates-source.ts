import { z } from 'zod';
import { loadChangelog } from '@/lib/changelog/changelogs';
import { maxDataBytes } from '@/lib/content/limits';
import { tryContent } from '@/lib/content/try-content';
import { type ReleaseLine, releaseFile, releaseLines } from '@/lib/download/downloads';
import { withComing } from '@/lib/site/coming-records';
import { editRelease, readMapping } from './edit-release';
import { type Findings, readJson, type SourceContext, updateCenterAddress } from './source';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A date as the update center writes it, such as "Aug 05, 2025". */
const buildDate = z.string().transform((text, context) => {
  const [, month = '', day, year] = /^(\w{3}) (\d{2}), (\d{4})$/.exec(text) ?? [];
  const { data } = z.iso.date().safeParse(`${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}-${day}`);
  if (data !== undefined) return data;
  context.issues.push({ code: 'custom', message: `expected a date such as "Aug 05, 2025", found "${text}"`, input: text });
  return z.NEVER;
});

const coreSchema = z.object({ core: z.object({ version: z.string(), buildDate }) });

/**
 * Updates the dates of the newest release of each line. The changelog takes precedence, so that pages agree; for a release that is
 * not in it yet and has no date, the update center is used.
 * @throws SourceError or ContentError
 */
export async function datesSource(context: SourceContext): Promise<Findings> {
  const findings: Findings = { edits: [], messages: [] };
  for (const line of releaseLines) {
    const file = releaseFile(line);
    const text = context.read(file);
    const { version, date } = Object.assign({ version: '', date: undefined }, readMapping(file, text));
    const found = changelogDate(line, version) ?? date ?? (await updateCenterDate(line, version, context));
    if (found !== date) findings.edits.push({ file, text: editRelease(file, text, { date: found }) });
    findings.messages.push(
      found
        ? `${line}: ${version} was released on ${found}`
        : `${line}: the date of ${version} is unknown, because neither the changelog nor the update center has it yet`,
    );
  }
  return findings;
}

function changelogDate(line: ReleaseLine, version: string): string | undefined {
  const { value: releases } = withComing(() => tryContent(() => loadChangelog(line)));
  return releases?.find((release) => release.version === version)?.date ?? undefined;
}

async function updateCenterDate(line: ReleaseLine, version: string, context: SourceContext): Promise<string | undefined> {
  const address = updateCenterAddress(context.options, line);
  const { core } = readJson(address, await context.fetch(address, maxDataBytes), coreSchema);
  return core.version === version ? core.buildDate : undefined;
}
