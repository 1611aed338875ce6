import type { ReactNode } from 'react';
import { Footer } from '@/components/footer/footer';
import type { RouteId } from '@/lib/routing/routes';

interface PageFrameProps {
  /** The page, for the feedback links in its footer; a page that nobody can edit has none. */
  route?: RouteId;
  /** How wide the content may become (docs/behavior.md, Page layout). */
  width?: 'page' | 'artwork';
  children: ReactNode;
}

/**
 * Main area and footer of a page; the main area fills the height that the rest leaves
 * (docs/behavior.md, Page layout). The site's search looks through the main area and nothing else.
 */
export function PageFrame({ route, width = 'page', children }: PageFrameProps) {
  return (
    <>
      <main id="content" tabIndex={-1} data-pagefind-body="" className={width === 'artwork' ? 'page page-artwork' : 'page'}>
        {children}
      </main>
      <Footer route={route} />
    </>
  );
}
