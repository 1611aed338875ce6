import { tryContent } from '@/lib/content/try-content';
import type { ReleaseLine } from '@/lib/download/downloads';
import { loadChangelog } from './changelogs';

/** The day of a line's newest release, which is how far its changelog goes; undefined while the changelog is broken. */
export function changelogDay(line: ReleaseLine): string | undefined {
  return tryContent(() => loadChangelog(line))?.find(({ date }) => date)?.date ?? undefined;
}
