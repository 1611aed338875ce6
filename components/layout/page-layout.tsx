import type { ReactNode } from 'react';
import { type FeedbackPage, PageFeedback } from '@/components/footer/page-feedback';
import { Hydrated } from '@/components/ui/hydrated';
import { type RouteId, routes } from '@/lib/routing/routes';
import type { RoomHue } from '@/lib/theme/palette';
import { StagingBanner } from './staging-banner';

interface PageLayoutProps {
  /** The page that the feedback links refer to; omitted on the not-found page. */
  route?: RouteId;
  /** For feedback links to one of many pages that share the route. */
  page?: FeedbackPage;
  /** The hue of a room. */
  hue?: RoomHue;
  /** The date of the page's data, if known; shown with the feedback links. */
  asOf?: string;
  /** Whether the page shows an error instead of its content; it then doesn't report itself as hydrated. */
  isFailure?: boolean;
  children: ReactNode;
}

/**
 * A page's main area, followed by the links to report a problem. The main area fills the remaining height
 * (docs/behavior.md, Page layout) and is the only part that the search indexes.
 */
export function PageLayout({ route, page, hue, asOf, isFailure = false, children }: PageLayoutProps) {
  return (
    <>
      <StagingBanner path={page?.path ?? (route && routes[route].path)} />
      <main id="content" tabIndex={-1} data-page={route} data-pagefind-body="" className={hue ? `page room room-${hue}` : 'page'}>
        {children}
      </main>
      {route && <PageFeedback route={route} page={page} asOf={asOf} />}
      {!isFailure && <Hydrated part="page" />}
    </>
  );
}
