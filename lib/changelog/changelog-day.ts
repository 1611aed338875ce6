import { tryContent } from '@/lib/content/try-content';
import type { ReleaseLine } from '@/lib/download/downloads';
import { loadChangelog } from './changelogs';

/** The date of a line's newest release; undefined if the changelog is invalid. */
export function changelogDay(line: ReleaseLine): string | undefined {
  return tryContent(() => loadChangelog(line))?.find(({ date }) => date)?.date ?? undefined;
}
