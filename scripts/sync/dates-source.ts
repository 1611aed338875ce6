import { loadChangelog } from '@/lib/changelog/changelogs';
import { tryContent } from '@/lib/content/try-content';
import { type ReleaseLine, releaseFile, releaseLines } from '@/lib/download/downloads';
import { editRelease, readMapping } from './edit-release';
import type { Findings, SourceContext } from './source';
import { readUpdateCenter } from './update-center';

/**
 * The dates of both lines' newest releases: what the changelog says, so that the pages agree. A release that it does not have
 * yet gets the date of the update center, if it has none.
 * @throws SyncError or ContentError
 */
export async function datesSource(context: SourceContext): Promise<Findings> {
  const findings: Findings = { edits: [], said: [] };
  for (const line of releaseLines) {
    const file = releaseFile(line);
    const text = context.read(file);
    const { version, date } = Object.assign({ version: '', date: undefined }, readMapping(file, text));
    const found = changelogDate(line, version) ?? date ?? (await updateCenterDate(line, version, context));
    if (found !== date) findings.edits.push({ file, text: editRelease(file, text, { date: found }) });
    findings.said.push(
      found
        ? `${line}: ${version} is of ${found}`
        : `${line}: the update center does not have ${version} yet, so no date is known`,
    );
  }
  return findings;
}

function changelogDate(line: ReleaseLine, version: string): string | undefined {
  return tryContent(() => loadChangelog(line))?.find((release) => release.version === version)?.date ?? undefined;
}

async function updateCenterDate(line: ReleaseLine, version: string, context: SourceContext): Promise<string | undefined> {
  const { core } = await readUpdateCenter(line, context);
  return core.version === version ? core.buildDate : undefined;
}
