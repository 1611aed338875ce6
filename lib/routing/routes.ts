import { changelogFolders } from '@/lib/changelog/pages/changelog-folders';

/**
 * The route registry: every page of the site. Translations, sitemap, alternates, typed links and tests are derived from it.
 */
export const routes = {
  home: { path: '/' },
  artwork: { path: '/artwork/' },
  awards: { path: '/awards/' },
  books: { path: '/books/' },
  participate: { path: '/participate/' },
  participateCode: { path: '/participate/code/' },
  participateConnect: { path: '/participate/connect/' },
  participateDesign: { path: '/participate/design/' },
  participateDocument: { path: '/participate/document/' },
  participateHelp: { path: '/participate/help/' },
  participateMeet: { path: '/participate/meet/' },
  participateReview: { path: '/participate/review-changes/' },
  participateTest: { path: '/participate/test/' },
  hacktoberfest: { path: '/events/hacktoberfest/' },
  hacktoberfestFaq: { path: '/events/hacktoberfest/faq/' },
  hacktoberfestEventKit: { path: '/events/hacktoberfest/event-kit/' },
  jam: { path: '/projects/jam/' },
  download: { path: '/download/' },
  verifyDownloads: { path: '/download/verify/' },
  downloadCheck: { path: '/download/check/' },
  pluginCheck: { path: '/download/check/plugins/' },
  changelogWeekly: { path: changelogFolders.weekly.list },
  changelogStable: { path: changelogFolders.stable.list },
  changelogArchiveWeekly: { path: changelogFolders.weekly.archive },
  changelogArchiveStable: { path: changelogFolders.stable.archive },
  roadmap: { path: '/project/roadmap/' },
  events: { path: '/events/' },
  onlineMeetup: { path: '/events/online-meetup/' },
  contributorSummit: { path: '/events/contributor-summit/' },
  devopsWorld: { path: '/events/devops-world/' },
  donate: { path: '/donate/' },
  chat: { path: '/chat/' },
  mailingLists: { path: '/mailing-lists/' },
  press: { path: '/press/' },
  conduct: { path: '/project/conduct/' },
  accessibility: { path: '/accessibility/' },
} as const satisfies Record<string, Route>;

/** A page of the site. */
export interface Route {
  /** The English path, with a trailing slash. */
  path: `/${string}`;
}

/** A page's name, which is also its key under `pages` in the messages and its destination name. */
export type RouteId = keyof typeof routes;

export const routeIds = Object.keys(routes) as RouteId[];

/** The page's source file, relative to the repository root, for the "improve this page" link. */
export function routeSource(id: RouteId): string {
  return `app/[locale]/(pages)${routes[id].path}page.tsx`;
}

/** Finds the page with an English path, ignoring slashes at both ends. */
export function routeAt(path: string): RouteId | undefined {
  return routesByPath.get(trimSlashes(path));
}

/** Drops leading, trailing and repeated slashes, so that paths can be compared (docs/behavior.md, Navigation bar). */
export function trimSlashes(path: string): string {
  return path.split('/').filter(Boolean).join('/');
}

const routesByPath = new Map(routeIds.map((id) => [trimSlashes(routes[id].path), id]));
