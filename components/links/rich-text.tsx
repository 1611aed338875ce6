import type { ReactNode } from 'react';
import { destinationNames } from '@/lib/routing/destinations';
import { DestinationLink } from './destination-link';

type Chunks = (chunks: ReactNode) => ReactNode;

/** Tags of the messages that shape words instead of linking them. */
const shapes: Record<string, Chunks> = {
  strong: (chunks) => <strong>{chunks}</strong>,
  em: (chunks) => <em>{chunks}</em>,
  code: (chunks) => <code>{chunks}</code>,
};

/** The names of the tags that are not destinations, for the message check. */
export const shapeTags = Object.keys(shapes);

/**
 * The meaning of every tag that a message may hold, for `t.rich`: a tag's name is a destination's
 * name, so that translators see words and readable tags and never an address.
 * @param newTab opens the destinations in a new tab, which each link then says
 */
export function richTags({ newTab = false }: { newTab?: boolean } = {}): Record<string, Chunks> {
  const links = destinationNames().map((name): [string, Chunks] => [
    name,
    (chunks) => (
      <DestinationLink key={name} to={name} newTab={newTab}>
        {chunks}
      </DestinationLink>
    ),
  ]);
  return { ...Object.fromEntries(links), ...shapes };
}
