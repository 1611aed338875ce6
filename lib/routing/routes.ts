import { changelogFolders } from '@/lib/changelog/changelog-folders';

/**
 * The route registry: every page of the site, once. What each page knows about itself (address,
 * words, source file) and what is made of the list (translations, sitemap, alternates, typed
 * links, tests) starts here. Plain data, so that scripts and tests can read it too.
 */
export const routes = {
  home: { path: '/', source: 'app/(en)/page.tsx' },
  artwork: { path: '/artwork/', source: 'app/(en)/artwork/page.tsx' },
  awards: { path: '/awards/', source: 'app/(en)/awards/page.tsx' },
  books: { path: '/books/', source: 'app/(en)/books/page.tsx' },
  participate: { path: '/participate/', source: 'app/(en)/participate/page.tsx' },
  participateCode: { path: '/participate/code/', source: 'app/(en)/participate/code/page.tsx' },
  participateConnect: { path: '/participate/connect/', source: 'app/(en)/participate/connect/page.tsx' },
  participateDesign: { path: '/participate/design/', source: 'app/(en)/participate/design/page.tsx' },
  participateDocument: { path: '/participate/document/', source: 'app/(en)/participate/document/page.tsx' },
  participateHelp: { path: '/participate/help/', source: 'app/(en)/participate/help/page.tsx' },
  participateMeet: { path: '/participate/meet/', source: 'app/(en)/participate/meet/page.tsx' },
  participateReview: { path: '/participate/review-changes/', source: 'app/(en)/participate/review-changes/page.tsx' },
  participateTest: { path: '/participate/test/', source: 'app/(en)/participate/test/page.tsx' },
  hacktoberfest: { path: '/events/hacktoberfest/', source: 'app/(en)/events/hacktoberfest/page.tsx' },
  hacktoberfestFaq: { path: '/events/hacktoberfest/faq/', source: 'app/(en)/events/hacktoberfest/faq/page.tsx' },
  hacktoberfestEventKit: { path: '/events/hacktoberfest/event-kit/', source: 'app/(en)/events/hacktoberfest/event-kit/page.tsx' },
  jam: { path: '/projects/jam/', source: 'app/(en)/projects/jam/page.tsx' },
  download: { path: '/download/', source: 'app/(en)/download/page.tsx' },
  changelogWeekly: { path: changelogFolders.weekly.list, source: 'app/(en)/changelog/page.tsx' },
  changelogStable: { path: changelogFolders.stable.list, source: 'app/(en)/changelog-stable/page.tsx' },
  changelogArchiveWeekly: { path: changelogFolders.weekly.archive, source: 'app/(en)/changelog-old/page.tsx' },
  changelogArchiveStable: { path: changelogFolders.stable.archive, source: 'app/(en)/changelog-stable-old/page.tsx' },
  roadmap: { path: '/project/roadmap/', source: 'app/(en)/project/roadmap/page.tsx' },
  events: { path: '/events/', source: 'app/(en)/events/page.tsx' },
  onlineMeetup: { path: '/events/online-meetup/', source: 'app/(en)/events/online-meetup/page.tsx' },
  contributorSummit: { path: '/events/contributor-summit/', source: 'app/(en)/events/contributor-summit/page.tsx' },
  devopsWorld: { path: '/events/devops-world/', source: 'app/(en)/events/devops-world/page.tsx' },
  donate: { path: '/donate/', source: 'app/(en)/donate/page.tsx' },
  chat: { path: '/chat/', source: 'app/(en)/chat/page.tsx' },
  mailingLists: { path: '/mailing-lists/', source: 'app/(en)/mailing-lists/page.tsx' },
  press: { path: '/press/', source: 'app/(en)/press/page.tsx' },
  conduct: { path: '/project/conduct/', source: 'app/(en)/project/conduct/page.tsx' },
} as const satisfies Record<string, Route>;

/** A page of the site. */
export interface Route {
  /** The English address: site-relative, with a trailing slash. */
  path: `/${string}`;
  /** The file to edit, from the repository's root; the page's "improve this page" link opens it. */
  source: string;
}

/** A page's name: its key under `pages` in the messages and its name as a destination. */
export type RouteId = keyof typeof routes;

/** An address that is a page of this site. */
export type RoutePath = (typeof routes)[RouteId]['path'];

export const routeIds = Object.keys(routes) as RouteId[];

/** Finds the page at an English address; slashes at both ends do not matter. */
export function routeAt(path: string): RouteId | undefined {
  const wanted = trimSlashes(path);
  return routeIds.find((id) => trimSlashes(routes[id].path) === wanted);
}

/** Drops leading, trailing and doubled slashes: the form in which paths are compared (docs/behavior.md, Navigation bar). */
export function trimSlashes(path: string): string {
  return path.split('/').filter(Boolean).join('/');
}
