import type { ReactNode } from 'react';
import { PageBanner } from './page-banner';
import { RoutePage, type RoutePageProps } from './route-page';

interface CollectionPageProps extends RoutePageProps {
  actions?: ReactNode;
  /** What is on the counter's front. */
  counter?: ReactNode;
}

/** A page that shows many things of a kind, with a navy banner (docs/design.md). */
export function CollectionPage({ actions, counter, ...page }: CollectionPageProps) {
  return (
    <RoutePage
      {...page}
      header={(text) => (
        <PageBanner {...text} actions={actions}>
          {counter}
        </PageBanner>
      )}
    />
  );
}
