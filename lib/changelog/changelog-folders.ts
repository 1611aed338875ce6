import type { ReleaseLine } from '@/lib/download/downloads';

/** The names of a release line's pages, in the route registry and in the messages. */
export const changelogRoutes = {
  stable: { list: 'changelogStable', archive: 'changelogArchiveStable' },
  weekly: { list: 'changelogWeekly', archive: 'changelogArchiveWeekly' },
} as const satisfies Record<ReleaseLine, { list: string; archive: string }>;

/** The English addresses of a release line's pages, below which its releases and years have theirs. */
export const changelogFolders = {
  stable: { list: '/changelog-stable/', archive: '/changelog-stable-old/' },
  weekly: { list: '/changelog/', archive: '/changelog-old/' },
} as const satisfies Record<ReleaseLine, { list: string; archive: string }>;
