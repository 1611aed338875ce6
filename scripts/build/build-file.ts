import { tryContent } from '@/lib/content/try-content';
import { loadRelease, releaseLines } from '@/lib/download/downloads';
import { siteBuild, siteSettings } from '@/lib/environment/environment.mjs';
import { buildDate } from '@/lib/site/build-date';
import { isStagingSite } from '@/lib/site/stage';
import type { ContentReport } from '@/scripts/check-content/content-report';

/** The file that tells monitoring which build a server has (docs/how-to/something-is-broken.md). */
export const buildFilePath = '/build.json';

/** The text of that file. It contains only values that are the same in every build of the same sources. */
export function buildFile({ problems, records }: Pick<ContentReport, 'problems' | 'records'>): string {
  const releases = releaseLines.map((line) => [line, tryContent(() => loadRelease(line).version) ?? null]);
  const { commit, fingerprint } = siteBuild();
  const { origin, base } = siteSettings();
  const info = {
    commit: commit ?? null,
    date: buildDate().toISOString(),
    sources: fingerprint,
    stage: isStagingSite() ? 'preview' : null,
    origin: origin || null,
    base: base || null,
    releases: Object.fromEntries(releases),
    errors: problems.length,
    records: Object.fromEntries(records),
  };
  return `${JSON.stringify(info, undefined, 2)}\n`;
}
