import type { ComponentType } from 'react';
import type { RouteId } from './routes';

/** What a page's file exports. */
interface PageModule {
  default: ComponentType;
}

/** The page of each route, for the locales whose pages live below a prefix. */
export const pageModules: Record<RouteId, () => Promise<PageModule>> = {
  home: () => import('@/app/(en)/page'),
  download: () => import('@/app/(en)/download/page'),
  artwork: () => import('@/app/(en)/artwork/page'),
  awards: () => import('@/app/(en)/awards/page'),
  books: () => import('@/app/(en)/books/page'),
  participate: () => import('@/app/(en)/participate/page'),
  participateCode: () => import('@/app/(en)/participate/code/page'),
  participateConnect: () => import('@/app/(en)/participate/connect/page'),
  participateDesign: () => import('@/app/(en)/participate/design/page'),
  participateDocument: () => import('@/app/(en)/participate/document/page'),
  participateHelp: () => import('@/app/(en)/participate/help/page'),
  participateMeet: () => import('@/app/(en)/participate/meet/page'),
  participateReview: () => import('@/app/(en)/participate/review-changes/page'),
  participateTest: () => import('@/app/(en)/participate/test/page'),
  hacktoberfest: () => import('@/app/(en)/events/hacktoberfest/page'),
  hacktoberfestFaq: () => import('@/app/(en)/events/hacktoberfest/faq/page'),
  hacktoberfestEventKit: () => import('@/app/(en)/events/hacktoberfest/event-kit/page'),
  jam: () => import('@/app/(en)/projects/jam/page'),
  roadmap: () => import('@/app/(en)/project/roadmap/page'),
  donate: () => import('@/app/(en)/donate/page'),
  chat: () => import('@/app/(en)/chat/page'),
  mailingLists: () => import('@/app/(en)/mailing-lists/page'),
  press: () => import('@/app/(en)/press/page'),
  conduct: () => import('@/app/(en)/project/conduct/page'),
  events: () => import('@/app/(en)/events/page'),
  onlineMeetup: () => import('@/app/(en)/events/online-meetup/page'),
  contributorSummit: () => import('@/app/(en)/events/contributor-summit/page'),
  devopsWorld: () => import('@/app/(en)/events/devops-world/page'),
};
