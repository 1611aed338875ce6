import type { ReactNode } from 'react';

interface ItemListProps {
  items: readonly ReactNode[];
  /** Numbers the items, for steps. */
  ordered?: boolean;
}

/** A list of sentences or links. */
export function ItemList({ items, ordered = false }: ItemListProps) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={ordered ? 'item-list item-list-ordered' : 'item-list'}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is fixed text and never changes its order
        <li key={index}>{item}</li>
      ))}
    </List>
  );
}
