import type { ReactNode } from 'react';
import { type Blocks, type RichTextValues, TextPage } from '@/components/text-page/text-page';
import { StartHere, type StartRoute } from './start-here';
import { WhereNext } from './where-next';

interface ParticipateSubpageProps {
  route: Exclude<StartRoute, 'hacktoberfestEventKit'>;
  /** The destination of the first step, which the page's `start` messages describe. */
  start: string;
  /** An illustration next to the title in wide windows. */
  figure?: ReactNode;
  blocks?: Blocks;
  values?: () => RichTextValues;
  /** See `TextPage`. */
  stackedLinks?: boolean;
}

/**
 * The layout of a page about one way to take part: a link back to the overview above the title, the first step right
 * below it, the other ways at the end.
 */
export function ParticipateSubpage({ route, start, figure, blocks, values, stackedLinks }: ParticipateSubpageProps) {
  return (
    <TextPage
      route={route}
      parent="participate"
      figure={figure}
      blocks={blocks}
      values={values}
      stackedLinks={stackedLinks}
      opening={<StartHere route={route} to={start} />}
    >
      <WhereNext route={route} />
    </TextPage>
  );
}
