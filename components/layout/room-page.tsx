import type { ReactNode } from 'react';
import type { RoomHue } from '@/lib/theme/palette';
import { CounterFacts, type Fact, PageBanner } from './page-banner';
import { RoutePage, type RoutePageProps } from './route-page';
import './room.css';

export interface RoomPageProps extends RoutePageProps {
  hue: RoomHue;
  /** The page's main action, as a button. */
  actions?: ReactNode;
  /** On the counter's front; four fill the rows at every width. */
  facts?: readonly Fact[];
  /** The page's main action beside the facts, where they say what it is about. */
  factsAction?: ReactNode;
  /** Hangs bunting below the navigation bar, for parties. */
  bunting?: boolean;
}

/** A page about one thing to do, with a banner in its own hue (docs/design.md). */
export function RoomPage({ actions, facts, factsAction, bunting, ...page }: RoomPageProps) {
  return (
    <RoutePage
      {...page}
      header={(text) => (
        <PageBanner {...text} actions={actions} bunting={bunting}>
          {facts && <CounterFacts facts={facts} action={factsAction} />}
        </PageBanner>
      )}
    />
  );
}
