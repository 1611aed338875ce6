import { tryContent } from '@/lib/content/try-content';
import { loadRelease, releaseLines } from '@/lib/download/downloads';
import { buildDate } from '@/lib/site/build-date';
import { isStagingSite } from '@/lib/site/stage';
import type { ContentReport } from '@/scripts/check-content/content-report';
import { commitOfSources, fingerprintOfSources } from '@/scripts/shared/sources.mjs';

/** The file that tells monitoring which build a server has (docs/how-to/something-is-broken.md). */
export const buildFilePath = '/build.json';

/** The text of that file. It contains only values that are the same in every build of the same sources. */
export function buildFile({ problems, records }: Pick<ContentReport, 'problems' | 'records'>): string {
  const releases = releaseLines.map((line) => [line, tryContent(() => loadRelease(line).version) ?? null]);
  const info = {
    commit: commitOfSources() ?? null,
    date: buildDate().toISOString(),
    // From scripts/build/index.mjs.
    sources: fingerprintOfSources(),
    stage: isStagingSite() ? 'preview' : null,
    releases: Object.fromEntries(releases),
    errors: problems.length,
    records: Object.fromEntries(records),
  };
  return `${JSON.stringify(info, undefined, 2)}\n`;
}
