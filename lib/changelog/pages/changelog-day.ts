import { loadChangelog } from '@/lib/changelog/changelogs';
import { tryContent } from '@/lib/content/try-content';
import type { ReleaseLine } from '@/lib/download/downloads';

/** The date of a line's newest release; undefined if the changelog is invalid. */
export function changelogDay(line: ReleaseLine): string | undefined {
  return tryContent(() => loadChangelog(line))?.find(({ date }) => date)?.date ?? undefined;
}
