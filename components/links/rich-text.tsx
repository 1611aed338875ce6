import type { ReactNode } from 'react';
import { destinationNames } from '@/lib/routing/destinations';
import type { LinkOptions } from './address-link';
import { Code } from './code';
import { DestinationLink } from './destination-link';

type Chunks = (chunks: ReactNode) => ReactNode;

/** The message tags that format text instead of linking it. */
const shapes: Record<string, Chunks> = {
  strong: (chunks) => <strong>{chunks}</strong>,
  em: (chunks) => <em>{chunks}</em>,
  code: (chunks) => <Code>{chunks}</Code>,
  small: (chunks) => <small>{chunks}</small>,
};

/** The names of the formatting tags, for the message check. */
export const shapeTags = Object.keys(shapes);

/**
 * Renderers for every tag that a message may contain, for `t.rich`. Link tags are named after destinations, so that
 * translators never see a URL.
 * @param newTab opens the links in a new tab, which each link then announces
 */
export function richTags({ newTab = false }: Pick<LinkOptions, 'newTab'> = {}): Record<string, Chunks> {
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
