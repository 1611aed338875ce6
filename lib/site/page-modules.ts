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
};
