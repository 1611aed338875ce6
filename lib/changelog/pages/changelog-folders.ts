import type { ReleaseLine } from '@/lib/download/downloads';

/** The route names of a release line's pages. */
export const changelogRoutes = {
  stable: { list: 'changelogStable', archive: 'changelogArchiveStable' },
  weekly: { list: 'changelogWeekly', archive: 'changelogArchiveWeekly' },
} as const satisfies Record<ReleaseLine, { list: string; archive: string }>;

/** The English paths of a release line's pages; releases and years are below them. */
export const changelogFolders = {
  stable: { list: '/changelog-stable/', archive: '/changelog-stable-old/' },
  weekly: { list: '/changelog/', archive: '/changelog-old/' },
} as const satisfies Record<ReleaseLine, { list: string; archive: string }>;
