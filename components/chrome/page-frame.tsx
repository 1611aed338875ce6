import type { ReactNode } from 'react';
import type { RouteId } from '@/lib/site/routes';
import { Footer } from './footer';

interface PageFrameProps {
  /** The page, for the feedback links in its footer; a page that nobody can edit has none. */
  route?: RouteId;
  children: ReactNode;
}

/** Main area and footer of a page; the main area fills the height that the rest leaves (specification, section 1). */
export function PageFrame({ route, children }: PageFrameProps) {
  return (
    <>
      <main id="content" tabIndex={-1} className="page">
        {children}
      </main>
      <Footer route={route} />
    </>
  );
}
