import { logosFolder } from '@/lib/artwork/logos';
import { changelogDay } from '@/lib/changelog/pages/changelog-day';
import { changelogRoutes } from '@/lib/changelog/pages/changelog-folders';
import { releaseLines } from '@/lib/download/downloads';
import { eventsFolder } from '@/lib/events/events';
import { awardsFolder } from '@/lib/records/awards';
import { booksFolder } from '@/lib/records/books';
import { roadmapFolder } from '@/lib/roadmap/roadmap-translation';
import type { RouteId } from '@/lib/routing/routes';
import { contentDay } from '@/lib/site/content-day';

/** The records that make up a page. */
const records: Partial<Record<RouteId, string>> = {
  artwork: logosFolder,
  awards: awardsFolder,
  books: booksFolder,
  events: eventsFolder,
  roadmap: roadmapFolder,
};

/**
 * The day of the newest release on a changelog, or of the last commit to the records of a page, such as 2026-01-30.
 * @returns undefined for other pages, and if git doesn't know it
 */
export function pageDay(route: RouteId): string | undefined {
  const line = releaseLines.find((candidate) => Object.values<RouteId>(changelogRoutes[candidate]).includes(route));
  return line ? changelogDay(line) : contentDay(records[route] ?? '');
}
