import type { ReactNode } from 'react';
import { type FeedbackPage, PageFeedback } from '@/components/footer/page-feedback';
import { Hydrated } from '@/components/ui/hydrated';
import { type RouteId, routes } from '@/lib/routing/routes';
import { AsOf } from './as-of';
import { StagingBanner } from './staging-banner';

interface PageLayoutProps {
  /** The page that the feedback links are about; the not-found page has none. */
  route?: RouteId;
  /** What the feedback links name instead of that page: one of many pages of the same route. */
  page?: FeedbackPage;
  /** Maximum width of the content (docs/behavior.md, Page layout). */
  width?: 'page' | 'artwork';
  /** How old the data of the page is, as AsOf says it; nothing is said where nobody knows. */
  asOf?: string;
  /** The page replaces one that broke, and is none that could be taken over. */
  isFailure?: boolean;
  children: ReactNode;
}

/**
 * The main area of a page, and below it the links to report a problem with it. The main area takes all the remaining height (docs/behavior.md, Page
 * layout), and is the only part that the site's search indexes.
 */
export function PageLayout({ route, page, width = 'page', asOf, isFailure = false, children }: PageLayoutProps) {
  return (
    <>
      <StagingBanner path={page?.path ?? (route && routes[route].path)} />
      <main
        id="content"
        tabIndex={-1}
        data-page={route}
        data-pagefind-body=""
        className={width === 'artwork' ? 'page page-artwork' : 'page'}
      >
        {children}
        {asOf && <AsOf day={asOf} />}
      </main>
      {route && <PageFeedback route={route} page={page} />}
      {!isFailure && <Hydrated part="page" />}
    </>
  );
}
