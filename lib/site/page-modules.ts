import type { ComponentType } from 'react';
import type { RouteId } from './routes';

/** What a page's file exports. */
interface PageModule {
  default: ComponentType;
}

/** The page of each route, for the locales whose pages live below a prefix. */
export const pageModules: Record<RouteId, () => Promise<PageModule>> = {
  home: () => import('@/app/(en)/page'),
  artwork: () => import('@/app/(en)/artwork/page'),
  awards: () => import('@/app/(en)/awards/page'),
  books: () => import('@/app/(en)/books/page'),
  roadmap: () => import('@/app/(en)/project/roadmap/page'),
  donate: () => import('@/app/(en)/donate/page'),
  chat: () => import('@/app/(en)/chat/page'),
  mailingLists: () => import('@/app/(en)/mailing-lists/page'),
  press: () => import('@/app/(en)/press/page'),
  conduct: () => import('@/app/(en)/project/conduct/page'),
};
